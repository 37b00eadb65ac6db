import { connect } from 'node:net';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { DatabaseAway } from './database-error.ts';

/** How often connections are looked at, and how long a statement may take before it is asked whether anybody is there. */
const every = 250;
const suspicious = 600;
/** What is over its time at the server is given so long to say so. */
const grace = 1_000;

interface Connection {
  readonly client: pg.PoolClient;
  /** A statement of it may take so many milliseconds. */
  readonly most: number;
  /** When what is unanswered was sent; 0: nothing is. */
  since: number;
  told: boolean;
}

/** Who waits for a connection. */
interface Wait {
  readonly since: number;
  readonly fail: (error: DatabaseAway) => void;
}

export interface Watch {
  /** Watches the connections of a pool, whose statements may take so many milliseconds. */
  readonly over: (pool: pg.Pool, most: number) => void;
  /** Throws DatabaseAway while the database is known not to answer. */
  readonly check: () => void;
  /** A connection of these pools once it comes. Throws DatabaseAway as soon as the database is known not to answer. */
  readonly lent: (connecting: Promise<pg.PoolClient>) => Promise<pg.PoolClient>;
  readonly close: () => void;
}

/**
 * Ends the wait for a database that stopped answering, as a frozen one or a cut network does: where a statement is
 * unanswered or a connection is waited for for a while, `answers` says no and nobody else was answered in the meantime, what is
 * unanswered is hung up, who waits is let go, and nobody is let in until it answers again; two seconds in all. A slow
 * statement of a database that answers goes on until its own time is over; then it is cancelled, by the protocol, which
 * needs no session.
 */
export function watchPools(answers: () => Promise<boolean>, log: Log): Watch {
  const connections = new Set<Connection>();
  const waits = new Set<Wait>();
  const gone = () => new DatabaseAway('The database does not answer');
  let away = false;
  let looking = false;
  let heard = 0;
  async function look(): Promise<void> {
    const now = performance.now();
    const slow = [...connections].filter(({ since }) => since !== 0 && now - since > suspicious);
    for (const one of slow) if (now - one.since > one.most) endSlow(one, now);
    const [first] = waits;
    const late = first && now - first.since > suspicious;
    if (looking || (slow.length === 0 && !late && !away)) return;
    looking = true;
    const before = away;
    // a busy database may be late with one answer; one that is gone gives none to anybody
    away = !(await answers()) && heard < now;
    looking = false;
    if (before !== away)
      log.warn({ waiting: slow.length + waits.size }, away ? 'the database does not answer' : 'it answers again');
    if (!away) return;
    for (const { client, since } of slow) if (since !== 0) hangUp(client);
    for (const { fail } of waits) fail(gone());
    waits.clear();
  }
  const timer = setInterval(() => void look(), every).unref();
  return {
    over: (pool, most) => {
      pool.on('connect', (client) => {
        const own: Connection = { client, most, since: 0, told: false };
        const plain = client.query;
        const query = (...asked: unknown[]) => {
          own.since = performance.now();
          own.told = false;
          return Reflect.apply(plain, client, asked);
        };
        Object.assign(client, { query });
        client.on('drain', () => {
          own.since = 0;
          heard = performance.now();
        });
        client.once('end', () => connections.delete(own));
        connections.add(own);
      });
    },
    check: () => {
      if (away) throw gone();
    },
    lent: (connecting) =>
      new Promise((resolve, reject) => {
        const wait = { since: performance.now(), fail: reject };
        waits.add(wait);
        connecting.then(
          // nobody has it who was let go
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

function endSlow(one: Connection, now: number): void {
  if (now - one.since > one.most + grace) hangUp(one.client);
  else if (!one.told) {
    one.told = true;
    cancel(one.client);
  }
}

/** Fails what waits for an answer; the pool replaces the connection. */
function hangUp(client: pg.PoolClient): void {
  client.end().catch(() => {});
}

/** Asks the server, or the pooler, to end what that connection waits for. */
function cancel(client: pg.PoolClient): void {
  const key = ['processID', 'secretKey'].map((name): unknown => Reflect.get(client, name));
  const { host, port } = client;
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  const message = Buffer.alloc(16);
  for (const [at, value] of [16, 80_877_102, ...key].entries()) message.writeInt32BE(Number(value), 4 * at);
  socket.on('error', () => {}).setTimeout(1_000, () => socket.destroy());
  // whoever hears it hangs up; a pooler forgets what it was asked by somebody who has gone
  socket.write(message);
}
