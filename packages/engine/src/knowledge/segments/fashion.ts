import type { Segment } from './segment.ts';

export const fashion: Segment = {
  key: 'fashion',
  name: 'Moda',
  within: 'na moda',
  hears:
    /\bmodas?\b|roupa|vestuario|calcad|boutique|butique|lingerie|jeans|confeccao|confeccoes|\bbolsas\b|acessorios femin|estilista|plus size|moda praia|uniforme|sapat|tenis\b|semijoia/,
  season: [
    'A coleção de verão entra em agosto e a de inverno em fevereiro: o lojista compra dois meses antes.',
    'Dezembro paga o ano, e janeiro liquida o que sobrou; novidade cara, só a partir de março.',
    'As idas aos polos de atacado acontecem na virada da estação, em caravana: esteja disponível antes da viagem.',
    'Dia das Mães e Namorados, um atrás do outro, fazem o segundo melhor período do ano.',
  ],
  channels: {
    people: ['Instagram', 'WhatsApp', 'TikTok', 'Indicação'],
    companies: ['Instagram', 'WhatsApp', 'Visita presencial', 'Eventos e feiras'],
  },
  buyers: {
    individuals: {
      who: 'pessoas que compram como querem se sentir e têm medo de errar o tamanho',
      decides: 'a própria pessoa, no provador ou com a amiga no WhatsApp',
      ticket: [90, 600, 'por compra'],
      pains: [
        'comprar pela foto e a peça vestir mal',
        'não achar o próprio tamanho na loja',
        'roupa cara que desbota na terceira lavagem',
        'ter o armário cheio e nada para o evento de sábado',
        'demora para trocar o que não serviu',
      ],
      moments: [
        'De quarta a sexta se escolhe a roupa do fim de semana: poste e chame na quarta à noite.',
        'Festa, entrevista, viagem e volta ao trabalho dão data e pressa à compra.',
      ],
      approaches: [
        'Pergunte a ocasião e o que a pessoa gosta de valorizar; só depois mande peças.',
        'Mande três looks completos em vídeo, com medida real, e não o catálogo.',
        'Separe o tamanho dela e convide para provar, sem compromisso, com hora marcada.',
      ],
      arguments: [
        'Medida da peça e foto em corpo parecido com o da cliente',
        'Troca fácil, também do que foi comprado pela internet',
        'Peça que combina com o que ela já tem',
        'Sacola para provar em casa, com retirada no dia seguinte',
      ],
      objections: [
        'Tenho medo de não servir',
        'Vou esperar a liquidação',
        'Vi parecido por metade no aplicativo',
        'Estou querendo emagrecer antes',
        'Manda mais fotos que eu vejo depois',
      ],
      not: [
        'Quem usa com etiqueta e devolve na segunda',
        'Quem só compra na última semana da liquidação',
        'Quem reserva dez peças e não busca nenhuma',
      ],
    },
    small: {
      who: 'donas de boutique que compram a coleção, fazem o vídeo e fecham o caixa',
      decides: 'a dona, pelo olho e pelo que as clientes pediram na semana',
      ticket: [1_000, 8_000, 'por pedido'],
      pains: [
        'sobrar tamanho que ninguém usa e faltar o que todas pedem',
        'capital preso na coleção que não virou',
        'cliente que curte tudo e não compra nada',
        'fornecedor que manda a mesma peça para a loja da esquina',
        'passar a noite respondendo direct sobre preço',
      ],
      moments: [
        'Segunda-feira ela confere o que saiu no fim de semana e decide a reposição.',
        'Quinze dias antes da viagem de compras, ela faz a lista do que faltou.',
      ],
      approaches: [
        'Olhe o perfil da loja antes e leve três peças ou ideias para aquela cliente, não para todas.',
        'Pergunte o que sobrou da última coleção e qual tamanho faltou: aí está o dinheiro.',
        'Ofereça grade pequena ou teste de um mês, com reposição do que virar.',
      ],
      arguments: [
        'Grade pequena, com reposição no meio da coleção',
        'Exclusividade no bairro pelo tempo da estação',
        'Foto e vídeo prontos para a loja postar',
        'Resposta rápida às clientes, sem ela passar a noite no celular',
      ],
      objections: [
        'Acabei de voltar das compras',
        'Não é a cara das minhas clientes',
        'A loja da frente tem igual',
        'Estou queimando estoque antes de comprar',
        'O pedido mínimo é alto para mim',
      ],
      not: [
        'Quem só trabalha com consignado e some na prestação de contas',
        'Quem compra para uma amiga e se diz lojista',
        'Quem não posta, não atende e culpa a coleção',
      ],
    },
    medium: {
      who: 'redes regionais e confecções com estilo próprio, representantes e meta por loja',
      decides: 'a gestora de produto ou de compras, com a sócia',
      ticket: [8_000, 60_000, 'por coleção'],
      pains: [
        'coleção que chega atrasada e já nasce em liquidação',
        'loja vendendo na internet contra o próprio representante',
        'modelagem que muda de um lote para outro',
        'sobra de um tamanho em todas as lojas',
        'oficina terceirizada sem garantia de prazo',
      ],
      moments: [
        'Na reunião de fechamento da coleção, com a sobra na mão, se decide o que mudar.',
        'De 120 a 150 dias antes do lançamento, fornecedores e calendário ainda podem ser trocados.',
      ],
      approaches: [
        'Comece por uma linha ou por um grupo de lojas, com meta de sobra no fim da estação.',
        'Leve amostra com ficha técnica e prazo assinado: confiança aqui é calendário.',
        'Descubra quanto custa uma semana de atraso na chegada da coleção.',
      ],
      arguments: [
        'Calendário cumprido, com multa se atrasar',
        'Sobra por tamanho reduzida, medida na mesma coleção',
        'Mesmo padrão de lote para lote',
        'Loja e internet vendendo o mesmo estoque',
      ],
      objections: [
        'A coleção já está fechada',
        'Tenho oficinas de confiança há anos',
        'Representante não vai aceitar isso',
        'Preciso ver a peça lavada dez vezes',
        'O custo por peça não fecha',
      ],
      not: [
        'Quem copia na semana e não tem calendário',
        'Quem muda a ficha técnica depois do corte',
        'Quem atrasa oficina e representante',
      ],
    },
    enterprise: {
      who: 'grandes redes de moda e marcas nacionais com cadeia auditada',
      decides: 'compras, produto e compliance de fornecedores',
      ticket: [60_000, 900_000, 'por contrato'],
      pains: [
        'risco de imagem na cadeia de costura',
        'coleção grande errando a tendência',
        'devolução alta nas vendas pela internet',
        'prazo de importação que estoura a estação',
        'loja sem o tamanho que a cliente viu no aplicativo',
      ],
      moments: [
        'As rodadas de fornecedores acontecem de oito a dez meses antes da estação.',
        'Depois de uma estação com sobra alta, testes de novo fornecedor são aprovados.',
      ],
      approaches: [
        'Entre com auditoria e rastreio em ordem: sem isso não há conversa de preço.',
        'Proponha uma família de produto, com reposição na estação.',
        'Mostre o efeito na devolução, que é o custo que mais incomoda hoje.',
      ],
      arguments: [
        'Cadeia auditada e rastreável',
        'Reposição dentro da estação, com volume garantido',
        'Redução de devolução medida em uma família',
        'Capacidade comprovada para o pico',
      ],
      objections: [
        'A homologação social leva meses',
        'Seu volume atende quantas lojas?',
        'Nosso preço-alvo é importado',
        'A estação já foi comprada',
        'Só com contrato de reposição',
      ],
      not: [
        'Quem não aceita auditoria na oficina',
        'Quem cobra prazo de importado e qualidade de alta costura',
        'Quem cancela o pedido com o tecido cortado',
      ],
    },
  },
};
