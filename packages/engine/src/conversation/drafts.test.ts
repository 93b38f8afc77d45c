import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';

/** The replies to messages of a seller, one after the other. */
const talk = (messages: readonly string[], sellerName = 'Valter Nunes') =>
  talkOf(messages, { sellerName }).replies;

const last = (...messages: string[]) => talk(messages).at(-1);
const draft = (...messages: string[]) => last(...messages)?.artefact?.text ?? '';

describe('a draft', () => {
  it('asks as a question what the seller orders to ask', () => {
    const text = draft(
      'escreve pra Camila que seguro o preço até dia 5 e pergunta qual sabor ela prefere',
    );
    expect(text).toContain('Seguro o preço até dia 5.');
    expect(text).toMatch(/Qual sabor você prefere\?$/);
  });

  it('leaves out the story that comes before the order', () => {
    const story = 'minha batedeira quebrou e tô sem dormir pra dar conta, ';
    const text = draft(
      'a Lúcia fechou 30 potes',
      `${story}avisa ela que vai atrasar 2 horas e pede desculpa`,
    );
    expect(text).toContain('atrasar 2 horas');
    expect(text).toContain('desculpas');
    expect(text).not.toMatch(/batedeira|dormir|pede/);
  });

  it('tells no customer what they did themselves, whatever figure is in it', () => {
    for (const story of [
      'o seu Nilson pediu orçamento faz 9 dias e sumiu, escreve pra ele',
      'a dona Rute levou 3 peças, recebeu dia 12 e desapareceu. escreve pra ela',
    ]) {
      expect(draft(story)).toMatch(/^Oi, (?:seu Nilson|dona Rute)!/);
      expect(draft(story)).not.toMatch(/sumiu|desapareceu|pediu orçamento/);
    }
  });

  it('contains what is stated before the order, addressed to the customer', () => {
    const notice = draft(
      'vou atrasar a entrega da dona Cida, era sexta e vai pra terça, escreve um aviso',
    );
    expect(notice).toContain('Vou atrasar a sua entrega, era sexta e vai pra terça.');
    expect(notice).not.toMatch(/aviso|da dona Cida/);
    expect(
      draft('o bolo da dona Rita ficou pronto e pode buscar até as 18h, manda um recado'),
    ).toContain('O seu bolo ficou pronto e pode buscar até as 18h.');
  });

  it('names somebody else than the customer it is for', () => {
    expect(draft('escreve pra Paula que a entrega da dona Cida atrasou')).toContain(
      'A entrega da dona Cida atrasou',
    );
  });

  it('thanks for what somebody did', () => {
    const text = draft(
      'meu marido tava desempregado. quero agradecer a cliente Bete que indicou as três, faz uma mensagem',
    );
    expect(text).toContain('Oi, Bete! Quero te agradecer por ter indicado as três.');
    expect(text).not.toMatch(/marido|mensagem/);
  });

  it('says with figures what was stated after the order or before “isso”', () => {
    expect(
      draft('escreve um recado pra diretora Rosilda. camisa a 38 cada, entrego em 20 dias'),
    ).toContain('A camisa sai por R$ 38 cada. Entrego em 20 dias.');
    expect(draft('camisa a 38 cada e entrego em 20 dias. escreve isso pra Rosilda')).toContain(
      'entrego em 20 dias',
    );
  });

  it('takes the sentence that the seller refers to', () => {
    const text = draft(
      'o problema é que o meu é MDF 18mm e o da loja é 15',
      'faz a mensagem pro Rogério com isso do MDF',
    );
    expect(text).toContain('O meu é MDF 18mm');
  });

  it('addresses several people, a relative, and the only person of the talk', () => {
    expect(
      draft('escreve a mensagem ao Hélio e à Denise avisando que a obra começa segunda'),
    ).toContain('Oi, Hélio e Denise!');
    expect(draft('escreve uma mensagem pra mãe da Lara avisando que a aula é sábado')).toContain(
      'Oi, mãe da Lara!',
    );
    expect(
      draft('a noiva Bruna amou o bolo', 'escreve pra noiva avisando que a prova é sexta'),
    ).toContain('Bruna');
  });

  it('never addresses the seller by the name that a buyer used', () => {
    const text = draft(
      'o dr. Paulo quer cancelar',
      'ele respondeu agora: vou pensar, Valter',
      'escreve pra ele propondo de 15 em 15 dias por 220',
    );
    expect(text).toContain('Oi, dr. Paulo!');
    expect(text).not.toContain('Valter');
  });

  it('has the amount of its own recipient', () => {
    const owed = 'tenho 3 clientes devendo: a Rose 80, a Tânia 45 e a Bia 120';
    const replies = talk([owed, 'escreve uma cobrança pra Rose', 'faz outra pra Bia mais firme']);
    expect(replies[1]?.artefact?.text).toContain('R$ 80');
    expect(replies[2]?.artefact?.text).toContain('R$ 120');
  });

  it('asks for the price where only a rival’s may be meant', () => {
    const text = draft(
      'a Jéssica pediu 2 leggings, dá 189. hoje ela mandou que achou por 120',
      'escreve no zap pra ela com o preço e que entrego sábado',
    );
    expect(text).toContain('[confirme: valor]');
    expect(text).toContain('Entrego sábado.');
  });
});

