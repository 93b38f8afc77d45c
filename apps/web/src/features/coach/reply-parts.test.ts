import type { Artefact } from '@salesai/contract/coach';
import { describe, expect, it } from 'vitest';
import { bubblesOf, splitReply } from './reply-parts.ts';

const artefact = (text: string): Artefact => ({ kind: 'message', channel: 'whatsapp', text });

describe('splitReply', () => {
  it('separates the text before and after the artefact and drops its title', () => {
    const reply = 'Comece leve.\n\n**WhatsApp**\n\n> Oi, Ana.\n>\n> Tudo bem?\n\nMande cedo.';
    expect(splitReply(reply, artefact('Oi, Ana.\n\nTudo bem?'))).toEqual({
      before: 'Comece leve.',
      after: 'Mande cedo.',
    });
  });

  it('takes the quote with the text of the artefact when there are several', () => {
    const reply = '> — tabela.pdf\n\nEntão:\n\n**Mensagem**\n\n> Oi.';
    expect(splitReply(reply, artefact('Oi.'))).toEqual({
      before: '> — tabela.pdf\n\nEntão:',
      after: '',
    });
  });

  it('returns the whole reply when no quote has the text of the artefact', () => {
    expect(splitReply('> Outro', artefact('Oi.'))).toEqual({ before: '> Outro', after: '' });
  });
});

describe('bubblesOf', () => {
  it('splits a text into its paragraphs', () => {
    expect(bubblesOf('Oi!\n\nTudo bem?\nPosso ligar?\n \nAbraço')).toEqual([
      'Oi!',
      'Tudo bem?\nPosso ligar?',
      'Abraço',
    ]);
  });
});
