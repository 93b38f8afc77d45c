// `npm test` with the randomised tests at full size; each test declares both sizes.
process.env.LONG_TESTS = '1';
await import('./test.mjs');
