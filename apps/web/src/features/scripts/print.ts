import type { Script } from '@salesai/contract/scripts';

type PrintedScript = Pick<Script, 'title' | 'content'>;

const TEXT = 'white-space: pre-line; font: 13pt/1.6 sans-serif';
/** Invisible but laid out: a hidden frame prints an empty page in some browsers. */
const INVISIBLE = 'position: fixed; width: 0; height: 0; border: 0';

/** Prints scripts without the screen around them. @param title of the printed document. */
export function printScripts(title: string, scripts: readonly PrintedScript[]) {
  const frame = document.createElement('iframe');
  frame.style.cssText = INVISIBLE;
  frame.ariaHidden = 'true';
  document.body.append(frame);
  const { contentWindow: view, contentDocument: page } = frame;
  if (!view || !page) return frame.remove();
  page.title = title;
  page.body.append(...scripts.flatMap((script) => elementsOf(page, script)));
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}

function elementsOf(page: Document, { title, content }: PrintedScript) {
  const heading = page.createElement('h2');
  heading.textContent = title;
  heading.style.cssText = 'font-family: sans-serif; break-after: avoid';
  const text = page.createElement('p');
  text.textContent = content;
  text.style.cssText = TEXT;
  return [heading, text];
}
