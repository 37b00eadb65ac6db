import type { Context, Database } from '../platform/context.ts';
import type { OpenDatabase, Pools } from '../platform/database/open-database.ts';
import type { Replicas } from '../platform/database/replicas.ts';
import { readVersion } from './content-version.sql.ts';

interface Known {
  readonly version: Promise<string>;
  /** Milliseconds of the clock of the request that asked. */
  readonly askedAt: number;
}

/** For how many milliseconds silence is believed: the connection that tells of changes may be lost. */
const believed = 250;

/** What is known of the databases that tell of their changes. */
const heard = new WeakMap<Database, Known | undefined>();

interface Primary {
  readonly primary: Database;
  readonly replicas: Replicas;
  /** The last version that was read there. */
  version?: string;
}

/** Of connection pools that read of replicas, where their version is asked for. */
const primaries = new WeakMap<Database, Primary>();

/**
 * The version is the primary's, and nothing is read of a replica that has not got so far: what is read after its version
 * is never older than that.
 */
async function versionOf(db: Database): Promise<string> {
  const known = primaries.get(db);
  if (!known) return readVersion(db);
  const version = await readVersion(known.primary);
  if (version !== known.version) known.replicas.hold();
  known.version = version;
  return version;
}

/** From now on the version of that database is not asked for again while nothing has changed. */
export async function hearOfChanges({
  db,
  pages,
  reads,
  background,
  replicas,
  onContentChange,
}: Pools & Pick<OpenDatabase, 'onContentChange' | 'replicas'>): Promise<void> {
  // each asks for itself: one whose connections are all taken lets nobody else wait
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

/** Whether what is read of that database may be kept by `contentVersion`: not what a transaction reads. */
export const isHeardOf = (db: Database): boolean => heard.has(db);

/**
 * Changes with every committed write to the catalogue (database/schema/05-content.sql): at once with a write of this process, with those
 * of others when the database tells of them, a quarter of a second later at most.
 */
export async function contentVersion({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string> {
  const known = heard.get(db);
  if (known && Math.abs(now.getTime() - known.askedAt) < believed) return known.version;
  const asked: Known = { version: versionOf(db), askedAt: now.getTime() };
  if (heard.has(db)) heard.set(db, asked);
  try {
    return await asked.version;
  } catch (error) {
    // the next one asks again
    if (heard.get(db) === asked) heard.set(db, undefined);
    throw error;
  }
}
