import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Readers that share one client. `holds`: they have the client and no longer wait for it. */
interface Round {
  readonly client: Promise<pg.PoolClient>;
  readers: number;
  holds: boolean;
  /** The client has been released; readers that still use it have lost it. */
  over: boolean;
}

/** How a statement that takes too long is ended. */
export interface StatementTimeout {
  readonly milliseconds: number;
  /** Ends the running statement, and every connection with it. */
  readonly end: () => Promise<void>;
}

/** A statement that was sent and not answered yet. */
interface Sent {
  tooSlow: boolean;
}

/**
 * A pool of one connection whose readers share its client, so that their statements are pipelined. Only for single
 * statements outside of transactions. A caller that waits for exclusive use goes before readers that come later. With a
 * `timeout`, a statement that takes longer is ended and fails with 57014, as on PostgreSQL; statements sent behind it
 * are sent again.
 */
export function sharedReads(pool: pg.Pool, timeout?: StatementTimeout): PostgresPool {
  let round: Round | undefined;
  const begin = (): Round => {
    const begun: Round = { client: pool.connect(), readers: 0, holds: false, over: false };
    begun.client.then(
      () => {
        begun.holds = true;
      },
      // its readers are notified by the error event
      () => {
        if (round === begun) round = undefined;
      },
    );
    return begun;
  };
  const sent: Sent[] = [];
  let watch: NodeJS.Timeout | undefined;
  /** The first statement of the line is now being answered: start its timeout. */
  const watchFirst = (): void => {
    clearTimeout(watch);
    const [first] = sent;
    if (!timeout || !first) return;
    watch = setTimeout(() => {
      first.tooSlow = true;
      // if it cannot be reopened, the next caller gets the error
      timeout.end().catch(() => {});
    }, timeout.milliseconds).unref();
  };
  async function watched<Result>(ask: () => Promise<Result>): Promise<Result> {
    const own: Sent = { tooSlow: false };
    if (sent.push(own) === 1) watchFirst();
    try {
      return await ask();
    } catch (error) {
      throw own.tooSlow ? tooSlow() : error;
    } finally {
      sent.splice(sent.indexOf(own), 1);
      watchFirst();
    }
  }
  function give(own: Round, client: pg.PoolClient, destroy?: boolean | Error): void {
    if (round === own) round = undefined;
    if (own.over) return;
    own.over = true;
    client.release(destroy);
  }
  async function connect(): Promise<PostgresPoolClient> {
    if (!round || (round.holds && pool.waitingCount > 0)) round = begin();
    const own = round;
    own.readers += 1;
    const client = await own.client;
    const query = (...asked: unknown[]): Promise<unknown> => Reflect.apply(client.query, client, asked);
    const again = async (...asked: unknown[]): Promise<unknown> => {
      try {
        return await watched(() => query(...asked));
      } catch (error) {
        if (!isLost(error)) throw error;
        // the connection is free at once, although other readers of the round have not been notified yet
        give(own, client, true);
        const other = await connect();
        try {
          return await Reflect.apply(other.query, other, asked);
        } finally {
          other.release();
        }
      }
    };
    return {
      query: (timeout ? again : query) as PostgresPoolClient['query'],
      release: (destroy) => {
        own.readers -= 1;
        if (own.readers === 0 || destroy) give(own, client, destroy);
      },
    };
  }
  return { options: pool.options, end: () => pool.end(), connect };
}

const isLost = (error: unknown): boolean =>
  error instanceof Error && /^Connection terminated|not queryable/.test(error.message);

function tooSlow(): pg.DatabaseError {
  const error = new pg.DatabaseError('canceling statement due to statement timeout', 0, 'error');
  error.code = '57014';
  return error;
}
