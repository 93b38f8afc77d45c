import { beforeAll, describe, expect, it } from 'vitest';
import { coachChunks, coachTerms, coachUploads } from '../../../db/schema/coach-documents.ts';
import { uploadAndWait } from '../../../testing/library.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { useLibrary } from '../../../testing/use-library.ts';
import { findPassages, hasReadableDocuments, removeDocument } from './service.ts';

const PAGES = [
  'A garantia dos módulos fotovoltaicos é de 25 anos contra defeitos de fabricação.',
  'O prazo de instalação é de 30 a 45 dias após a assinatura do contrato.',
  'Principais objeções dos clientes: preço, confiança na marca e manutenção.',
  'O pagamento pode ser parcelado em até doze vezes sem juros no cartão.',
];

describe('findPassages', () => {
  const library = useLibrary();

  async function withManual() {
    const seller = await library().newSeller();
    const [manual] = await uploadAndWait(seller, ['manual.pdf', makePdf(PAGES)]);
    return { seller, manual };
  }

  // Read-only questions share one manual.
  let reader: Awaited<ReturnType<typeof withManual>>['seller'];
  beforeAll(async () => {
    reader = (await withManual()).seller;
  });

  it.each([
    ['Qual é a garantia dos módulos?', 1],
    ['qual a garantia dos modulos', 1],
    ['qual a graantia dos módulso?', 1],
    ['em quantos dias vcs instalam?', 2],
    ['qual a objeção mais comum?', 3],
    ['quais objecoes aparecem', 3],
    ['aceita parcelamento no cartao', 4],
  ])('finds the page despite accents, plurals and typos: %s', async (question, page) => {
    const [best] = await findPassages(reader, question);
    expect(best).toMatchObject({ file: 'manual.pdf', page, text: PAGES[page - 1] });
    expect(best?.coverage).toBeGreaterThan(0);
    expect(best?.coverage).toBeLessThanOrEqual(1);
    expect(PAGES[page - 1]).toContain(best?.excerpt);
  });

  it('finds text with words that have a meaning in databases', async () => {
    const seller = await library().newSeller();
    const text = 'O campo null, {vazio} e "NULL" valem \\ undefined, true e select na garantia.';
    await uploadAndWait(seller, ['campos.txt', new TextEncoder().encode(text)]);
    const [best] = await findPassages(seller, 'O que vale null na garantia?');
    expect(best).toMatchObject({ file: 'campos.txt', text });
  });

  it('returns low coverage for an unrelated question', async () => {
    const { seller } = await withManual();
    const passages = await findPassages(seller, 'Quem ganhou o campeonato de futebol de 1994?');
    expect(Math.max(0, ...passages.map(({ coverage }) => coverage))).toBeLessThan(0.3);
    expect(await findPassages(seller, '??? !!! e o de')).toEqual([]);
    expect(await findPassages(seller, "'); drop table coach_chunks; -- & | ! :* <->")).toEqual([]);
  });

  it("searches only the seller's own documents, and no deleted ones", async () => {
    const { seller, manual } = await withManual();
    const other = await library().newSeller();
    await uploadAndWait(other, ['segredo.txt', 'A senha do cofre é canário amarelo.']);
    expect(await findPassages(seller, 'senha do cofre canário')).toEqual([]);
    expect(await findPassages(other, 'garantia dos módulos')).toEqual([]);
    const id = manual?.id ?? '';
    await expect(removeDocument(other, id)).rejects.toMatchObject({ kind: 'NOT_FOUND' });
    expect(await hasReadableDocuments(seller)).toBe(true);
    await removeDocument(seller, id);
    expect(await findPassages(seller, 'garantia dos módulos')).toEqual([]);
    expect(await hasReadableDocuments(seller)).toBe(false);
    for (const table of [coachChunks, coachTerms, coachUploads]) {
      const left = await library().db.select({ userId: table.userId }).from(table);
      expect(left.filter(({ userId }) => userId === seller.actor.id)).toEqual([]);
    }
  });

  it('returns passages of a long text that end with a sentence', async () => {
    const seller = await library().newSeller();
    const lines = Array.from({ length: 400 }, (_, at) => `O item ${at + 1000} custa ${at} reais.`);
    await uploadAndWait(seller, ['precos.txt', lines.join(' ')]);
    const passages = await findPassages(seller, 'quanto custa o item 1357?');
    expect(passages[0]?.excerpt).toBe('O item 1357 custa 357 reais.');
    for (const { text } of passages) {
      expect(text).toMatch(/^O item .*reais\.$/);
      expect(text.length).toBeLessThanOrEqual(920);
    }
  });
});
