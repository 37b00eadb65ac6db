import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Readers that have one client together. `holds`: they have it, and no longer wait for it. */
interface Round {
  readonly client: Promise<pg.PoolClient>;
  readers: number;
  holds: boolean;
}

/**
 * A pool of one whose readers share its client, so that their statements are sent one behind the other without waiting for
 * answers. For single statements outside of transactions only. Whoever waits for the client alone comes before readers
 * that ask later.
 */
export function sharedReads(pool: pg.Pool): PostgresPool {
  let round: Round | undefined;
  const begin = (): Round => {
    const begun: Round = { client: pool.connect(), readers: 0, holds: false };
    begun.client.then(
      () => {
        begun.holds = true;
      },
      // its readers are told
      () => {
        if (round === begun) round = undefined;
      },
    );
    return begun;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async (): Promise<PostgresPoolClient> => {
      if (!round || (round.holds && pool.waitingCount > 0)) round = begin();
      const own = round;
      own.readers += 1;
      const client = await own.client;
      return {
        query: client.query.bind(client),
        release: (destroy) => {
          own.readers -= 1;
          if (own.readers > 0 && !destroy) return;
          if (round === own) round = undefined;
          client.release(destroy);
        },
      };
    },
  };
}
