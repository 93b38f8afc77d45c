// `npm test` with the combinatorial rounds of the server's tests at full size.
process.env.LONG_TESTS = '1';
await import('./test.mjs');
