import { useLayoutEffect } from 'react';

interface EarlyInput {
  /** Contains the form; its fields keep what was typed also after React has replaced them. */
  screen: HTMLElement;
  /** Which of the screen's controls has the focus; -1 for none. */
  focused: number;
  /** Which one the pointer holds down; -1 for none. */
  pressed: number;
  /** Which one was clicked last; -1 for none. */
  clicked: number;
}

declare global {
  interface Window {
    /** What was done with the form that the page brings along: page/body.js. */
    earlyInput?: EarlyInput;
  }
}

const CONTROLS = 'a, button, input';

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

/** The build renders that form with the same components, so its controls are the same in number. */
function repeat({ screen, focused, pressed, clicked }: EarlyInput) {
  const controls = document.querySelectorAll<HTMLElement>(`#root :is(${CONTROLS})`);
  for (const [place, old] of screen.querySelectorAll(CONTROLS).entries()) {
    const control = controls[place];
    if (!(old instanceof HTMLInputElement) || !(control instanceof HTMLInputElement)) continue;
    if (old.value !== '') type(control, old.value);
  }
  controls[focused]?.focus({ preventScroll: true });
  // After React has rendered what was typed.
  if (clicked >= 0) queueMicrotask(() => controls[clicked]?.click());
  if (pressed >= 0) clickOnRelease(controls[pressed]);
}

/** A browser clicks nothing when what was pressed is replaced before it is released. */
function clickOnRelease(control: HTMLElement | undefined) {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const release = () => {
    ended.abort();
    control?.click();
  };
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', () => ended.abort(), options);
}

/** As a browser does it: React ignores a value that is assigned to the field itself. */
function type(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
