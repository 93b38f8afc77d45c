/** `npm run test:long` runs the combinatorial rounds at full size. */
const isLong = process.env.LONG_TESTS === '1';

/** How many rounds, payloads or concurrent calls a test runs: `npm test` takes the short form. */
export const rounds = ({ short, long }: { short: number; long: number }): number =>
  isLong ? long : short;
