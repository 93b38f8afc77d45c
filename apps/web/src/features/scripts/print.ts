import type { Script } from '@salesai/contract/scripts';

type Printed = Pick<Script, 'title' | 'content'>;

const TEXT = 'white-space: pre-line; font: 13pt/1.6 sans-serif';
/** Out of sight, but laid out: a hidden frame prints an empty page in some browsers. */
const OUT_OF_SIGHT = 'position: fixed; width: 0; height: 0; border: 0';

/** Prints scripts and nothing of the screen around them. @param title of the printed document. */
export function printScripts(title: string, scripts: readonly Printed[]) {
  const frame = document.createElement('iframe');
  frame.style.cssText = OUT_OF_SIGHT;
  frame.ariaHidden = 'true';
  document.body.append(frame);
  const { contentWindow: view, contentDocument: page } = frame;
  if (!view || !page) return frame.remove();
  page.title = title;
  page.body.append(...scripts.flatMap((script) => partsOf(page, script)));
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}

function partsOf(page: Document, { title, content }: Printed) {
  const heading = page.createElement('h2');
  heading.textContent = title;
  heading.style.cssText = 'font-family: sans-serif; break-after: avoid';
  const text = page.createElement('p');
  text.textContent = content;
  text.style.cssText = TEXT;
  return [heading, text];
}
