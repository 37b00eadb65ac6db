import type { Context, Database } from '../platform/context.ts';
import { contentVersion, isHeardOf } from './content-version.ts';

interface Kept<Value> {
  readonly version: string;
  readonly read: Promise<Value>;
}

/**
 * What `read` gives of the database, kept in memory while nothing is written to the catalogue (`contentVersion` says how
 * soon another process's write is seen). Within a transaction it is read as it stands there.
 */
export function keptWhileUnwritten<Value>(
  read: (db: Database) => Promise<Value>,
): (ctx: Pick<Context, 'db' | 'now'>) => Promise<Value> {
  const kept = new WeakMap<Database, Kept<Value>>();
  return async (ctx) => {
    const { db } = ctx;
    if (!isHeardOf(db)) return read(db);
    const version = await contentVersion(ctx);
    const known = kept.get(db);
    if (known?.version === version) return known.read;
    const made: Kept<Value> = { version, read: read(db) };
    kept.set(db, made);
    try {
      return await made.read;
    } catch (error) {
      // the next one reads again
      if (kept.get(db) === made) kept.delete(db);
      throw error;
    }
  };
}
