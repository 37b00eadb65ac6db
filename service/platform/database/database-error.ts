import { DatabaseError } from 'pg';

/** What Citus ends the names of a table and of all that belongs to it with, where that table lies on a worker. */
const shard = /_\d{6,}$/;

/** Name of the constraint (or index) that did not hold, as the migrations know it; '' where it was none. */
const constraintOf = ({ constraint = '' }: DatabaseError): string => constraint.replace(shard, '');

/** True when the database refused because that constraint (or index) did not hold. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && constraintOf(error) === constraint;
}

/** What of a statement the database did not accept. */
export interface Refused {
  readonly because: 'not-unique' | 'foreign-key' | 'not-allowed' | 'too-slow';
  /** Name of the constraint that did not hold, if it was one. */
  readonly constraint: string;
}

const refusals: Readonly<Record<string, Refused['because']>> = {
  '23505': 'not-unique',
  '23001': 'foreign-key',
  '23503': 'foreign-key',
  '23502': 'not-allowed',
  '23514': 'not-allowed',
  '57014': 'too-slow',
};

/** Why the database refused what was written or asked, when that lies in the values; undefined for anything else. */
export function refusedBy(error: unknown): Refused | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const { code = '' } = error;
  const because = refusals[code] ?? (code.startsWith('22') ? 'not-allowed' : undefined);
  return because && { because, constraint: constraintOf(error) };
}

/** No connection is to be had now: the database is known not to answer, or too many wait already. */
export class DatabaseAway extends Error {}

const transient = new Set([
  '25006', // read only, as a standby is
  '57P01', // shut down by the administrator
  '57P02',
  '57P03', // starting up
  '57014', // statement timeout
  '25P03', // idle in transaction
]);
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']);
const sayings =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|not queryable/;

/**
 * True when the database could not be reached, was going away, takes no writes now or has no room (disk, memory,
 * connections: class 53): the caller may try again soon (503).
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof DatabaseError) return transient.has(code) || /^(?:08|53)/.test(code);
  return network.has(code) || sayings.test(error.message) || (error.cause !== undefined && isUnavailable(error.cause));
}

/**
 * True when two transactions got in each other's way and one had to give up, or a later release has changed a table under a
 * prepared statement (0A000; any other statement with this code is not supported at all): it may simply be run again.
 */
export function isSerialization(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return (
    ['40001', '40P01'].includes(error.code ?? '') ||
    (error.code === '0A000' && error.message.startsWith('cached plan '))
  );
}
