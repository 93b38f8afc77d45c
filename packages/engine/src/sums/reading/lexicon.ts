/** Beginnings of words that mean the same in a sum; `=` ends a whole word. */
const GROUPS: Readonly<Record<string, string>> = {
  buys: 'compro= compra= comprei= compramos= comprando= comprar= comprad pago= paguei= pagamos= pagar= custa= custam= custou= custo= custos= custando= gasto= gastos= gastei= gasta= gastar= gastando= gastamos= gastou= peguei= pego= arremat invest import materia material materiais insumo ingrediente fornecedor fabrica mercadoria estoque',
  sells:
    'vendo= vende= vendi= vender= vendendo= vendid vendemos= venda= vendas= vendia= revend cobr anuncio= anunci tabela preco= precos= valor= valores= vitrine passo= oferec sai= ofereco= alugo= aluguei=',
  turnover: 'fatur apur entrou= entra= entrando= moviment caixa= bruto= receita rendeu= vendemos=',
  customer:
    'cliente freguesa fregues moca moco ela= ele= eles= elas= comprador noiva pediu= pede= pediram= quer= querem= levou= leva= levam= encomend pedido pedidos= paga= pagou= pagam= pagando= condomin escola= empresa= prefeitura mulher= cara= dona= seu= padaria restaurante',
  earns:
    'ganho= ganhos= ganhar= ganha= ganhei= ganhando= lucr sobra sobrou= sobram= tiro= tirar= tirei= receb fico= ficar= limpo= livre= liquid salario diaria embols retirada bolso= sobrando= rende= renda=',
  fees: 'taxa taxas= maquin cartao cartoes credito= debito= plataform aplicativo= app= ifood= shopee marketplace imposto= impostos= tributo simples= nota= come= comem= morde= pega= mercado= hotmart elo7 desconta= descontam= royalt',
  fixed:
    'aluguel alugueis luz= internet condominio funcionari ajudante secretaria salarios= conta= contas= despesa despesas= fixo= fixos= fixas= fixa= contador energia= telefone= agua= custos= folha=',
  cuts: 'desconto descontos= abat off= promoc tirando= menos= abaix vista= pix= desc= tirar= abater= baixando= dou= der= dando= dei= arredond cupom',
  rises:
    'aument reajust subiu= subir= sobe= subo= cresc cresci= alta= encarec acrescim acrescent foi= acima= inflac dissidio',
  falls:
    'caiu= cair= queda= reduz diminu baix perdi= perde= perco= perder= caindo= cancel estrag quebr desist',
  onTop: 'cima= markup= boto= bota= coloco= colocar= coloca= jogo= joga= sobre= multiplic',
  margins: 'margem= margens=',
  commissions: 'comiss comissao= repass repasse= premio= bonus= bonific corret',
  deposits: 'entrada= sinal= adiant deposit reserva= antecip',
  rest: 'falta= faltam= faltando= faltou= resto= restante= saldo= deve= devendo= ainda= restam= resta= divida= fiado=',
  instalments: 'parcel vezes= vez= prestac crediario carne= boletos= juro juros= financi',
  adds: 'frete= fretes= entrega= gorjeta embalag instalac deslocam pedagio adiciona extra= extras= mais= gasolina= diesel= uber= taxinha= combust imprevist passagem hotel almoco hosped',
  goals:
    'meta= metas= objetivo quero= preciso= bater= chegar= pretendo= queria= precisa= juntar= guardar= atingir= fechar=',
  done: 'ja= fiz= bati= fizemos= atingi= foram= entreguei= ate= hoje= vendi= fechei=',
  each: 'cada= unidade= unidades= unit peca= un= unid= cabeca= individual avuls',
  packs:
    'caixa= caixas= cx= pacote pacotes= pct= fardo kit= kits= duzia duzias= cento= centos= milheiro saco= sacos= saca= sacas= galao garraf pote= potes= combo cesta cestas= bandeja palete display lata= latas= rolo= rolos= balde tacho fornada receita= conjunto combo=',
  contains:
    'com= vem= vêm= tem= dentro= rende= rendem= leva= levam= cabe= cabem= faz= dá= da= contem uso= usa= precisa= sao= imprime= cobre=',
  attempts:
    'visita visitas= lead leads= orcament proposta ligac ligacoes= contato contatos= atend conversas= mensag mandei= mando= abord prospec visito= demonstr cotac mostr agend',
  wins: 'fecho= fecha= fecham= fecharam= fechou= fechei= fechar= fechamos= assin contrat convert convers matricul viram= viraram= vira= compraram= compram= fechad fechament aceit',
  minutes: 'minuto minutos= min= mins=',
  hours: 'hora= horas= h= hs= aula= aulas=',
  days: 'dia= dias= diaria diarias= noite= noites=',
  weeks: 'semana semanas= semanal semanais=',
  months: 'mes= meses= mensa',
  years: 'ano= anos= anual anua',
  aside:
    'idade= desde= comec moro= rua= avenida= av= numero= apto= apartamento= loja= casa= janeiro fevereiro marco= abril= maio= junho= julho= agosto= setembro outubro novembro dezembro sala= bairro= turma= filho filhos= nota= andar= aro= quilometro= casado= anos= trabalho= experiencia aposent nasci',
  all: 'total= todo= tudo= soma= somar= somando= junto= juntas= todas= todos= inteira= inteiro= orcamento=',
  compares:
    'diferenca economiz economia= barato= barata= caro= cara= concorrente= versus= comparado= compensa ante= antes= agora= era= tava= estava= passou= para=',
  loses: 'perco= deixo= perder= perdi= prejuizo= deixar= abro=',
  shares:
    'metade= parte= socio= socia= dividir= divid divide= parceir fatia= porcent percent rachar= rach terco=',
  size: 'm2= metro metros= m= km= kms= quilomet quadrad largura= altura= comprid litro litros= quilo quilos= kg= kilo kilos= gramas= grama= g= ml= tonelad hectare',
  people:
    'pessoa pessoas= aluno alunos= alunas= convidad vidas= consultor vendedor funcionarios= passageir turista casal familia equipe= assinant client clientes=',
  asksPercent: 'porcento= porcentag percentual= %= cento=',
  asksCount: 'quantos= quantas= qtd= quantidade=',
  median: 'media= medio=',
  breakeven: 'empatar= empata= paga= pague= zerar= cobrir= prejuizo= equilibrio',
};

const whole = new Map<string, string[]>();
const beginnings = new Map<string, string[]>();
for (const [group, words] of Object.entries(GROUPS)) {
  for (const word of words.split(' ')) {
    const isWhole = word.endsWith('=');
    const index = isWhole ? whole : beginnings;
    const key = isWhole ? word.slice(0, -1) : word;
    index.set(key, [...(index.get(key) ?? []), group]);
  }
}
const SHORTEST = 2;
const known = new Map<string, readonly string[]>();
const KNOWN_MAX = 5000;

/** What a folded word means in a sum. */
export function sumGroupsOf(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const found = new Set(whole.get(word));
  for (let length = SHORTEST; length <= word.length; length++) {
    for (const group of beginnings.get(word.slice(0, length)) ?? []) found.add(group);
  }
  const all = [...found];
  if (known.size < KNOWN_MAX) known.set(word, all);
  return all;
}
