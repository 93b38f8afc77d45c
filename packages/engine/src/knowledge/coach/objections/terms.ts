import { b2b, b2c } from '../../channels/lines.ts';
import type { ObjectionKnowledge } from './knowledge.ts';

export const termsObjections: readonly ObjectionKnowledge[] = [
  {
    key: 'send-info',
    family: 'terms',
    said: 'Manda por e-mail',
    cues: [
      '@mandar informac*|detalhes|proposta|tabela|resumo|@material',
      'depois eu leio|olho|vejo|analiso',
      'passa|passar|manda|mandar|envia|enviar|deixa as|os|tudo|por|um|uma @material|escrito',
      'tem apresentacao|material|catalogo|folder|pdf|portfolio|site',
      '@mandar por|no|pelo|um|uma|meu|para|me|a|as|o|tudo|os|isso|ai @material',
      '@mandar @material',
      '@material que|eu|depois|e olho|vejo|leio|analiso|dou|te|retorno',
      'por email|whats*|mensagem|escrito',
      'so|apenas|somente por @material',
      'depois olho|leio|vejo',
      'olho|leio|vejo depois|calma',
      'chama|fala|manda no|la|pelo|por whats*|direct|email|insta*',
      'tem @material mandar|enviar|passar|ver',
      'anota meu email',
      'meu email|whats* e',
      'por telefone|ligacao nao',
      'nao falo|atendo|compro|fecho|trato por telefone|ligacao|whats*',
      '~email',
    ],
    behind: [
      'Nove em cada dez vezes é a saída educada da conversa. O material vai, ninguém lê e você fica esperando.',
      'Pode ser interesse de verdade. A diferença aparece quando você pergunta o que a pessoa quer ver no material.',
    ],
    replies: [
      b2b(
        'Mando com prazer. Para não te enviar mais um PDF que ninguém abre: o que precisa estar lá para te ajudar a decidir? … Perfeito. Envio hoje e te ligo quinta, às 10h, por dez minutos, para ver os pontos juntos. Combinado?',
      ),
      b2c(
        'Mando, claro! Me diz só uma coisa para eu caprichar: você quer ver preço, fotos ou como funciona? Assim mando uma mensagem curta, e não um textão.',
      ),
      'Claro. E, sendo bem sincero, às vezes “manda por e-mail” quer dizer “não me interessou”. Se for isso, pode falar, que eu te poupo a caixa de entrada. É o caso?',
      'Envio agora mesmo. Enquanto isso, uma pergunta de trinta segundos: hoje isto pesa para você: {dor}? Se não pesa, nem precisa abrir o material.',
    ],
    questions: [
      'O que precisa estar no material para você decidir?',
      'Quando você vai olhar? Te chamo logo depois.',
      'Quem mais vai ler?',
    ],
    mistakes: [
      'Mandar a apresentação institucional de 30 páginas. Mande uma página sobre o problema dele.',
      'Enviar sem combinar a volta. E-mail sem data é gaveta.',
    ],
    insist: [
      'Está indo agora, com três linhas e um número. Te chamo amanhã, só para saber se faz sentido: sim, não ou talvez. Qual horário te atrapalha menos?',
      'Combinado. No e-mail vai uma única pergunta; se responder com uma palavra, eu já sei como te ajudar.',
    ],
    short:
      'Mando, sim. O que precisa estar lá para te ajudar a decidir, e quando conversamos sobre ele?',
  },
  {
    key: 'contract',
    family: 'terms',
    said: 'Não quero contrato que me prenda',
    cues: [
      'nada prend*|amarr*|segur*',
      'fidelidade|carencia',
      'contrato de|um ano|longo|anos|anual',
      'me|ficar prender|preso|presa|amarrado|refem',
      'assinar|assino|assinatura contrato|papel|nada|medo',
      'contrat* long*|prend*|pres*|fidelidade|multa|anual|mensal|amarr*|engess*|nao|muito|ano|burocra*|tempo|assin*|medo',
      'fidelidade|fidelizacao|multa*|rescis*|carencia|amarrad*|amarra|clausula*|letra*_miud*',
      'nao quero|gosto|assino|vou|faco|aceito|posso contrat*|assin*|compromisso|me_prender|me_amarrar|vinculo|papel',
      'medo|receio|odeio contrat*|assin*|ficar_preso|me_prender',
      'ficar|fico|fique|me prend*|pres* a|por|contrato|com|um|ano|em|muito',
      'prend*|preso|presa a|por|contrato|com|ano|@numero|muito',
      'sem contrato|fidelidade|multa|compromisso|burocracia',
      'assin* nada|papel|contrato|documento|agora|sem',
      'compromisso long*|muito|agora|com|@numero|fixo|mensal',
      'cancel* quando|depois|como|facil|dificil|dor|consigo|posso|multa|quiser',
      'papelada|burocracia|burocratic*|juridico',
      'se eu quiser sair|cancelar|parar',
      '@numero meses contrato|fidelidade|preso|presa',
      '~contrato',
    ],
    behind: [
      'Ele já foi preso em alguma coisa: academia, internet, telefone. O medo é da saída, não da entrada.',
      'Quem não vê como sai não entra. Mostre primeiro a porta de saída.',
    ],
    replies: [
      b2b(
        'Concordo, contrato tem que proteger os dois lados. Vamos ler juntos só três pontos: quanto dura, como se encerra e o que você leva se sair antes. O que não estiver claro, eu peço para escreverem melhor. Qual te preocupa mais?',
      ),
      b2c(
        'Te entendo, todo mundo já ficou preso em alguma coisa. Te explico a saída antes da entrada: como cancela, com quantos dias e se tem custo. Se a regra não te deixar tranquilo, não assine.',
      ),
      'Justo. O contrato serve mais para te dar o que cobrar de mim do que para te segurar. O que você gostaria que estivesse nele para dormir em paz?',
      'Boa preocupação. O que te incomoda: o tempo, a multa ou depender de uma pessoa só? Se for o tempo, vejo se dá para começar com um período menor.',
    ],
    questions: [
      'Qual contrato já te deu dor de cabeça? O que aconteceu?',
      'O que te preocupa mais: o tempo, a multa ou a burocracia?',
      'Com a regra de saída clara, você começaria?',
    ],
    mistakes: [
      'Dizer “é só formalidade, pode assinar”. É a frase que antecede toda dor de cabeça.',
      'Esconder a multa. Fale dela antes que ele ache.',
    ],
    insist: [
      'Sem problema. Existe um formato mais curto, com menos benefício. Quer ver os dois lado a lado e escolher com calma?',
      'Está certo. Leva o contrato para alguém da sua confiança ler e marca o que não aceita. Volto só para tratar desses pontos.',
    ],
    short:
      'Justo. Te mostro a saída antes da entrada: o que te preocupa, o tempo, a multa ou a burocracia?',
  },
  {
    key: 'delivery',
    family: 'terms',
    said: 'O prazo é muito longo',
    cues: [
      'semanas|meses|dias entreg*|esper*|demor*|chegar',
      'vai|vao demorar|atrasar',
      'prazo de_voces|longo|grande|entrega|muito|apertado',
      'preciso|quero|precisava amanha|hoje|urgente|logo|semana|sexta|sabado|rapido',
      'sem falta',
      'nao posso|da|consigo esperar|aguardar',
      'prazo* long*|grande|ruim|apertad*|alto|demorad*|nao|muito|entreg*|atend*|curto|entrega',
      'demor* muito|demais|para|chegar|entreg*|ficar|tanto|@numero|assim|receber',
      'muito|tanto|todo tempo|prazo|dias entreg*|chegar|esper*|receber',
      'demor* @estar|muito|demais|tanto|longa|@numero',
      'preciso|precisava|quero|queria para|antes|ate rapido|ontem|hoje|amanha|semana|urgent*|sexta|sabado|domingo|antes|logo|dia',
      'preciso urgente|logo|ja|rapido',
      'nao posso|da|consigo|quero|aguento|tenho esper*|aguard* tanto|tudo|isso|como|@numero|para',
      'tanto tempo|dia*|prazo',
      '@numero dias|semanas|meses e_muito|chegar|entregar|demais',
      'entreg* rapid*|antes|demor*|atras*|hoje|imediat*',
      'pronta entrega',
      'atras* entrega|obra|prazo|sempre|muito|chegar|vao|voce*',
      'chega*|receb* antes|a tempo|ate|depois|tarde',
      '~urgencia|urgente',
      'outr*|concorr* entreg* @numero|antes|rapido|mesmo|hoje|amanha',
      '~prazo',
    ],
    behind: [
      'O prazo do cliente tem um motivo: um evento, uma promessa dele, um medo de atraso. Descubra o motivo e talvez o prazo mude.',
      'Às vezes o que assusta não é o tempo, é a incerteza. Data certa com aviso no caminho vale mais que promessa rápida.',
    ],
    replies: [
      b2b(
        'Entendo, e não vou prometer o que não cumpro. Para que data você precisa e o que acontece se passar dela? Talvez eu consiga entregar primeiro a parte que destrava vocês e o resto depois.',
      ),
      b2c(
        'Poxa, entendo. É para alguma data especial? Me diz o dia, que eu vejo de verdade o que dá: uma parte antes, outro modelo que está pronto ou outro jeito de entrega. Se não der, te falo agora.',
      ),
      'Prefiro te dar uma data que eu cumpro a uma que te agrada. O que precisa estar pronto primeiro para você não ficar parado? Vamos dividir a entrega por aí.',
      'Você tem razão, é um prazo que pede confiança. Combinamos assim: te aviso em três momentos, e você sabe sempre onde está. Isso te deixa mais tranquilo ou a data é inegociável?',
    ],
    questions: [
      'Para que data você precisa, e o que acontece se passar dela?',
      'O que poderia chegar primeiro?',
      'Sabendo em cada etapa onde está, o prazo ainda incomoda?',
    ],
    mistakes: [
      'Prometer mais rápido para não perder. Você troca uma objeção hoje por uma reclamação amanhã.',
      'Culpar a fábrica ou a transportadora. Para o cliente, é você.',
    ],
    insist: [
      'Está certo, a data é firme. Então sejamos honestos: tudo até lá, não consigo; isto, consigo. Fecha com essa parte ou prefere que eu te indique quem entrega antes?',
      'Entendo. Vou checar agora se existe uma vaga na programação e te respondo até o fim do dia, com sim ou não.',
    ],
    short:
      'Para que data você precisa? Prefiro te dar um prazo que eu cumpro e entregar primeiro o urgente.',
  },
  {
    key: 'cancel',
    family: 'terms',
    said: 'Quero cancelar / desisti da compra',
    cues: [
      'desist*|cancel* da|do|compra|contrato|plano',
      'dinheiro de|volta meu|quero',
      'nao vou|vamos|quero|pretendo continuar|seguir|renovar|manter',
      'quero meu|de dinheiro|volta|reembolso|estorno',
      'quero|vou|gostaria|preciso|queria|vamos|pensando|resolvi|decidi|desejo cancel*|desist*|encerr*|rescindir|devolver|estorn*',
      'desist*',
      'cancel* contrato|plano|pedido|compra|assinatura|servico|tudo|meu|minha|o|a|reuniao|matricula',
      'mudei ideia|planos',
      'nao quero|vou|vamos continuar|renovar|seguir|prosseguir',
      'nao quero mais',
      'nao renov*|vou renovar',
      'arrependi|arrependid*',
      'estorn*|reembols*',
      'devolv* produto|dinheiro|compra|mercadoria',
      'nao us* mais|direito|como|quase',
      'encerr*|sair contrato|plano|servico|conta|parceria',
      '~cancel*',
      '~mais nao',
    ],
    behind: [
      'Cancelamento costuma ser o fim de uma conversa que não aconteceu. Alguma expectativa não foi cumprida, ou a vida mudou.',
      'Quem avisa que vai cancelar ainda está falando com você. É a última chance de ouvir, não de convencer.',
    ],
    replies: [
      b2b(
        'Obrigado por me avisar, e vou te ajudar a cancelar sem dificuldade se for isso mesmo. Antes, me conta: o que você esperava e não veio? Se der para consertar em uma semana, tento. Se não der, encerro do jeito certo.',
      ),
      b2c(
        'Poxa, obrigado por me falar. Me conta o que aconteceu? Se for algo que eu possa resolver, resolvo hoje. Se não for, te explico o passo a passo do cancelamento, sem enrolação.',
      ),
      'Entendo e respeito. Foi alguma coisa que a gente deixou de fazer ou mudou algo por aí? Se mudou por aí, talvez uma pausa ou uma opção menor te sirva melhor. Se foi a gente, quero consertar.',
      'Tudo bem, a decisão é sua. O que teria que ser diferente para você ter ficado? A sua resposta me ajuda mesmo que você saia.',
    ],
    questions: [
      'O que você esperava e não encontrou?',
      'Uma pausa ou um plano menor resolveria?',
      'Quando foi o momento em que deixou de valer a pena?',
    ],
    mistakes: [
      'Dificultar a saída. Cliente preso fala mal; cliente bem tratado volta.',
      'Oferecer desconto antes de ouvir o motivo. Se o motivo não é preço, você desvaloriza o que vende.',
    ],
    insist: [
      'Combinado, cancelo agora e te mando a confirmação. Posso te procurar daqui a seis meses para contar o que mudou?',
      'Está respeitado. Fica a porta aberta e o meu contato direto. Obrigado por ter confiado até aqui.',
    ],
    short:
      'Obrigado por avisar. O que você esperava e não veio? Se der para consertar, faço hoje; se não, cancelo sem enrolar.',
  },
];
