/**
 * Preloaded into a node: each SIGUSR2 sets its wall clock three hours ahead, then three hours
 * behind, then right again. Monotonic clocks do not change, as on a real machine.
 */
const HOUR_MS = 3_600_000;
const OFFSETS = [3, -3, 0];

const realNow = Date.now;
let hours = 0;
let jumps = 0;
Date.now = () => realNow() + hours * HOUR_MS;
globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) =>
    Reflect.construct(real, given.length === 0 ? [real.now()] : given, made),
});
process.on('SIGUSR2', () => {
  hours = OFFSETS[jumps++ % OFFSETS.length] ?? 0;
  process.stdout.write(`clock off by ${hours} h\n`);
});
