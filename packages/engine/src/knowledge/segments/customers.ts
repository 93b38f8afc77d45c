import type { CustomerKind } from '../channels/situation.ts';

/** What the size of the buyer changes, whatever the segment. Same rules for phrases as in segments. */
export interface Customer {
  name: string;
  /** Begins a sentence about this size among others: "Nas médias empresas". */
  among: string;
  hears: RegExp;
  /** Who is there, in lower case and without full stop. */
  teams: readonly string[];
  approaches: readonly string[];
  arguments: readonly string[];
  objections: readonly string[];
  not: readonly string[];
}

export const CUSTOMERS: Readonly<Record<CustomerKind, Customer>> = {
  individuals: {
    name: 'pessoas físicas',
    among: 'Entre pessoas físicas',
    hears: /pessoas? fisicas?|individu|personas|consumidor|\bpf\b|b2c|famili/,
    teams: [
      'uma pessoa decide, e outra da casa costuma opinar',
      'não há equipe: quem conversa com você é quem paga',
      'no que é barato, decide na hora; no que é caro, conversa em casa antes',
      'quem usa nem sempre é quem paga: descubra os dois logo na primeira conversa',
    ],
    approaches: [
      'Responda em até dez minutos e pelo canal em que a pessoa chamou: demora é lida como desinteresse.',
      'Troque a apresentação por duas perguntas sobre a rotina e uma história parecida.',
      'Diga o preço sem rodeio e, logo em seguida, o que ele resolve.',
      'Se houver mais alguém na decisão, mande um resumo curto que possa ser reencaminhado.',
    ],
    arguments: [
      'Parcelas que cabem no mês, ditas em valor e não em porcentagem',
      'Gente de verdade para chamar se algo der errado',
      'Depoimento de alguém do mesmo bairro ou da mesma idade',
      'Desistência simples nos primeiros dias',
    ],
    objections: [
      'Vou ver em casa e te aviso',
      'Achei caro, faz um desconto?',
      'Deixa eu pesquisar mais um pouco',
      'Este mês não dá',
      'Qualquer coisa eu te chamo',
    ],
    not: [
      'Quem só quer o brinde ou a promoção',
      'Quem pede desconto antes de saber o que é',
      'Quem some sempre que a conversa chega no pagamento',
      'Quem trata mal quem atende',
    ],
  },
  small: {
    name: 'pequenas empresas',
    among: 'Nas pequenas empresas',
    hears: /pequen|small|\bmei\b|microempres|autonom|lojist/,
    teams: [
      'de 1 a 9 pessoas; o dono vende, compra e resolve',
      'equipe curta, até dez pessoas, muitas vezes da família',
      'o dono e mais alguns: não existe departamento, existe quem estiver livre',
      'poucas pessoas, todas com dois papéis; o dono acumula três',
    ],
    approaches: [
      'Chegue com um número do negócio dele, não do seu: quanto custa por semana deixar como está.',
      'Fale com o dono e com quem faz o trabalho; um decide, o outro pode travar.',
      'Resolva uma coisa pequena já na primeira visita.',
      'Saia da conversa com dia e hora marcados: o dono esquece por excesso, não por desinteresse.',
    ],
    arguments: [
      'Um custo que se paga no próprio mês, com a conta feita junto',
      'Sem contrato longo: continua porque funciona',
      'Instalação e treino sem fechar a porta',
      'Um número de telefone só, com quem resolve do outro lado',
    ],
    objections: [
      'Estou sem caixa agora',
      'Eu mesmo resolvo isso',
      'Me manda no WhatsApp que eu vejo depois',
      'Já me enrolaram uma vez com isso',
      'Volta aqui no mês que vem',
    ],
    not: [
      'Quem não paga nem o essencial e procura um milagre',
      'Quem quer tudo incluído pelo preço do básico',
      'Quem marca três vezes e não aparece',
      'Quem não aceita mudar nada na própria rotina',
    ],
  },
  medium: {
    name: 'médias empresas',
    among: 'Nas médias empresas',
    hears: /medi[ao]s?\b|medium|medianas?/,
    teams: [
      'de 10 a 99 pessoas, com gestor por área e financeiro atento',
      'quem usa, quem decide e quem paga já são três pessoas diferentes',
      'áreas pequenas com chefe próprio; o dono entra no fim, para assinar',
      'dezenas de pessoas e poucos gestores: o tempo deles é o recurso mais caro da casa',
    ],
    approaches: [
      'Descubra cedo quem usa, quem decide e quem assina, e marque uma conversa com cada um.',
      'Deixe uma página que o gestor possa defender sem você na sala.',
      'Combine um piloto com data de fim e um número para olhar.',
      'Pergunte o que já foi tentado e por que parou; a resposta é o roteiro da proposta.',
    ],
    arguments: [
      'Retorno mostrado numa conta que o financeiro aceita',
      'Implantação com responsável, etapas e data',
      'Referência de empresa do mesmo porte, com telefone',
      'Um relatório curto, que o gestor leva pronto para a diretoria',
    ],
    objections: [
      'Não está no orçamento deste ano',
      'Preciso levar para a diretoria',
      'Estamos comparando com mais dois',
      'A equipe já está sobrecarregada',
      'Me manda uma apresentação que eu encaminho',
    ],
    not: [
      'Quem pede proposta só para ter o terceiro orçamento',
      'Quem não abre o acesso a quem assina',
      'Quem muda o escopo a cada reunião sem mudar o prazo',
      'Quem não consegue dizer qual número quer melhorar',
    ],
  },
  enterprise: {
    name: 'grandes empresas',
    among: 'Nas grandes empresas',
    hears: /grandes?\b|enterprise|corporac|corporativ|multinac/,
    teams: [
      'cem pessoas ou mais, com compras, jurídico e segurança no caminho',
      'muitas áreas na mesma decisão: conte de cinco a oito pessoas',
      'estrutura formal: patrocinador, usuários, compras e quem pode vetar',
      'centenas de pessoas e processos escritos; pouca gente conhece o caminho inteiro da compra',
    ],
    approaches: [
      'Encontre um patrocinador com problema e verba, e arme-o para defender a ideia por dentro.',
      'Mapeie compras, jurídico e segurança antes da proposta: são eles que atrasam.',
      'Entre por uma unidade, com prazo curto e resultado que a matriz consiga ler.',
      'Marque sempre a reunião seguinte dentro da reunião: agenda cheia é o seu maior concorrente.',
    ],
    arguments: [
      'Risco coberto: contrato, garantias, LGPD e plano de saída',
      'Caso em empresa do mesmo porte, com quem conversar',
      'Um time dedicado, com reunião e indicador combinados',
      'Começo por uma unidade, com critério de expansão escrito',
    ],
    objections: [
      'Nosso processo de homologação leva meses',
      'Só compramos de fornecedor cadastrado',
      'É a matriz que decide isso',
      'Qual é o tamanho da sua operação para nos atender?',
      'O assunto volta no próximo ciclo de orçamento',
    ],
    not: [
      'Quem quer estudo grátis para montar o edital',
      'Quem não tem dono do problema, só curiosos',
      'Quem exige exclusividade sem garantir volume',
      'Quem marca reunião com dez pessoas e nenhuma decide',
    ],
  },
};
