import pg from 'pg';
import type { Log } from '../log.ts';
import { DatabaseUnavailableError } from './database-error.ts';
import type { Answering } from './probe.ts';

/**
 * Milliseconds between two checks of the connections, and after which an unanswered statement makes `answers` be
 * called.
 */
const every = 250;
const suspicious = 600;
/** Milliseconds for which the last answer to `answers` is believed when a statement has run out of time. */
const believed = 1_500;
/** Milliseconds after its time limit within which the server must have reported the end of a statement. */
const grace = 2_000;

interface Connection {
  readonly client: pg.PoolClient;
  /** Time limit of its statements at the server, in milliseconds. */
  readonly timeout: number;
  /** When the unanswered statement was sent; 0: none. */
  since: number;
}

/** A caller waiting for a connection. */
interface Wait {
  readonly since: number;
  readonly fail: (error: DatabaseUnavailableError) => void;
}

export interface Watch {
  /** Watches the connections of a pool, whose statements the server ends after `timeout` milliseconds. */
  readonly over: (pool: pg.Pool, timeout: number) => void;
  /** Throws DatabaseUnavailableError while the database is known not to answer. */
  readonly check: () => void;
  /**
   * A connection of these pools, once available. Throws DatabaseUnavailableError as soon as the database is known not to answer.
   */
  readonly lent: (connecting: Promise<pg.PoolClient>) => Promise<pg.PoolClient>;
  readonly close: () => void;
}

/**
 * Ends the wait for a database that stopped answering, such as a frozen server or a cut network. If a statement stays
 * unanswered or a caller waits for a connection, nothing answers `answers`, and no other statement was answered since,
 * then all unanswered connections are closed, waiting callers get an error, and new ones are refused until the database
 * answers again: about two seconds in all. If the server answers and its tables do not, because they are on another
 * server, only the slow statements count: begin, commit and the queue of jobs are still answered. A slow statement of a
 * database that answers goes on until PostgreSQL ends it; of one that does not, its end is DatabaseUnavailableError. If no end is reported, its connection was lost and is closed.
 */
export function watchPools(answers: () => Promise<Answering>, log: Log): Watch {
  const connections = new Set<Connection>();
  const waits = new Set<Wait>();
  const unavailable = () => new DatabaseUnavailableError('The database does not answer');
  let isDown = false;
  let checking = false;
  let lastAnswer = 0;
  let last: { readonly answering: Answering; readonly at: number } | undefined;
  const askAll = async (): Promise<Answering> => {
    const answering = await answers();
    last = { answering, at: performance.now() };
    return answering;
  };
  /** Of a database whose tables do not answer, a statement that ran out of time says nothing about its own cost. */
  async function explain(error: unknown): Promise<never> {
    if (!(error instanceof pg.DatabaseError) || error.code !== '57014') throw error;
    const isRecent = last && performance.now() - last.at < believed;
    const answering = isRecent ? last?.answering : await askAll();
    throw answering === 'all' ? error : unavailable();
  }
  async function check(): Promise<void> {
    const now = performance.now();
    const slow = [...connections].filter(({ since }) => since !== 0 && now - since > suspicious);
    for (const { client, since, timeout } of slow) if (now - since > timeout + grace) hangUp(client);
    const [first] = waits;
    const late = first && now - first.since > suspicious;
    if (checking || (slow.length === 0 && !late && !isDown)) return;
    checking = true;
    const wasDown = isDown;
    const answering = await askAll();
    // a busy database may answer one statement late; one that is down answers none
    if (answering === 'nothing') isDown = lastAnswer < now;
    else isDown = answering === 'server' && slow.every(({ since }) => since !== 0 && since < now);
    checking = false;
    if (wasDown !== isDown)
      log.warn({ waiting: slow.length + waits.size }, isDown ? 'the database does not answer' : 'it answers again');
    if (!isDown) return;
    for (const { client, since } of slow) if (since !== 0) hangUp(client);
    for (const { fail } of waits) fail(unavailable());
    waits.clear();
  }
  const timer = setInterval(() => void check(), every).unref();
  return {
    over: (pool, timeout) => {
      pool.on('connect', (client) => {
        const connection: Connection = { client, timeout, since: 0 };
        const plain = client.query;
        const query = (...args: unknown[]) => {
          connection.since = performance.now();
          const answer: unknown = Reflect.apply(plain, client, args);
          return answer instanceof Promise ? answer.catch(explain) : answer;
        };
        Object.assign(client, { query });
        client.on('drain', () => {
          connection.since = 0;
          lastAnswer = performance.now();
        });
        client.once('end', () => connections.delete(connection));
        connections.add(connection);
      });
    },
    check: () => {
      if (isDown) throw unavailable();
    },
    lent: (connecting) =>
      new Promise((resolve, reject) => {
        const wait = { since: performance.now(), fail: reject };
        waits.add(wait);
        connecting.then(
          // the waiting caller has already been refused
          (client) => (waits.delete(wait) ? resolve(client) : client.release()),
          (error: unknown) => {
            waits.delete(wait);
            reject(error);
          },
        );
      }),
    close: () => clearInterval(timer),
  };
}

/** Fails the unanswered statements; the pool replaces the connection. */
function hangUp(client: pg.PoolClient): void {
  client.end().catch(() => {});
  // a pipelined connection would end after its answers only
  client.connection.stream.destroy();
}
