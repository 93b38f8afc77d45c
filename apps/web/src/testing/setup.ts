import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { startI18n } from '#app/i18n.ts';
import { i18n } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify.ts';
import { api } from './api.ts';
import { fillJsdomGaps } from './jsdom-gaps.ts';

await fillJsdomGaps();
// A slow machine must not fail a test.
configure({ asyncUtilTimeout: 60_000 });

beforeAll(async () => {
  api.listen({ onUnhandledFrame: 'error' });
  await startI18n();
});

let consoleErrors: MockInstance;

beforeEach(async () => {
  consoleErrors = vi.spyOn(console, 'error');
  await i18n.changeLanguage('pt-BR');
});

afterEach(() => {
  cleanup();
  toast.remove();
  notify.resume();
  api.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  expect(consoleErrors.mock.calls).toEqual([]);
});

afterAll(() => api.close());
