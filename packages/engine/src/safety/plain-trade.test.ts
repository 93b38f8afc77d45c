import { describe, expect, it } from 'vitest';
import { distressIn, nextState } from './gate.ts';

const NONE = { mode: 'none' } as const;

/** Goods, amounts, orders and measures, as sellers of many trades write them. */
const ORDINARY = [
  'quanto a dona Cida ficou devendo mesmo',
  'anota ai que o seu Jorge me deve 240 da bateria',
  'o marido dela quer a pulseira de 380 em 2x',
  'corta a calça dele 4 dedos e cobra 25',
  'ela quer o vestido preto tamanho 44',
  'a saia preta sai por 79 e a blusa 59',
  'qual o peso da caixa com 12 garrafas',
  'vou bater 3 kg de massa de pao hj',
  'a faca de churrasco ta 120 e o kit 290',
  'ela quer cortar o cabelo e fazer as luzes, dá 260',
  'o corpo do vestido ta folgado 2 cm',
  'preciso pegar o pedido dela amanha cedo',
  'a namorada dele escolheu o anel de 890',
  'ta com medo de nao servir, mede 98 de quadril',
  'o cliente sumiu depois do orçamento de 3 mil',
  'ela ficou de passar sexta e levar as 2 calças',
  'tira o frete de 22 e poe a embalagem de 6',
  'são 4 calças e não 3',
  'troquei a bateria do celular da Neide, 180 com mao de obra',
  'a vizinha quer 50 coxinhas e 30 empadas pra sabado',
  'ele quer o plano pro filho e pra mulher tambem',
  'a filha dela tem 8 anos, entra na mensalidade?',
  'o idoso paga meia na excursao de 90?',
  'vou tirar 5 reais de cada e fechar as 10',
  'a bermuda dele é 42 e a camisa G',
  'quanto de tecido vai pra uma cortina de 2,80',
  'o pneu 175/70 ta 310 o par fica 600',
  'o conserto do telhado leva 3 dias e sai 1800',
  'da pra entregar o bolo sexta as 15h',
  'a encomenda da Sonia é 2 tortas e 1 quiche',
  'ela perguntou se a racao de 15kg tem desconto',
  'o remedio do cachorro ta 45 e a vacina 90',
  'o seu Antonio quer 3 sacos de cimento e 1 de cal',
  'a noiva quer aplicar renda no peito do vestido',
  'o rapaz vem medir o portao amanha, 3 por 2,20',
  'fechou a aula de violao 2x na semana a 220',
  'qual era mesmo o telefone da moça do sofa',
  'ela quer devolver a bota 37 e pegar a 38',
  'me enganei no troco, era 15 e dei 50',
  'errei o tamanho, ela usa 40',
  'dei 5% pra ela fechar hj, fiz mal?',
  'tenho vergonha de cobrar a amiga que comprou 3 cremes',
  'fico sem graça de pedir o sinal de 30%',
  'to insegura de passar o preço de 1200 no buffet',
  'a barra da calça é 20 e o ajuste na cintura 35',
  'preciso do endereço dela pra levar o gas',
  'vou vender a moto por 9 mil, ele ofereceu 8',
  'o shampoo pra cabelo crespo é 42 e a mascara 38',
  'ela quer a tinta preta 2.0 e 2 oxidantes',
  'o caminhao quebrou, a entrega da areia fica pra terça',
  'vou matar o preço da concorrente com 2 por 99',
  'morri de rir, ela levou 3 perfumes',
  'o cara do lava rapido quer 4 baldes de cera',
  'minha sogra quer 2 kits tambem, faço por 150?',
  'o menino quer a chuteira 36 de 189',
  'qto ta devendo a Joana, acho q 130 do batom e do creme',
  'a conta de luz dele é 480, placa paga em qts anos',
  'seu Zé quer saber se o vinho combina com carne',
  'a medida do braço dela é 34 e do busto 102',
  'pode ser no cartao dela msm, 3x de 66',
  'ela desistiu do sofá e quer a poltrona de 700',
  'bebe de 3 meses, ela quer 5 bodies e 2 mantas',
  'a aposta dela é na semijoia, quer 20 peças consignadas',
  'ele tem um peso de 90kg, qual bike aguenta',
  'mede o peito e a cintura e me manda',
  'o tiro de rolha do espumante ta incluso nos 60',
  'a corrente de prata é 150 e a de ouro 990',
  'a cortina de blackout 3 metros fica quanto com instalação',
  'qual o valor da divida do seu Mauro, ele quer acertar',
  'pega a medida da porta e do portao pra mim',
  'bate o martelo em 450 pelas duas cadeiras',
  'ela pediu pra trocar o recheio do bolo, leite ninho',
  'o pai da noiva paga metade do buffet, 4.500',
  'aumenta 2 cm na manga e aperta o ombro',
  'ele quer trocar a resistencia e o registro, 140 os dois',
  'peraí, a esposa é 590 e não 560',
  'anota: 3 vasos, 2 orquideas e a terra',
  'ela vai pagar metade hj e metade dia 20',
  'qual o tamanho do pescoço do cachorro pra coleira',
  'a moça do 302 quer 2 marmitas sem cebola',
  'cobra 15 do botao e 30 do forro',
  'a mae dela tambem quer o creme, sao 2 de 48',
  'preciso ir atras do fornecedor da lona',
  'ela pediu pra tirar o recheio e por 10 reais a menos',
  'a avó quer a lente nova, o grau mudou, 380',
  'o guri arrebentou a mochila, quer trocar o fecho',
  'me fala a altura da parede e a largura',
  'o seu Nilo pegou 2 fiado, da 84',
];

const HARM = [
  'to devendo 8 mil pro agiota e ele vem cobrar na loja',
  'meu marido bate em mim quando a venda é pouca',
  'tomei uma caixa de remédio, não quero mais acordar',
  'a filha da cliente tá com marca roxa e medo do padrasto',
  'peguei a faca e cortei meu braço, 3 cortes',
  'a idosa do 12 tá sem comida há 2 dias, o filho pega o cartão dela',
  'quero sumir, devo 15 mil em 4 cartões e não durmo',
  'ele disse que me mata se eu não devolver os 500',
  'a entrega é 40 e eu só queria não acordar amanhã',
  'o mês fechou em 200 reais, tô pensando em me jogar',
  'tem 5 encomendas pra sexta mas eu queria era sumir de vez',
];

describe('Ordinary messages about goods, amounts, orders and measures', () => {
  it('are not interrupted by the question whether somebody is in danger', () => {
    const interrupted = ORDINARY.filter((message) => nextState(NONE, message).mode !== 'none');
    expect(ORDINARY.length).toBeGreaterThan(60);
    expect(interrupted.length, interrupted.join(' | ')).toBeLessThanOrEqual(1);
  });

  it.each(ORDINARY)('never count as danger: %j', (message) => {
    expect(distressIn(message).certainty).not.toBe('certain');
  });

  it.each(HARM)('do not hide harm that is reported with goods and amounts: %j', (message) => {
    expect(distressIn(message).certainty).not.toBe('none');
  });
});
