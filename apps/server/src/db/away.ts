/** What PostgreSQL answers when it cannot serve now, and may in a moment. */
const PASSING = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53100', // disk_full
  '53300', // too_many_connections
  '55000', // the database takes no connections now
  '55P03', // lock_not_available
  '57014', // query_canceled: the statement's time was over
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);
/** Said by the pool, without a code. */
const UNCONNECTED = /^(?:timeout exceeded when trying to connect|Connection terminated)/;
/** Classes of errors that the same statement meets again: its data, a constraint, its text, a limit. */
const LASTING = /^(?:22|23|42|54)/;
const DEPTH = 5;

/** Whether a failure, or what caused it, means that the database is away or too busy just now. */
export function isAway(failure: unknown): boolean {
  return causesOf(failure).some(
    ({ code, message }) => (code !== null && PASSING.has(code)) || UNCONNECTED.test(message),
  );
}

/** Whether the database refused what it was asked to store, so that another try would fail the same. */
export function isRejected(failure: unknown): boolean {
  return causesOf(failure).some(({ code }) => code !== null && LASTING.test(code));
}

/** A failure with what caused it. */
function causesOf(failure: unknown): { code: string | null; message: string }[] {
  const causes = [];
  let cause = failure;
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth++) {
    causes.push({ code: 'code' in cause ? String(cause.code) : null, message: cause.message });
    cause = cause.cause;
  }
  return causes;
}
