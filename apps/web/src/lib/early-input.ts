import { useLayoutEffect } from 'react';

interface EarlyInput {
  /** Contains the form; its fields keep what was typed also after React has replaced them. */
  screen: HTMLElement;
  /** The name of the focused field. */
  focused: string;
  /** Which link or button was clicked last; -1 for none. */
  clicked: number;
}

declare global {
  interface Window {
    /** What was done with the form that the page brings along: page/body.js. */
    earlyInput?: EarlyInput;
  }
}

/** Whether a form is shown that the app has yet to replace. */
export const hasEarlyInput = () => window.earlyInput !== undefined;

/** Repeats in the app's form what was done with the one that the page brings along. */
export function useEarlyInput() {
  useLayoutEffect(() => {
    const early = window.earlyInput;
    delete window.earlyInput;
    if (early) repeat(early);
  }, []);
}

function repeat({ screen, focused, clicked }: EarlyInput) {
  for (const { name, value } of screen.querySelectorAll('input')) {
    if (value !== '') type(fieldOf(name), value);
  }
  if (focused !== '') fieldOf(focused)?.focus();
  const all = document.querySelectorAll<HTMLElement>('#root a, #root button');
  // After React has rendered what was typed.
  if (clicked >= 0) queueMicrotask(() => all[clicked]?.click());
}

const fieldOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`#root input[name="${CSS.escape(name)}"]`);

/** As the browser does: React ignores a value that is assigned to the field itself. */
function type(field: HTMLInputElement | null, value: string) {
  const assign = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!field || !assign) return;
  assign.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
