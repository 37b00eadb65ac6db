import { kindOf, type ProductType } from '../../catalog/kinds.ts';
import { valueFacets } from '../../catalog/lists/facet.ts';
import type { ListShape } from '../../catalog/lists/list.ts';
import { nightsBetween, today } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import type { OpenDatabase, Pools } from '../../platform/database/open-database.ts';
import type { Log } from '../../platform/log.ts';
import { applyChanges } from './apply-changes.ts';
import { readChanges } from './changes.sql.ts';
import { type KindToLoad, loadIndex } from './load-index.ts';
import type { LoadedIndex } from './loaded-index.ts';

/** Days after which nights are read from a later first day on. */
const mostDaysBehind = 14;

/** Milliseconds for which the last reading is trusted, and that a question waits for newer changes. */
const timeouts = { believed: 250, waits: 250 } as const;

/** Milliseconds by which the time of a question may be behind: it then also sees units freed since. */
const mostBack = 60_000;
/** Milliseconds until the next attempt to rebuild after a failure. */
const pause = 10_000;

/** Milliseconds of changes that a process can miss and still catch up. Rows are kept longer (`forget-changes.ts`). */
const mostMissed = 4 * 3_600_000;
/** More changes than this lead to a rebuild. */
const mostChanges = 5_000;
/** The list of a product type. */
interface ListToIndex extends Pick<ListShape, 'facets' | 'sql' | 'index'> {
  readonly type: ProductType;
}

export interface SearchFeedOptions {
  readonly pools: Pools & Pick<OpenDatabase, 'replicas'>;
  readonly lists: readonly ListToIndex[];
  readonly now: () => Date;
  readonly log: Log;
  /** For tests: every question waits until all previous commits are in the index. */
  readonly exact?: boolean;
}

const feeds = new WeakMap<Database, SearchFeed>();

/** The feed of that database's index; undefined if there is none, or inside a transaction. */
export const feedOf = (db: Database): SearchFeed | undefined => feeds.get(db);

/** Keeps an in-process search index up to date with what is committed to the database. */
export class SearchFeed {
  readonly #options: SearchFeedOptions;
  readonly #kinds: readonly KindToLoad[];
  #held: LoadedIndex | undefined;
  /** Time of the last complete reading. */
  #readAt = Number.NEGATIVE_INFINITY;
  /** Number of write notifications, and their number when the last reading began. */
  #rings = 0;
  #heard = -1;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #poll: NodeJS.Timeout | undefined;
  #warned = false;
  /** No rebuild before this time. */
  #notBefore = 0;

  constructor(options: SearchFeedOptions) {
    this.#options = options;
    this.#kinds = options.lists.flatMap(({ type, facets, sql, index }) => {
      if (!index) return [];
      const group = valueFacets(facets).findIndex(({ name }) => name === index.group);
      const { usualRating } = sql;
      return [{ table: kindOf(type).table, facets, sql, options: index.options, usualRating, group }];
    });
    for (const pool of this.#served()) feeds.set(pool, this);
  }

  /** Starts to read; the database answers until the index is complete. Reads changes every second. */
  start(): void {
    const read = () => {
      this.#catchUp().catch(() => {});
    };
    read();
    this.#poll = setInterval(read, 1_000).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#poll);
    await this.#running?.catch(() => {});
    for (const pool of this.#served()) feeds.delete(pool);
  }

  #served(): Database[] {
    const { db, pages, reads, background, replicas } = this.#options.pools;
    return [db, pages, reads, background, ...(replicas ? [replicas.pools.pages, replicas.pools.reads] : [])];
  }

  /** Called after any write: the index is not trusted until the changes are read. */
  readonly ring = (): void => {
    this.#rings += 1;
  };

  /** True if the index answers questions. */
  get isUpToDate(): boolean {
    return this.#held !== undefined && performance.now() - this.#readAt < 2_000 + timeouts.waits;
  }

  /** The index with all changes up to a moment ago; undefined: it is not up to date, ask the database. */
  async current(now: Date): Promise<LoadedIndex | undefined> {
    const { exact } = this.#options;
    if (!exact && !this.#held) return undefined;
    if (exact || !this.#isFresh(now)) {
      try {
        if (!(await this.#isReadWithin(exact ? Number.POSITIVE_INFINITY : timeouts.waits))) return undefined;
      } catch {
        return undefined;
      }
    }
    const held = this.#held;
    // a question from the past must not see units freed since
    return held && now.getTime() > held.at - mostBack ? held : undefined;
  }

  #isFresh(now: Date): boolean {
    if (this.#heard !== this.#rings || performance.now() - this.#readAt > timeouts.believed) return false;
    return this.#held !== undefined && this.#held.nextEnd > now.getTime();
  }

  async #isReadWithin(milliseconds: number): Promise<boolean> {
    const read = this.#catchUp().then(() => true);
    if (milliseconds === Number.POSITIVE_INFINITY) return read;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), milliseconds);
    });
    try {
      return await Promise.race([read, late]);
    } finally {
      clearTimeout(timer);
      read.catch(() => {});
    }
  }

  /** Reads everything committed before this call: one reading at a time, and one more for all calls in the meantime. */
  #catchUp(): Promise<void> {
    if (!this.#running) return this.#begin();
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.#begin();
      });
    return this.#next;
  }

  #begin(): Promise<void> {
    const began = performance.now();
    const rings = this.#rings;
    const read = this.#read(began).then(
      () => {
        this.#readAt = began;
        this.#heard = rings;
        this.#warned = false;
        this.#running = undefined;
      },
      (error: unknown) => {
        this.#running = undefined;
        if (!this.#warned)
          this.#options.log.warn({ err: error }, 'the search index is not up to date: the database answers');
        this.#warned = true;
        throw error;
      },
    );
    this.#running = read;
    return read;
  }

  async #read(began: number): Promise<void> {
    const now = this.#options.now();
    const held = this.#held;
    if (!held || began - this.#readAt > mostMissed) {
      if (!this.#options.exact && began < this.#notBefore) throw new Error('The search index is read again soon');
      this.#notBefore = began + pause;
      return this.#load(now);
    }
    const { snapshot, changes } = await readChanges(this.#options.pools.pages, held.snapshot, mostChanges + 1);
    const all = changes.some(({ kind, product_id }) => kind !== null && product_id === null);
    // the database was replaced, or a rebuild is as fast as that many changes
    if (all || changes.length > mostChanges || endOf(snapshot) < endOf(held.snapshot)) {
      this.#held = undefined;
      return this.#load(now);
    }
    if (nightsBetween(held.base, today(now)) > mostDaysBehind) return this.#load(now);
    try {
      await applyChanges(this.#options.pools.pages, held, changes, now);
    } catch (error) {
      // a partly updated index must not answer
      this.#held = undefined;
      throw error;
    }
    held.snapshot = snapshot;
  }

  async #load(now: Date): Promise<void> {
    const { pools, log } = this.#options;
    const began = performance.now();
    this.#held = await loadIndex(pools.background, this.#kinds, now);
    const bytes = [...this.#held.kinds.values()].reduce((sum, { index }) => sum + index.bytes, 0);
    log.info({ milliseconds: Math.round(performance.now() - began), bytes }, 'the search index is read');
  }
}

/** The `xmax` of a snapshot 'xmin:xmax:running'. */
const endOf = (snapshot: string): number => Number(snapshot.split(':')[1] ?? 0);
