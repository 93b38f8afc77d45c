import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';

const last = (...messages: string[]) => talkOf(messages).last;
const TEXT = 'escreva uma mensagem para a Nádia: a aula fica marcada para quinta e custa R$ 95';

describe('an order to the coach', () => {
  it('changes the last text where it is formal', () => {
    const { text } = last(TEXT, 'Suprima o preço e substitua quinta por sexta.');
    expect(text).toContain('sexta');
    expect(text).not.toMatch(/R\$|quinta/u);
  });

  it.each([
    ['Convide a mãe dela também.', 'Traga também a sua mãe.'],
    ['Lembre ela de levar o caderno.', 'Não esqueça de levar o caderno.'],
    ['Agradeça pela preferência.', 'Quero te agradecer pela preferência.'],
    ['Peça para ela confirmar o endereço.', 'Você pode confirmar o endereço?'],
  ])('stands in the text as the customer reads it: %s', (order, said) => {
    expect(last(TEXT, order).text).toContain(said);
  });

  it('takes away what is said of a price together with it', () => {
    const { text } = last(
      'escreve pra Nádia: avaliação quarta às 15h, R$ 90 que voltam como crédito se ela fechar o pacote',
      'Retire o preço desta mensagem.',
    );
    expect(text).toContain('quarta às 15h');
    expect(text).not.toMatch(/R\$|voltam|crédito/u);
  });

  it('ends an exercise', () => {
    const { act } = last(
      'vamos treinar, você é a dona Elza e acha caro',
      'Finalize a simulação. Escreva uma mensagem para a dona Elza avisando que guardei a vaga',
    );
    expect(act.kind).toBe('text');
  });
});

describe('a text to an older customer', () => {
  it.each([
    ['dona Elza', 'se ela vier cedo tem café', 'a senhora'],
    ['seu Anésio', 'se ele vier cedo tem café', 'o senhor'],
  ])('addresses %s as their title asks for', (who, content, form) => {
    const asked = `escreve pra ${who} que ${content}`;
    expect(last(asked).text).toContain(form);
    expect(last(asked, 'põe que você pode trazer a família').text).not.toMatch(/você/iu);
  });

  it('is familiar where that is asked for', () => {
    const { text } = last('escreve pra dona Elza que ela ganhou o brinde', 'trata ela por você');
    expect(text).toMatch(/você/iu);
    expect(text).not.toMatch(/senhora/iu);
  });
});

describe('the kin of a customer', () => {
  it('is theirs in a text to them', () => {
    const { text } = last('escreve pra Nádia que o uniforme do filho chega terça');
    expect(text).toContain('do seu filho');
  });

  it('is not theirs where another owner is named', () => {
    const { text } = last('escreve pra Nádia que o filho do Rui indicou a escola');
    expect(text).toContain('O filho do Rui');
  });
});

describe('a question how to tell many customers of something', () => {
  it('gets advice that names nobody', () => {
    const { act, text } = last(
      'a Nádia fechou o plano',
      'Minha mensalidade é R$ 150 e quero passar para R$ 170 em março. Como comunico os alunos antigos?',
    );
    expect(act.kind).toMatch(/^(?:answer|advice)$/u);
    expect(text).not.toMatch(/Nádia|alunos antigos/u);
  });
});

describe('a judged line', () => {
  const LINE = 'avalie minha frase: “Dona Elza, decide logo, depois não adianta reclamar”';

  it('loses its threat first', () => {
    const { text } = last(LINE);
    expect(text).not.toMatch(/reclamar|decide logo/u);
    expect(text).toContain('a senhora');
  });

  it('is rewritten without the words that the seller complains of', () => {
    const { act, text } = last(LINE, 'ainda ficou rude, retire “depois não adianta reclamar”');
    expect(act.kind).toBe('judge');
    expect(text).not.toMatch(/reclamar|Não mexeria/u);
  });
});

describe('an exercise', () => {
  it('uses the person that the customer has to ask', () => {
    const { text } = last('finge que é a dona Elza, dizendo que vai falar com o genro antes');
    expect(text).toContain('**Dona Elza:** “Preciso falar com meu genro antes”');
  });

  it('answers no warm line as a rude one and praises no trade in it', () => {
    const { text } = last(
      'finge que é a Nádia achando caro',
      'Nádia, essa calça não desbota e veste super bem. Prova em casa com calma, depois me conta se gostou',
    );
    expect(text).not.toMatch(/Passar bem|em troca/u);
  });
});
