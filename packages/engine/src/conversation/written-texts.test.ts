import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';

/** The reply to the last of several messages of a seller. */
const last = (...messages: string[]) => talkOf(messages, { sellerName: 'Vera' }).last;
const draft = (...messages: string[]): string => last(...messages).artefact?.text ?? '';

describe('a text for a customer', () => {
  it('leaves out what agrees with the coach before the order', () => {
    const text = draft(
      'sim, escreve a mensagem pra Neuza. a minha estufa tem 2 anos de garantia e a entrega é grátis',
    );
    expect(text).toMatch(/^Oi, Neuza! A minha estufa tem 2 anos de garantia/);
    expect(text).not.toMatch(/sim\b/i);
  });

  it('keeps a clause with “depois que” in one sentence', () => {
    const text = draft(
      'escreve pro Caio: o prazo de 15 dias conta depois que ele aprovou o desenho, ofereço uma visita terça às 10h',
    );
    expect(text).toContain('O prazo de 15 dias conta depois que você aprovou o desenho');
    expect(text).toMatch(/ofereço uma visita terça às 10h\./i);
  });

  it('names the thing that the order names', () => {
    expect(draft('faz uma legenda pro jogo de panela que chegou, 6 peças, 219,90')).toContain(
      'O jogo de panela chegou, 6 peças, R$ 219,90',
    );
  });

  it('marks a value that it refers to and does not find', () => {
    expect(
      draft('faz uma msg pra Lúcia confirmando com esse valor, entrego sexta de manha'),
    ).toMatch(/entrego sexta de manhã.{0,200}\[confirme: valor\]/is);
  });

  it('is no promotion if it announces a higher price', () => {
    const text = draft(
      'to pensando em aumentar a escova de 60 pra 70',
      'escreve um aviso pro grupo do aumento: a partir de 5 de janeiro, quem marcar até dia 30 paga o preço antigo',
    );
    expect(text).toContain('R$ 60 para R$ 70');
    expect(text).not.toMatch(/participar|eu quero|!/);
  });

  it('does not quote to customers what they said themselves', () => {
    expect(
      draft("a Nádia respondeu 'achei salgado 980'. escreve pra ela que parcelo em 5 vezes"),
    ).not.toContain('salgado');
  });

  it.each([
    [
      'faz a msg pra Dalva, a encomenda de 30 potes sai dia 16 às 9h, sem bater boca e sem drama',
      /30 potes sai dia 16 às 9h/,
      /drama/,
    ],
    [
      'preciso de um texto pra etiqueta do pote, no máximo 20 palavras, tem que ter mel silvestre e 500 g',
      /mel silvestre e 500 g/i,
      /máximo|palavras|tem que/i,
    ],
    [
      'escreve pro Nilo que o sofá chegou, levo quinta cedo, e o frete fica 40 a mais. o entregador anda bebendo, isso não conta',
      /O sofá chegou, levo quinta cedo, e o frete fica R\$ 40 a mais/,
      /entregador|bebendo/,
    ],
    [
      'o Téo encomendou 20 camisetas pra sexta às 10h. manda msg pro Téo confirmando e pedindo o endereço',
      /20 camisetas pra sexta às 10h/,
      /encomendou/,
    ],
  ])('says what it is to say and nothing of the order: %s', (request, said, unsaid) => {
    const text = draft(request);
    expect(text).toMatch(said);
    expect(text).not.toMatch(unsaid);
  });

  it('states the things that it refers to as the talk stated them', () => {
    const stated = 'a dona Iara quer 2 redes, 160 cada, entrego na sexta e a garantia é de 6 meses';
    const text = draft(stated, 'escreve pra ela com o dia da entrega e a garantia');
    expect(text).toMatch(/entrego na sexta/i);
    expect(text).toMatch(/garantia é de 6 meses/i);
  });

  it('is for the customer of a talk and not for others that it names', () => {
    const text = draft(
      'a dona Cida perguntou da internet',
      'faz um zap pra ela, diz que o instalador é o Breno e que chega amanhã',
    );
    expect(text).toMatch(/^Oi, dona Cida!/);
    expect(text).toContain('Breno');
  });

  it('has the total and the payment of a proposal in their lines', () => {
    const text = draft(
      'escreve a proposta pra Sílvia da escola, lanche pra 80 crianças, 1.200 no total, entrada de 400 e o resto no dia',
    );
    expect(text).toContain('Investimento: R$ 1.200');
    expect(text).toMatch(/Pagamento: Entrada de R\$ 400 e o resto no dia/);
  });
});

const WRITTEN = 'escreve pro Fabrício que o sofá chega quinta e sai por 1.850';

describe('a change of the last text', () => {
  it('has no word of the complaint and all that the text said', () => {
    const text = draft(WRITTEN, 'ficou estranho, ninguém fala assim. põe que a montagem é grátis');
    expect(text).toMatch(/sofá chega quinta.{0,200}1\.850.{0,200}montagem é grátis/is);
    expect(text).not.toMatch(/estranho|ningu[eé]m/i);
  });

  it('is the text anew if the message says what it is to be', () => {
    const text = draft(
      WRITTEN,
      'ficou confuso. é assim: o sofá chega dia 12 e a montagem é no mesmo dia',
    );
    expect(text).toMatch(/^Oi, Fabrício! O sofá chega dia 12 e a montagem é no mesmo dia\./);
    expect(text).not.toContain('confuso');
  });

  it('takes quoted words in the place of those that are like them', () => {
    expect(draft(WRITTEN, "tá cortado. é 'o sofá chega quinta à tarde'")).toContain(
      'sofá chega quinta à tarde e sai por R$ 1.850',
    );
  });

  it('words what the customer is invited to as a sentence', () => {
    expect(draft(WRITTEN, 'faltou chamar ele pra vir ver o tecido sábado')).toContain(
      'Quero te convidar para vir ver o tecido sábado.',
    );
  });

  it('puts back what a message misses', () => {
    const text = draft(WRITTEN, 'tira o preço', 'poe de volta o preço');
    expect(text).toContain('1.850');
  });

  it('asks for what is missing rather than writing its name', () => {
    const { text, artefact } = last(WRITTEN, 'faltou o endereço');
    expect(text).toContain('Qual é o endereço?');
    expect(artefact).toBeNull();
  });

  it.each([
    'e se ele pedir desconto? meu piso é 1.700',
    'não é mensagem, tô te perguntando se posso dar desconto',
  ])('is not made by a question to the coach: %s', (message) => {
    const { act, artefact } = last(WRITTEN, message);
    expect(act.kind).not.toBe('change');
    expect(artefact?.text ?? '').not.toMatch(/1\.700|perguntando/);
  });

  it('keeps the text if nothing of the message can stand in it', () => {
    const { text, artefact } = last(
      WRITTEN,
      'credo, tá parecendo banco isso, vc não entendeu nada',
    );
    expect(artefact?.text ?? text).not.toMatch(/banco isso|entendeu nada/);
  });
});
