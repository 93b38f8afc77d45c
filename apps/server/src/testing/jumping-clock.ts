/**
 * Preloaded into a node, it makes SIGUSR2 set the node's clock: three hours on, then three hours
 * before the truth, then right again. What is monotonic stays so, as on a real machine.
 */
const HOUR_MS = 3_600_000;
const SETTINGS = [3, -3, 0];

const truth = Date.now;
let hours = 0;
let jumps = 0;
Date.now = () => truth() + hours * HOUR_MS;
globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) =>
    Reflect.construct(real, given.length === 0 ? [real.now()] : given, made),
});
process.on('SIGUSR2', () => {
  hours = SETTINGS[jumps++ % SETTINGS.length] ?? 0;
  process.stdout.write(`clock off by ${hours} h\n`);
});
