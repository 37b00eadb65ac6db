import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError } from 'pg';

/** A replica that statements may be sent to. */
export interface Place {
  readonly pool: PostgresPool;
  /** Whether its data is current enough to be shown now. */
  readonly isGood: () => boolean;
}

/** Errors of a replica: it is read-only, shuts down, or the query conflicted with replication. */
const refusals = new Set(['25006', '57P01', '57P02', '57P03', '40001', '40P01']);

/** Whether another server may answer: this one did not or could not. A faulty statement fails on every server. */
const mayElsewhere = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || refusals.has(error.code ?? '') || /^(?:08|53)/.test(error.code ?? '');

const begins = (asked: unknown): boolean => typeof asked === 'string' && /^(?:begin|start transaction)/.test(asked);

/**
 * Sends single statements to the server that `place` returns and everything else to the primary: transactions, and
 * statements that the replica refused or did not answer. Callers notice only the time it takes.
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
      // the state may have changed while it waited for the connection
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
