import { describe, expect, it } from 'vitest';
import { turnInput } from '../../testing/turns.ts';
import { replyTo } from '../index.ts';

/** Orders to write to a customer, in the forms in which sellers give them. */
const ORDERS = [
  'manda mensagem pra Zuleide dizendo que a entrega atrasou',
  'escreve pro seu Jorge avisando do feriado',
  'escreve pro seu Jorge avisando que sexta é feriado',
  'pede desculpa pra Carla pelo atraso',
  'escreve uma mensagem pedindo desculpa pra Carla pelo atraso',
  'fala pra Zuleide que a entrega atrasou',
  'avisa a Joana que amanhã não abre',
  'diz pro Paulo que o boleto vence sexta',
  'preciso avisar a Joana que o preço mudou, escreve',
  'manda um zap pra dona Lúcia contando que chegou a coleção nova',
  'faz uma mensagem pra Bia perguntando se ela recebeu a amostra',
  'escreve pra Bia se ela recebeu a amostra',
  'cobra a Neide os 200 reais do mês passado',
  'manda mensagem cobrando a Neide, 200 reais',
  'lembra o seu Ivo da visita de quinta às 10h',
  'escreve lembrando o seu Ivo da visita de quinta às 10h',
  'agradece a dona Cida pela compra',
  'manda um agradecimento pra dona Cida pela indicação da irmã',
  'convida a Paula pra degustação de sábado',
  'escreve um convite pra Paula ir na degustação de sábado',
  'confirma com o Davi a reunião de amanhã às 15h',
  'escreve confirmando com o Davi a reunião de amanhã às 15h',
  'oferece pra Marta o combo de 3 por 100',
  'faz um texto oferecendo pra Marta o combo de 3 por 100',
  'explica pra Célia que o frete é por conta dela',
  'escreve explicando pra Célia que o frete é por conta dela',
  'responde pro Caio que não dá pra baixar mais',
  'responde o Caio dizendo que a gente não consegue baixar mais',
  'pergunta pro Tonho qual tamanho ele quer',
  'manda perguntando pro Tonho qual tamanho ele quer',
  'remarca com a Lia pra terça às 9h',
  'escreve remarcando com a Lia pra terça às 9h',
  'diz pra Zélia que eu vou atrasar 20 minutos',
  'manda pra Zélia que eu vou atrasar 20 minutos',
  'redige um e-mail pro Marcos informando o novo horário de entrega',
  'quero uma mensagem pro Marcos comunicando a mudança de endereço',
  'comunica o Marcos que mudamos de endereço',
  'faz um recado pra Ivone dizendo q o pedido dela chegou',
  'bota numa mensagem pra Ivone que o pedido dela chegou',
  'me ajuda a dizer pro Fábio que o modelo dele saiu de linha',
  'como eu digo pro Fábio que o modelo saiu de linha? escreve',
  'escreve pra Rosa que eu tenho o vestido que ela queria',
  'faz um zap pra Rosa falando que chegou o vestido dela',
  'monta uma mensagem de aniversário pra Teresa com 10% de desconto',
  'parabeniza a Teresa pelo aniversário',
  'manda um zap pro Nilton pra ele passar aqui amanhã',
  'escreve pro Nilton pedindo pra ele passar aqui amanhã',
  'pede pro Nilton mandar o comprovante',
  'escreve pro Nilton pedindo o comprovante',
  'pede uma indicação pra dona Elza',
  'solicita ao Pedro os documentos que faltam',
  'escreve solicitando ao Pedro os documentos que faltam',
  'informe a Ana que a garantia cobre 12 meses',
  'avise o cliente que o prazo é de 5 dias',
  'escreva para a Ana informando que a garantia cobre 12 meses',
  'insiste com o Beto que a proposta vale até sexta',
  'escreve pro Beto reforçando que a proposta vale até sexta',
  'manda pro Beto um lembrete de que a proposta vale até sexta',
  'propõe pra Gilda pagar em duas vezes',
  'escreve propondo pra Gilda pagar em duas vezes',
  'chama a Duda pra conhecer a loja nova',
  'escreve chamando a Duda pra conhecer a loja nova',
  'agenda com o Rui uma visita na quarta',
  'diga ao senhor Walter que o orçamento ficou em 3.200',
];
/** What only an order to the coach contains. */
const ORDER =
  /\b(?:dizendo|avisando|informando|pedindo|perguntando|cobrando|explicando|contando|falando|comunicando|oferecendo|convidando|confirmando com|agradecendo|remarcando|solicitando|reforçando|propondo|chamando|escrev\w+|redig\w+|diga|avise|avisa|pede|cobra|bota|monta|fala pr\w|diz pr\w|pergunta pr\w|lembra o)\b/iu;

const textFor = (userInput: string) => replyTo(turnInput(userInput));

describe('an order to write to a customer', () => {
  it.each(ORDERS)('leaves no word of it in the text: %s', (order) => {
    const { act, artefact } = textFor(order);
    expect(act.kind).toBe('text');
    expect(artefact?.text).toBeTruthy();
    expect(artefact?.text).not.toMatch(ORDER);
  });

  it('names the customer once and says what was ordered', () => {
    expect(textFor('remarca com a Lia pra terça às 9h').artefact?.text).toBe(
      'Oi, Lia! Preciso remarcar com você para terça às 9h.\n\nFica bom para você?',
    );
  });
});
