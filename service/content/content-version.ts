import type { Context, Database } from '../platform/context.ts';
import type { OpenDatabase, Pools } from '../platform/database/open-database.ts';
import type { Replicas } from '../platform/database/replicas.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import { readVersion } from './content-version.sql.ts';

interface Known {
  readonly version: Promise<string>;
  /** Milliseconds of the request's clock. */
  readonly askedAt: number;
}

/** Milliseconds for which a version is trusted without notifications: the notifying connection may be lost. */
const believed = 250;

/** Known versions of the databases that notify of changes. */
const heard = new WeakMap<Database, Known | undefined>();

interface Primary {
  readonly primary: Database;
  readonly replicas: Replicas;
  /** The last version that was read there. */
  version?: string;
}

/** For pools over replicas: where their version is read. */
const primaries = new WeakMap<Database, Primary>();

/**
 * The version is read from the primary, and no replica is read that has not reached it: what is read afterwards is
 * never older than the version.
 */
async function versionOf(db: Database): Promise<string> {
  const known = primaries.get(db);
  if (!known) return readVersion(db);
  const version = await readVersion(known.primary);
  if (version !== known.version) known.replicas.hold();
  known.version = version;
  return version;
}

/** From now on the version of that database is only read again after a change. */
export async function followChanges({
  db,
  pages,
  reads,
  background,
  replicas,
  onContentChange,
}: Pools & Pick<OpenDatabase, 'onContentChange' | 'replicas'>): Promise<void> {
  // each reads its own version: a pool whose connections are all in use delays no other
  const pools = [db, pages, reads, background];
  if (replicas) {
    pools.push(replicas.pools.pages, replicas.pools.reads);
    primaries.set(replicas.pools.pages, { primary: pages, replicas });
    primaries.set(replicas.pools.reads, { primary: reads, replicas });
  }
  const forget = () => {
    for (const pool of pools) heard.set(pool, undefined);
  };
  forget();
  await onContentChange(forget);
}

/** Whether results from that database may be cached by `contentVersion`: not those read in a transaction. */
export const isCacheable = (db: Database): boolean => heard.has(db);

/**
 * Changes with every committed write to the catalogue (database/schema/05-content.sql): at once for writes of this
 * process; for others when the database notifies of them, a quarter of a second later at most.
 */
export async function contentVersion({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string> {
  const known = heard.get(db);
  if (known && Math.abs(now.getTime() - known.askedAt) < believed) return known.version;
  const asked: Known = { version: versionOf(db), askedAt: now.getTime() };
  if (heard.has(db)) heard.set(db, asked);
  try {
    return await asked.version;
  } catch (error) {
    // the next caller asks again
    if (heard.get(db) === asked) heard.set(db, undefined);
    throw error;
  }
}

type Reader = Pick<Context, 'db' | 'now'>;

/** Connection pools of a process, whose results are cached apart: a replica may be behind. */
const databases = 8;

/**
 * The result of `read`, cached in memory while the catalogue is unchanged (for writes of other processes see
 * `contentVersion`). Within a transaction it is always read.
 */
export function cacheByContentVersion<Value, Ctx extends Reader = Reader>(
  read: (ctx: Ctx) => Promise<Value>,
): (ctx: Ctx) => Promise<Value> {
  const cache = new VersionedCache<Value, Database>({ entries: databases });
  return async (ctx) => {
    if (!isCacheable(ctx.db)) return read(ctx);
    return cache.load(ctx.db, () => read(ctx), { version: await contentVersion(ctx) });
  };
}
