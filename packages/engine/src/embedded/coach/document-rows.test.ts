import { describe, expect, it } from 'vitest';
import { extractRows } from '../../documents/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { collectReply, passage, turnInput } from '../../testing/turns.ts';
import { coachReply } from './coach.ts';

const TEXT = `O desconto máximo é de 10%.
Manutenção
até 21 dias | R$ 100
22 a 30 dias | R$ 120`;
const rows = extractRows([{ page: 2, text: TEXT }]).map((row) => ({ ...row, file: 'tabela.pdf' }));
const reply = (userInput: string, other: Partial<CoachReplyInput> = {}) =>
  collectReply(coachReply(turnInput(userInput, { hasDocuments: true, rows, ...other })));

describe('coachReply with rows of documents', () => {
  it("answers with the seller's own policy in place of a method", async () => {
    const { text, sources } = await reply('qual o desconto maximo q posso dar');
    expect(text).toMatch(
      /^\*\*10%\*\*: “O desconto máximo é de 10%\.” — \*\*tabela\.pdf\*\*, p\. 2/,
    );
    expect(sources.sources).toEqual([
      { file: 'tabela.pdf', page: 2, excerpt: 'O desconto máximo é de 10%.' },
    ]);
  });

  it('continues the question before, and offers a price as data', async () => {
    const userInput = 'quanto custa a manutenção com 10 dias?';
    const { text, sources } = await reply('e com 25?', {
      history: [{ userInput, assistantResponse: '' }],
    });
    expect(text).toContain('**R$ 120**');
    expect(sources.offer).toEqual({ item: 'Manutenção', price: 'R$ 120' });
  });

  it('quotes a passage that answers rather than a row that is only near', async () => {
    const text = 'A manutenção do telhado custa o combinado na vistoria.';
    const given = await reply('quanto custa a manutenção do telhado?', {
      passages: [passage(text, { coverage: 0.9 })],
    });
    expect(given.text).toContain(text);
  });

  it('says that a document is still being read instead of that nothing was found', async () => {
    const reading = { rows: [], hasDocuments: false, documentsBeingRead: true };
    expect((await reply('qual é a garantia da bateria?', reading)).text).toContain('lendo');
    expect((await reply('o cliente achou caro', reading)).text).not.toContain('lendo');
  });
});
