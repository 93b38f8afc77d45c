import { vi } from 'vitest';

/** Records the texts that are drawn on any canvas: jsdom has none. */
export function drawnTexts(): string[] {
  const texts: string[] = [];
  const context = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'fillText') return (text: string) => texts.push(text);
        return name === 'measureText' ? () => ({ width: 100 }) : () => undefined;
      },
      set: () => true,
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(asContext(context));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['png'], { type: 'image/png' })),
  );
  return texts;
}

/** Has every member of a context that a drawing uses, see the proxy above. */
const asContext = (context: object) => context as CanvasRenderingContext2D;
