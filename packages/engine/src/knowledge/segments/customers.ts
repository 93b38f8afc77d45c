import type { CustomerType } from './segment.ts';

/** What the size of the buyer changes, whatever the segment. Same rules for phrases as in segments. */
export interface Customer {
  name: string;
  hears: RegExp;
  teams: readonly string[];
  approaches: readonly string[];
  moments: readonly string[];
  arguments: readonly string[];
  objections: readonly string[];
  not: readonly string[];
}

export const CUSTOMERS: Readonly<Record<CustomerType, Customer>> = {
  individuals: {
    name: 'Pessoas físicas',
    hears: /pessoas? fisicas?|individu|personas|consumidor|\bpf\b|b2c|famili/,
    teams: [
      'Uma pessoa decide, e outra da casa costuma opinar.',
      'Não há equipe: quem conversa com você é quem paga.',
      'Decide sozinho no que é barato; no que é caro, decide em casa.',
    ],
    approaches: [
      'Responda em até dez minutos e pelo canal em que a pessoa chamou: demora é lida como desinteresse.',
      'Troque a apresentação por duas perguntas sobre a rotina e uma história parecida.',
      'Diga o preço sem rodeio e logo em seguida o que ele resolve.',
    ],
    moments: [
      'À noite e no almoço as pessoas respondem; de manhã cedo, só leem.',
      'Do dia 5 ao dia 15 o dinheiro ainda está na conta e a decisão fica leve.',
      'Mudanças de vida pequenas abrem espaço: emprego novo, mudança de casa, uma data marcada.',
    ],
    arguments: [
      'Parcelas que cabem no mês, ditas em valor e não em porcentagem',
      'Gente de verdade para chamar se algo der errado',
      'Depoimento de alguém do mesmo bairro ou da mesma idade',
    ],
    objections: [
      'Vou ver com a minha família e te aviso',
      'Achei caro, faz um desconto?',
      'Deixa eu pesquisar mais um pouco',
      'Este mês não dá',
    ],
    not: [
      'Quem só quer o brinde ou a promoção',
      'Quem pede desconto antes de saber o que é',
      'Quem some sempre que a conversa chega no pagamento',
    ],
  },
  small: {
    name: 'Pequenas empresas',
    hears: /pequen|small|\bmei\b|microempres|autonom|lojist/,
    teams: [
      'De 1 a 9 pessoas; o dono vende, compra e resolve.',
      'Equipe curta, até dez pessoas, muitas vezes da família.',
      'O dono e mais alguns: não existe departamento, existe quem estiver livre.',
    ],
    approaches: [
      'Chegue com um número do negócio dele, não do seu: quanto custa por semana deixar como está.',
      'Fale com o dono e com quem faz o trabalho; um decide, o outro pode travar.',
      'Resolva uma coisa pequena já na primeira visita.',
    ],
    moments: [
      'Terça e quarta de manhã o dono respira; segunda e sexta são do caixa.',
      'Depois de fechar o mês, quando ele acabou de ver o que sobrou.',
      'Quando contrata o primeiro funcionário ou abre a segunda porta.',
    ],
    arguments: [
      'Se paga no próprio mês, com a conta feita na frente dele',
      'Sem contrato longo: continua porque funciona',
      'Instalação e treino sem parar a loja',
    ],
    objections: [
      'Estou sem caixa agora',
      'Eu mesmo resolvo isso',
      'Me manda no WhatsApp que eu vejo depois',
      'Já me enrolaram uma vez com isso',
    ],
    not: [
      'Quem está apagando incêndio financeiro e não paga nem o essencial',
      'Quem quer tudo incluído pelo preço do básico',
      'Quem marca três vezes e não aparece',
    ],
  },
  medium: {
    name: 'Médias empresas',
    hears: /medi[ao]s?\b|medium|medianas?/,
    teams: [
      'De 10 a 99 pessoas, com gestor por área e financeiro atento.',
      'Quem usa, quem decide e quem paga já são três pessoas diferentes.',
      'Áreas pequenas com chefe próprio; o dono entra no fim, para assinar.',
    ],
    approaches: [
      'Descubra cedo quem usa, quem decide e quem assina, e marque uma conversa com cada um.',
      'Deixe uma página que o gestor possa defender sem você na sala.',
      'Combine um piloto com data de fim e um número para olhar.',
    ],
    moments: [
      'Na troca de gestor: quem chega quer mostrar resultado em 90 dias.',
      'Quando a meta do trimestre escapa, no segundo mês dele.',
      'De 60 a 90 dias antes de vencer o contrato com quem atende hoje.',
    ],
    arguments: [
      'Retorno mostrado em uma conta que o financeiro aceita',
      'Implantação com responsável, etapas e data',
      'Referência de empresa do mesmo porte, com telefone',
    ],
    objections: [
      'Não está no orçamento deste ano',
      'Preciso levar para a diretoria',
      'Estamos comparando com mais dois',
      'A equipe já está sobrecarregada',
    ],
    not: [
      'Quem pede proposta só para ter o terceiro orçamento',
      'Quem não abre o acesso a quem assina',
      'Quem muda o escopo a cada reunião sem mudar o prazo',
    ],
  },
  enterprise: {
    name: 'Grandes empresas',
    hears: /grandes?\b|enterprise|corporac|corporativ|multinac/,
    teams: [
      'Cem pessoas ou mais, com compras, jurídico e segurança no caminho.',
      'Muitas áreas na mesma decisão: conte de cinco a oito pessoas.',
      'Estrutura formal: patrocinador, usuários, compras e quem pode vetar.',
    ],
    approaches: [
      'Encontre um patrocinador com problema e verba, e arme-o para defender a ideia por dentro.',
      'Mapeie compras, jurídico e segurança antes da proposta: são eles que atrasam.',
      'Entre por uma unidade ou região, com prazo curto e resultado que a matriz consiga ler.',
    ],
    moments: [
      'Entre agosto e outubro, quando o orçamento do ano seguinte ainda aceita linhas novas.',
      'Depois de uma fusão, de uma auditoria ou de um número ruim divulgado.',
      'Na renovação anual, com seis meses de antecedência.',
    ],
    arguments: [
      'Risco coberto: contrato, garantias, LGPD e plano de saída',
      'Caso em empresa do mesmo porte, com quem conversar',
      'Um time dedicado, com reunião e indicador combinados',
    ],
    objections: [
      'Nosso processo de homologação leva meses',
      'Só compramos de fornecedor cadastrado',
      'Matriz que decide isso',
      'Qual é o tamanho da sua operação para nos atender?',
    ],
    not: [
      'Quem quer estudo grátis para montar o edital',
      'Quem não tem dono do problema, só curiosos',
      'Quem exige exclusividade sem garantir volume',
    ],
  },
};
