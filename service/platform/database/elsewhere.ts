import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError } from 'pg';

/** One of the places where a statement may be read. */
export interface Place {
  readonly pool: PostgresPool;
  /** Whether what it has may be shown now. */
  readonly isGood: () => boolean;
}

/** What a copy refuses: it only reads, goes away, or its reading was in the way of what it had to take over. */
const refusals = new Set(['25006', '57P01', '57P02', '57P03', '40001', '40P01']);

/** Whether another place may answer: this one did not, or could not. What a statement itself did wrong it does anywhere. */
const mayElsewhere = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || refusals.has(error.code ?? '') || /^(?:08|53)/.test(error.code ?? '');

const begins = (asked: unknown): boolean => typeof asked === 'string' && /^(?:begin|start transaction)/.test(asked);

/**
 * Single statements are asked where `place` says, all else at home: a transaction, and a statement that the place refused
 * or did not answer. Whoever asks learns nothing of it but the time that it took.
 */
export function elsewhere(home: PostgresPool, place: () => Place | undefined): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const away = place();
    let there = await away?.pool.connect().catch(() => undefined);
    let client = there ?? (await home.connect());
    async function goHome(broken = false): Promise<void> {
      there?.release(broken);
      there = undefined;
      client = await home.connect();
    }
    const query = async (...asked: unknown[]): Promise<unknown> => {
      // it may have waited for the connection
      if (there && (begins(asked[0]) || !away?.isGood())) await goHome();
      try {
        return await Reflect.apply(client.query, client, asked);
      } catch (error) {
        if (!there || !mayElsewhere(error)) throw error;
        await goHome(!(error instanceof DatabaseError));
        return Reflect.apply(client.query, client, asked);
      }
    };
    return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
  }
  return { options: home.options, end: () => home.end(), connect };
}
