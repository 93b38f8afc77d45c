import { b2b, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const doorToDoorScripts: ChannelScriptKnowledge = {
  channel: 'door-to-door',
  voice: 'talk',
  opening: {
    title: 'Abertura: 15 segundos na porta',
    usage: 'Crachá à vista, um passo para trás, fora do horário de movimento.',
    tips: ['Se estiver cheio, não entre: volte', 'Sorria e fale baixo'],
    content: [
      [
        b2b(
          'Bom dia! Sou {quemLiga}. Atendo aqui na rua o [vizinho que é cliente]. Vi que você está com movimento, então é rápido: quem cuida da loja é você? (pausa)',
        ),
        'Bom dia! Sou {quemLiga}. Estou atendendo aqui na rua hoje. Tem dois minutos ou volto em outro horário? (pausa)',
      ],
      'Uma pergunta só: {dor}. Isso acontece por aqui? (pausa)',
    ],
  },
  main: {
    title: 'Roteiro principal: olhar, perguntar, mostrar',
    usage: 'Quando a pessoa deu os dois minutos. Até 10 minutos no total.',
    tips: [
      style('communicator', 'Conte uma história só e volte à pergunta'),
      'Mostre na mão: amostra, foto ou conta no papel',
    ],
    content: [
      'Reparei em [algo que viu no local]. É sempre assim? (pausa)',
      'E quando acontece, como você faz? (pausa)',
      [
        b2b('Quanto isso te custa em uma semana ruim, por alto? (pausa)'),
        'Há quanto tempo está assim? (pausa)',
      ],
      'Olha como fica. (demonstre em um minuto) E tem mais um detalhe. {argumento} (pausa)',
      'O que você mudaria primeiro? (pausa)',
      'Fica em {ticket}. Dá para começar pelo mais simples. (pausa)',
    ],
  },
  followUp: {
    title: 'Follow-up: a segunda visita',
    usage: 'No dia combinado, com algo útil na mão.',
    tips: ['Chame pelo nome ao entrar'],
    content: [
      [
        '[nome], voltei como prometi! (pausa) Deu para pensar no que a gente viu?',
        '[nome], bom dia! Combinamos hoje, lembra? (pausa) Como foi a semana?',
      ],
      'Trouxe a conta no papel com o que você me disse: [conta simples]. (pausa) Confere comigo?',
      'O que falta para decidir: valor, confiança ou falar com alguém? (pausa)',
      'Se hoje não der, me diz um dia e um período que eu volto. Se não quiser mais, pode falar também, sem problema. (pausa)',
    ],
  },
  closing: {
    title: 'Fechamento: pedido na hora',
    usage: 'Quando a pessoa perguntou preço, prazo ou forma de pagamento.',
    tips: ['Deixe por escrito o que foi combinado e o seu telefone'],
    content: [
      'Então ficamos com [opção indicada], entrega em [prazo]. (pausa) Certo?',
      [
        b2b('Faço com nota, no CNPJ. Pix, boleto ou maquininha? (pausa)'),
        'Pode ser Pix ou cartão na maquininha. (pausa) E, por lei, você tem 7 dias para desistir, se não gostar.',
      ],
      'Aqui está o meu número. Passo em [dia e horário] para ver se ficou bom. (pausa)',
      'Antes de ir: quem aqui perto também reclama disso? Posso dizer que você está fazendo comigo? (pausa)',
    ],
  },
};
