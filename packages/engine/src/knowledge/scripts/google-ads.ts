import { b2b } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const googleAdsScripts: ChannelScriptKnowledge = {
  channel: 'google-ads',
  voice: 'call',
  opening: {
    title: 'Abertura: textos do anúncio de pesquisa',
    usage:
      'Títulos de até 30 caracteres e descrições de até 90. Troque o que está entre colchetes.',
    tips: ['Repita no título as palavras que a pessoa digitou', 'Prometa só o que a página cumpre'],
    content: [
      'Título 1: {servico} em [cidade]\nTítulo 2: Orçamento no mesmo dia\nTítulo 3: Fale agora no WhatsApp',
      [
        b2b(
          'Descrição 1: Para empresas de [cidade]. Diagnóstico rápido e proposta clara.\nDescrição 2: Nota, prazo e contrato simples. Fale com quem resolve.',
        ),
        'Descrição 1: Atendimento rápido em [cidade]. Preço claro antes de começar.\nDescrição 2: Veja as avaliações e peça o seu orçamento sem compromisso.',
      ],
      'Primeira linha da página\nVocê chegou aqui por causa disto: {dor}. Veja como resolver e quanto custa.',
    ],
  },
  main: {
    title: 'Roteiro principal: ligar para o contato em 5 minutos',
    usage: 'O contato pediu orçamento em vários lugares. Quem liga primeiro conduz.',
    tips: [
      'Comece confirmando o pedido, não vendendo',
      'Não atendeu? Mensagem na hora e nova ligação em 30 minutos',
    ],
    content: [
      'Oi, [nome]? Aqui é {quemLiga}. (pausa) Você acabou de pedir um orçamento no nosso site. Pode falar um minuto?',
      'Antes de passar valor: o que fez você procurar isso hoje? (pausa longa)',
      [
        b2b(
          'Entendi. Muita empresa chega assim: {dor}. (pausa) E qual é o prazo para resolver? (pausa)',
        ),
        'Entendi. Muita gente chega assim: {dor}. (pausa) E é para já ou está comparando com calma? (pausa)',
      ],
      'Está vendo com mais alguém? (pausa) O que faria você escolher um e não o outro? (pausa)',
      'Tem uma coisa que vale saber: {argumentoEmFrase} (pausa) O valor costuma ficar em {ticket}, conforme o caso. (pausa)',
      'Para fechar um número certo, preciso de [informação que falta]. Posso te chamar no WhatsApp agora e já adiantar? (pausa)',
    ],
  },
  followUp: {
    title: 'Follow-up: contato pago que esfriou',
    usage: 'Mensagens no mesmo dia, no dia 2 e no dia 5.',
    tips: ['Um contato pago merece ao menos cinco tentativas (estimativa)'],
    content: [
      'No mesmo dia\nOi, [nome]! {eu}, da [sua empresa]. Te liguei sobre o orçamento que você pediu. Prefere que eu ligue às [horário] ou resolvemos por aqui?',
      'Dia 2\n[nome], deixei uma estimativa pronta com o que você escreveu. Quer que eu mande a opção mais enxuta e a completa?',
      [
        'Dia 5\n[nome], você já resolveu? Se sim, que bom, eu encerro por aqui. Se não, me diz o que faltou.',
        'Dia 5\n[nome], último recado: o orçamento vale até [data]. Quer manter ou encerro?',
      ],
    ],
  },
  closing: {
    title: 'Fechamento: decidir entre orçamentos',
    usage: 'Quando a pessoa está com dois ou três preços na mão.',
    tips: ['Compare escopo, não pessoa: nunca fale mal do concorrente'],
    content: [
      '[nome], você já tem os orçamentos. (pausa) Posso te ajudar a comparar, mesmo que não seja comigo? (pausa)',
      'Olha três coisas: o que está incluído, o prazo por escrito e o que acontece se der errado. (pausa) Em qual delas ficou dúvida? (pausa)',
      'No nosso, está assim: [o que está incluído]. (pausa)',
      [
        b2b(
          'Se fizer sentido, mando a ordem de serviço agora e reservo a data. Posso usar o CNPJ do site? (pausa)',
        ),
        'Se fizer sentido, reservo a data agora com um sinal por Pix ou cartão. Pode ser? (pausa)',
      ],
      'Perfeito. Mando a confirmação por escrito em cinco minutos. (pausa) Agradeço a confiança!',
    ],
  },
};
