import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';

/** The suffix that Citus adds to names of tables and their indexes on a worker. */
const shard = /_\d{6,}$/;

/** Name of the violated constraint or index as in the schema; '' if there is none. */
const constraintOf = ({ constraint = '' }: DatabaseError): string => constraint.replace(shard, '');

/** True if the database refused the statement because of that constraint or index. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && constraintOf(error) === constraint;
}

/** Details of a statement that the database refused. */
export interface DataError {
  readonly because: 'not-unique' | 'foreign-key' | 'not-allowed' | 'too-slow';
  /** Name of the violated constraint, if any. */
  readonly constraint: string;
}

const refusals: Readonly<Record<string, DataError['because']>> = {
  '23505': 'not-unique',
  '23001': 'foreign-key',
  '23503': 'foreign-key',
  '23502': 'not-allowed',
  '23514': 'not-allowed',
  '57014': 'too-slow',
};

/** Why the database refused a statement because of its values; undefined for any other error. */
export function dataErrorOf(error: unknown): DataError | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const { code = '' } = error;
  const because = refusals[code] ?? (code.startsWith('22') ? 'not-allowed' : undefined);
  return because && { because, constraint: constraintOf(error) };
}

/** No connection is available now: the database is known to be down, or too many callers wait already. */
export class DatabaseUnavailableError extends Error {}

const transient = new Set([
  '25006', // read-only, as a standby is
  '57P01', // shut down by an administrator
  '57P02',
  '57P03', // starting up
  '57014', // statement timeout
  '25P03', // idle in transaction
]);
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']);
const sayings =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|not queryable/;

/** What the coordinator of Citus says, without a code of its own, when the worker was lost while it ran or committed. */
const lostWorker =
  /^could not commit transaction for shard|^failure on connection marked as essential|server closed the connection unexpectedly|SSL SYSCALL error|SSL connection has been closed|connection not open|could not (?:receive|send) data/;

/**
 * True if the database was unreachable, shutting down, read-only or out of resources (disk, memory, connections: class
 * 53). The caller may try again soon (503).
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof DatabaseError)
    return transient.has(code) || /^(?:08|53)/.test(code) || (code === 'XX000' && lostWorker.test(error.message));
  return network.has(code) || sayings.test(error.message) || (error.cause !== undefined && isUnavailable(error.cause));
}

/**
 * True if the transaction can simply run again: two transactions conflicted and one was aborted, or a newer release has
 * changed a table under a prepared statement (0A000 with that message; any other 0A000 means unsupported).
 */
export function isSerializationFailure(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return (
    ['40001', '40P01'].includes(error.code ?? '') ||
    (error.code === '0A000' && error.message.startsWith('cached plan '))
  );
}

/**
 * A schema change that waits longer for a table lock gives up and tries again, because all readers queue behind it.
 * Well below the second after which PostgreSQL looks for deadlocks: so the schema change gives way, and hardly ever a
 * sale.
 */
export const lockTimeout = '300ms';
/** 55P03: lock timeout; 40P01: deadlock. */
const lockErrors = new Set(['55P03', '40P01']);

/** True if the table locks could not be taken. */
export const isLockConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && lockErrors.has(error.code ?? '');

/** Runs a transaction with `lockTimeout`, repeatedly until it gets its locks, at most `attempts` times. */
export async function retryForLocks<Result>(attempts: number, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockConflict(error) || attempt >= attempts) throw error;
      await wait(500);
    }
  }
}