describe('figures of the seller', () => {
  it('are asked of no customer', () => {
    const goal = 'minha meta é 6 mil e já fiz 2.500, quanto falta?';
    expect(talk([goal])[0]?.text).toContain('3.500');
    expect(draft(goal, 'escreve pra Júlia pedindo o sinal da reserva')).not.toMatch(
      /2\.500|3\.500|6\.000/,
    );
  });
});

describe('the last reply as a text', () => {
  it.each([
    'manda isso pra ela',
    'como eu falo isso pra ela no zap?',
    'põe isso numa mensagem pra ela',
  ])('states the figure of the sum: %s', (message) => {
    const reply = last('a Patrícia fechou a cozinha', '14.800 menos 10% dá quanto?', message);
    expect(reply?.act.kind).toBe('text');
    expect(reply?.artefact?.text).toContain('13.320');
  });

  it('is the line to say after an objection', () => {
    const replies = talk(['a Lúcia achou caro', 'manda isso pra ela']);
    expect(replies[1]?.artefact?.channel).toBe('whatsapp');
    expect(replies[1]?.artefact?.text).toContain(
      replies[0]?.artefact?.text.split('. ').at(-1) ?? '?',
    );
  });

  it('states no figure of another customer', () => {
    const text = draft(
      'a Patrícia fechou a cozinha',
      '14.800 menos 10% dá quanto?',
      'o Rogério achou caro o guarda-roupa',
      'faz a mensagem pro Rogério com isso do MDF',
    );
    expect(text).not.toContain('13.320');
  });
});

describe('a change of a draft', () => {
  const WRITE = 'escreve pra Camila que seguro o preço até dia 5 e que a entrega é grátis';

  it.each([
    ['separa em duas mensagens', /\n\n/],
    ['com emoji', /🙂/u],
    ['troca dia 5 por dia 6', /até dia 6/],
    ['põe que é só até sexta', /até sexta/],
    ['agora manda um e-mail', /^Assunto:/],
    ['começa de outro jeito', /seguro o preço até dia 5/iu],
  ])('does what is asked: %s', (request, result) => {
    expect(draft(WRITE, request)).toMatch(result);
  });

  it('begins otherwise and keeps the rest', () => {
    expect(draft(WRITE, 'muda a abertura')).not.toMatch(/^Oi, Camila!/);
  });

  it('keeps why one writes when it gets shorter', () => {
    const text = draft(
      'escreve pra Patrícia pedindo desculpa pelo atraso e falando que dou 300 de desconto',
      'mais curta',
    );
    expect(text).toMatch(/desculpa pelo atraso/i);
    expect(text).toContain('300');
  });

  it('puts back what was taken out', () => {
    expect(draft(WRITE, 'tira a parte da entrega', 'põe a entrega de volta')).toMatch(
      /entrega é grátis/,
    );
  });

  it('says what was done, and never that it was done when nothing changed', () => {
    expect(last(WRITE, 'mais curto')?.text).toContain('Encurtei.');
    const named = last(WRITE, 'põe o nome dela')?.text ?? '';
    expect(named).toContain('O nome já está no texto.');
    expect(named).not.toContain('O nome entrou.');
  });

  it('replaces a name together with its title', () => {
    const text = draft(
      'o dr. Paulo quer cancelar',
      'escreve pra ele avisando que a visita é quinta',
      'chama ele de doutor Paulo',
    );
    expect(text).toMatch(/^Oi, doutor Paulo! (?!Dr)/);
  });
});

describe('a text that comes back', () => {
  it('is no sum that was done before it', () => {
    const text = draft(
      'quanto é 15 x 40?',
      'escreve pra Júlia que o bolo fica pronto sexta',
      'volta como estava antes',
    );
    expect(text).not.toContain('600');
  });
});

describe('a message of several sentences', () => {
  it.each([
    ['FECHOU!!! vem na quinta fazer as mechas', /^result-(?:sale|progress)$/],
    ['perdi. renovou com a firma do cunhado do diretor', /^result-loss$/],
    [
      'a Jéssica pediu 2 leggings, dá 189. hoje ela me mandou que achou na internet por 120 tudo',
      /^objection$/,
    ],
    ['seu Edmilson pediu pra eu levar o cardápio e a tabela amanhã!!', /^result-progress$/],
    ['kkkkk pois é, sangue quente', /^small-talk$/],
    ['que resposta sem noção', /^repair$/],
    [
      'mas ele é grosso demais. bateu o telefone na minha cara. como lido com um homem desse',
      /^(?:advice|answer)$/,
    ],
  ])('“%s” is read by the sentence that carries it', (message, kind) => {
    expect(last('o cliente disse que já tem fornecedor', message)?.act.kind).toMatch(kind);
  });
});
