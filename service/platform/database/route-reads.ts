import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError } from 'pg';

/** A replica that statements may be sent to. */
export interface ReadTarget {
  readonly pool: PostgresPool;
  /** Whether its data is current enough to be shown now. */
  readonly isGood: () => boolean;
}

/** Errors of a replica: it is read-only, shuts down, or the query conflicted with replication. */
const refusals = new Set(['25006', '57P01', '57P02', '57P03', '40001', '40P01']);

/** Whether another server may answer: this one did not or could not. A faulty statement fails on every server. */
const canRetryElsewhere = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || refusals.has(error.code ?? '') || /^(?:08|53)/.test(error.code ?? '');

const beginsTransaction = (args: unknown): boolean =>
  typeof args === 'string' && /^(?:begin|start transaction)/.test(args);

/**
 * Sends single statements to the server that `chooseTarget` returns and everything else to the primary: transactions, and
 * statements that the replica refused or did not answer. Callers notice only the time it takes.
 */
export function routeReads(primary: PostgresPool, chooseTarget: () => ReadTarget | undefined): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const target = chooseTarget();
    let replicaClient = await target?.pool.connect().catch(() => undefined);
    let client = replicaClient ?? (await primary.connect());
    async function switchToPrimary(broken = false): Promise<void> {
      replicaClient?.release(broken);
      replicaClient = undefined;
      client = await primary.connect();
    }
    const query = async (...args: unknown[]): Promise<unknown> => {
      // the state may have changed while it waited for the connection
      if (replicaClient && (beginsTransaction(args[0]) || !target?.isGood())) await switchToPrimary();
      try {
        return await Reflect.apply(client.query, client, args);
      } catch (error) {
        if (!replicaClient || !canRetryElsewhere(error)) throw error;
        await switchToPrimary(!(error instanceof DatabaseError));
        return Reflect.apply(client.query, client, args);
      }
    };
    return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
  }
  return { options: primary.options, end: () => primary.end(), connect };
}
