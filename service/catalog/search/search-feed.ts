import { nightsBetween, today } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import type { OpenDatabase, Pools } from '../../platform/database/open-database.ts';
import type { Log } from '../../platform/log.ts';
import { kindOf, type ProductType } from '../kinds.ts';
import { valueFacets } from '../lists/facet.ts';
import type { ListShape } from '../lists/list.ts';
import { applyChanges } from './apply-changes.ts';
import { readChanges } from './changes.sql.ts';
import type { Held } from './held.ts';
import { type KindToHold, readHeld } from './read-held.ts';

/** After so many days nights are read from a later day on. */
const mostDaysBehind = 14;

/** Milliseconds for which what was read last is believed, and for which a question waits for what came since. */
const timeouts = { believed: 250, waits: 250 } as const;

/** Milliseconds by which the clock of a question may be behind: what came free since then is free for it too. */
const mostBack = 60_000;
/** Milliseconds until all is read again where that did not go. */
const pause = 10_000;

/** What a process may miss and still catch up with. Rows are kept longer (`forget-changes.ts`). */
const mostMissed = 4 * 3_600_000;
/** Changes beyond which all is read again. */
const mostChanges = 5_000;
/** A list of products of that type. */
interface ListToHold extends Pick<ListShape, 'facets' | 'sql' | 'index'> {
  readonly type: ProductType;
}

export interface SearchFeedOptions {
  readonly pools: Pools & Pick<OpenDatabase, 'replicas'>;
  readonly lists: readonly ListToHold[];
  readonly now: () => Date;
  readonly log: Log;
  /** Every question waits until all that was committed before it is held: for tests. */
  readonly exact?: boolean;
}

const feeds = new WeakMap<Database, SearchFeed>();

/** What keeps the index beside that database up to date; undefined: there is none, or it is a transaction. */
export const feedOf = (db: Database): SearchFeed | undefined => feeds.get(db);

/** Keeps an index of what is searched beside the database, by what was committed there. */
export class SearchFeed {
  readonly #options: SearchFeedOptions;
  readonly #kinds: readonly KindToHold[];
  #held: Held | undefined;
  /** What is held may be asked, though more has come since. */
  #readAt = Number.NEGATIVE_INFINITY;
  /** How often somebody rang, and how often when what was read last began to be read. */
  #rings = 0;
  #heard = -1;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #poll: NodeJS.Timeout | undefined;
  #warned = false;
  /** All is not read before. */
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

  /** Begins to read; questions are answered by the database until all is held. Asks each second what has come since. */
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

  /** Something was written, by whomever: what is held is not believed until it is known what. */
  readonly ring = (): void => {
    this.#rings += 1;
  };

  /** Whether questions are answered by what is held. */
  get isUpToDate(): boolean {
    return this.#held !== undefined && performance.now() - this.#readAt < 2_000 + timeouts.waits;
  }

  /** What is held, with all that was committed some time ago; undefined: ask the database, it is not up to date. */
  async current(now: Date): Promise<Held | undefined> {
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
    // a question of before is not answered by what came free since
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

  /** Reads what was committed before this is asked: one reading at a time, and the next for all who asked in the meantime. */
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
    // the database is another one than it was, or so much has changed that reading all is as quick
    if (all || changes.length > mostChanges || endOf(snapshot) < endOf(held.snapshot)) {
      this.#held = undefined;
      return this.#load(now);
    }
    if (nightsBetween(held.base, today(now)) > mostDaysBehind) return this.#load(now);
    try {
      await applyChanges(this.#options.pools.pages, held, changes, now);
    } catch (error) {
      // what was read in part is no answer
      this.#held = undefined;
      throw error;
    }
    held.snapshot = snapshot;
  }

  async #load(now: Date): Promise<void> {
    const { pools, log } = this.#options;
    const began = performance.now();
    this.#held = await readHeld(pools.background, this.#kinds, now);
    const bytes = [...this.#held.kinds.values()].reduce((sum, { index }) => sum + index.bytes, 0);
    log.info({ milliseconds: Math.round(performance.now() - began), bytes }, 'the search index is read');
  }
}

/** Where the transactions end that a snapshot knows of: 'xmin:xmax:those underway'. */
const endOf = (snapshot: string): number => Number(snapshot.split(':')[1] ?? 0);
