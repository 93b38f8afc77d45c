import { b2b, firstSteps, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const communitiesScripts: ChannelScriptKnowledge = {
  channel: 'communities',
  voice: 'chat',
  opening: {
    title: 'Abertura: apresentar-se e ajudar no grupo',
    usage: 'Nos primeiros dias, conforme a regra do grupo. Sem link e sem oferta.',
    tips: ['Uma resposta completa vale mais do que dez “chama no privado”'],
    content: [
      [
        b2b(
          'Apresentação\nOi, pessoal! Sou {eu}, trabalho com {compradores} aqui da região. Entrei para aprender e ajudar no que souber. Qual é a maior dor de cabeça de vocês este mês?',
        ),
        'Apresentação\nOi, pessoal! Sou {quem}. Entrei para trocar ideia e ajudar no que souber. Podem me marcar quando o assunto for {assunto}.',
      ],
      [
        firstSteps(
          'Resposta a uma dúvida\n[nome], estudei bastante esse assunto. Eu faria nesta ordem: primeiro [passo simples], depois conferiria se melhorou em uma semana. Alguém aqui já tentou assim?',
        ),
        'Resposta a uma dúvida\n[nome], passei por isso com um cliente. Eu faria nesta ordem: primeiro [passo simples], depois conferiria se melhorou em uma semana. Se não melhorar, conta aqui que a gente pensa junto.',
      ],
    ],
  },
  main: {
    title: 'Roteiro principal: do grupo à conversa privada',
    usage: 'Só quando a pessoa pediu ou aceitou continuar no privado.',
    tips: [
      style('hunter', 'Três ajudas públicas antes de uma conversa privada'),
      'Diga sempre que você trabalha com isso',
    ],
    content: [
      'No grupo, quando pedem indicação\n[nome], sou parte interessada, porque trabalho com isso. Se ajudar, posso te dizer o que perguntar a qualquer fornecedor, e você compara. Pode ser aqui mesmo?',
      'Mensagem 1 (no privado)\nOi, [nome]! Vim do grupo, como combinamos. Para não te fazer repetir: o problema é parecido com isto: {dor}?',
      'Mensagem 2\nEntendi. O que você já tentou e o que não deu certo?',
      'Mensagem 3\nUma coisa que pode ajudar: {argumentoEmFrase} Se quiser, te mostro em 15 minutos como seria no seu caso. Prefere [dia e horário] ou por áudio?',
    ],
  },
  followUp: {
    title: 'Follow-up: voltar com algo útil',
    usage: 'Uma semana depois da conversa ou da dúvida respondida.',
    tips: ['Volte no grupo para contar o resultado, com autorização'],
    content: [
      [
        'Mensagem 1\n[nome], como ficou aquilo que você contou no grupo? Deu certo o primeiro passo?',
        'Mensagem 1\n[nome], lembrei de você: achei um material curto sobre aquela dúvida. Quer?',
      ],
      'Mensagem 2\nSe ainda estiver difícil, posso olhar o seu caso por 15 minutos, sem compromisso. Se não der, sigo ajudando por lá.',
    ],
  },
  closing: {
    title: 'Fechamento: condição para quem é do grupo',
    usage: 'Quando a pessoa pediu proposta.',
    tips: ['Combine com o moderador antes de oferecer condição especial'],
    content: [
      'Mensagem 1\n[nome], para quem é da comunidade eu faço assim: [o que foi combinado], por [valor]. É o mesmo serviço, só com a condição do grupo.',
      [
        b2b(
          'Mensagem 2\nSe fizer sentido, mando o resumo por escrito e começamos em [data]. Preciso do CNPJ para a nota.',
        ),
        'Mensagem 2\nSe fizer sentido, é Pix ou cartão, e começo em [data].',
      ],
      'Mensagem 3\nSó te peço uma coisa: depois conta no grupo como foi, com sinceridade. Combinado?',
    ],
  },
};
