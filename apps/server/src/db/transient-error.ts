/** Error codes after which the same query may succeed a moment later. */
const TRANSIENT = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53100', // disk_full
  '53300', // too_many_connections
  '55000', // the database accepts no connections now
  '55P03', // lock_not_available
  '57014', // query_canceled: statement timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);
/** Errors of the pool, which carry no code. */
const CONNECTION_LOST = /^(?:timeout exceeded when trying to connect|Connection terminated)/;
/** Error classes that the same statement would cause again: data, constraint, syntax, limit. */
const PERMANENT = /^(?:22|23|42|54)/;
const DEPTH = 5;

/** Whether a failure, or one of its causes, means that the database is unavailable or too busy now. */
export function isTransientDbError(failure: unknown): boolean {
  return causesOf(failure).some(
    ({ code, message }) => (code !== null && TRANSIENT.has(code)) || CONNECTION_LOST.test(message),
  );
}

/** Whether the database rejected the statement itself, so that a retry would fail too. */
export function isPermanentDbError(failure: unknown): boolean {
  return causesOf(failure).some(({ code }) => code !== null && PERMANENT.test(code));
}

/** Names that JavaScript knows and this database does not, such as those of older rules. */
const UNKNOWN_TIME_ZONE = '22023';

/** Whether the database does not know the time zone of a query. */
export function isUnknownTimeZone(failure: unknown): boolean {
  return causesOf(failure).some(
    ({ code, message }) => code === UNKNOWN_TIME_ZONE && message.startsWith('time zone'),
  );
}

/** A failure and its causes. */
function causesOf(failure: unknown): { code: string | null; message: string }[] {
  const causes = [];
  let cause = failure;
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth++) {
    causes.push({ code: 'code' in cause ? String(cause.code) : null, message: cause.message });
    cause = cause.cause;
  }
  return causes;
}
