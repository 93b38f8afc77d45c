import { b2b, tagged } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const marketplacesScripts: ChannelScriptKnowledge = {
  channel: 'marketplaces',
  voice: 'chat',
  opening: {
    title: 'Abertura: título e primeiras linhas do anúncio',
    usage: 'O comprador filtra e compara: responda antes que pergunte.',
    tips: [
      'Título com o que se digita: produto, marca, medida, cor',
      'Não ponha telefone nem link: o site pune',
    ],
    content: [
      [
        tagged(['food'], 'Nome do item: [prato] + porção + destaque (“serve 2”, “sem lactose”)'),
        'Título: [produto] + marca + medida + cor + pronta entrega',
      ],
      'Primeira linha\nPara quem passa por isto: {dor}.',
      'Tópicos\n- O que vem na caixa\n- Medida, material e uso\n- Prazo de envio e garantia\n- Para quem não serve',
      '{argumento}',
    ],
  },
  main: {
    title: 'Roteiro principal: responder perguntas do anúncio',
    usage: 'Em até 1 hora no horário comercial. Outros compradores leem.',
    tips: ['Responda, dê um motivo e convide a comprar ali mesmo'],
    content: [
      'Pergunta “ainda tem?”\nOi! Tem sim, pronta entrega. Comprando hoje, envio em [prazo]. Qual cor ou medida você prefere?',
      'Pergunta “faz por menos?”\nOi! O valor já está no melhor que consigo com nota e garantia. Levando o kit de dois, sai melhor por unidade. Te ajudo a escolher?',
      [
        b2b(
          'Pergunta “tem para quantidade?”\nOi! Tenho sim, com nota para CNPJ. Me diz quantas unidades e para quando, que eu publico o anúncio certo para você.',
        ),
        'Pergunta “serve para o meu caso?”\nOi! Me diz [a medida ou o modelo] que eu confirmo antes de você comprar. Prefiro tirar a dúvida a ter troca.',
      ],
    ],
  },
  followUp: {
    title: 'Follow-up: depois da compra',
    usage: 'Pelas mensagens do próprio site, sem levar o cliente para fora.',
    tips: ['Avise antes que a pessoa pergunte'],
    content: [
      'No envio\nOi, [nome]! Seu pedido saiu hoje, bem embalado. Chega até [data]. Qualquer coisa, me chama por aqui que eu resolvo.',
      [
        'Na entrega\n[nome], chegou direitinho? Se sim, sua opinião ajuda muito. Se algo não ficou bom, fala comigo antes que eu acerto.',
        'Na entrega\n[nome], tudo certo com o pedido? Uma foto na avaliação ajuda outra pessoa a escolher. Problema? Me chama primeiro.',
      ],
    ],
  },
  closing: {
    title: 'Fechamento: levar a dúvida até a compra',
    usage: 'Quando a pessoa fez a segunda pergunta.',
    tips: ['Quem pergunta duas vezes quer segurança, não desconto'],
    content: [
      'Mensagem 1\nPelo que você contou, o indicado é [produto]. Serve no seu caso e tem garantia de [garantia].',
      'Mensagem 2\nTenho [quantidade] em estoque. Comprando até [horário], sai ainda hoje. E, por lei, você tem 7 dias para devolver.',
      'Mensagem 3\nPode comprar por aqui mesmo, que o pagamento fica protegido pelo site. Ficou alguma dúvida?',
    ],
  },
};
