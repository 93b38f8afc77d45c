import type { Script } from '@salesai/contract/scripts';

/** Prints one script and nothing of the screen around it. */
export function printText({ title, content }: Pick<Script, 'title' | 'content'>) {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) return frame.remove();
  const heading = page.createElement('h1');
  heading.textContent = title;
  const text = page.createElement('p');
  text.textContent = content;
  text.style.cssText = 'white-space: pre-line; font: 14pt/1.6 sans-serif';
  page.body.append(heading, text);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
