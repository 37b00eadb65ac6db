import type { Context, Database } from '../platform/context.ts';
import { contentVersion, isCacheable } from './content-version.ts';

interface Kept<Value> {
  readonly version: string;
  readonly read: Promise<Value>;
}

/**
 * The result of `read`, cached in memory while the catalogue is unchanged (for writes of other processes see
 * `contentVersion`). Within a transaction it is always read.
 */
export function cacheByContentVersion<Value>(
  read: (db: Database) => Promise<Value>,
): (ctx: Pick<Context, 'db' | 'now'>) => Promise<Value> {
  const cache = new WeakMap<Database, Kept<Value>>();
  return async (ctx) => {
    const { db } = ctx;
    if (!isCacheable(db)) return read(db);
    const version = await contentVersion(ctx);
    const known = cache.get(db);
    if (known?.version === version) return known.read;
    const made: Kept<Value> = { version, read: read(db) };
    cache.set(db, made);
    try {
      return await made.read;
    } catch (error) {
      // the next caller reads again
      if (cache.get(db) === made) cache.delete(db);
      throw error;
    }
  };
}
