import { LRUCache } from 'lru-cache';
import { AppError } from '../core/app-error.ts';

/** What a cache may hold; the value that was used least recently is evicted. */
export interface CacheLimits<Value> {
  /** Number of values. */
  readonly entries?: number;
  /** Total size of all values, and the largest size of one that is cached at all. */
  readonly bytes?: number;
  readonly entryBytes?: number;
  /** Size of a value in bytes; required with `bytes`. Its key is counted too. */
  readonly sizeOf?: (value: Value) => number;
  /** Milliseconds after which a value is loaded again, although its version is the same. */
  readonly milliseconds?: number;
}

/** A load that several callers wait for. */
interface Load<Value> {
  readonly version: string;
  readonly value: Promise<Value>;
  readonly abandon: AbortController;
  waiting: number;
  /** Conditions of `drop` since it began. */
  readonly dropped: ((value: Value) => boolean)[];
}

/**
 * The cache of this process for one kind of value: bounded, in memory. A value is used while it has the version that
 * the caller asks for (by default all have the same), and is replaced by one of another version. Callers that load the
 * same value at the same time share one load. `undefined` and errors are not cached.
 */
export class VersionedCache<Value, Key extends {} = string> {
  readonly #values: LRUCache<Key, { readonly version: string; readonly value: Value }>;
  readonly #loads = new Map<Key, Load<Value>>();

  constructor({ entries = 0, bytes = 0, entryBytes = bytes, sizeOf, milliseconds = 0 }: CacheLimits<Value>) {
    this.#values = new LRUCache({
      max: entries,
      maxSize: bytes,
      maxEntrySize: entryBytes,
      ttl: milliseconds,
      ...(sizeOf && {
        sizeCalculation: ({ value }, key) => sizeOf(value) + (typeof key === 'string' ? key.length : 0) + 100,
      }),
    });
  }

  get(key: Key, version = ''): Value | undefined {
    const found = this.#values.get(key);
    return found?.version === version ? found.value : undefined;
  }

  /** The cached value of any version. */
  latest(key: Key): Value | undefined {
    return this.#values.get(key)?.value;
  }

  set(key: Key, value: Value, version = ''): void {
    this.#values.set(key, { version, value });
  }

  delete(key: Key): boolean {
    return this.#values.delete(key);
  }

  /** Whether the value is cached or being loaded, so that another caller costs nothing more. */
  has(key: Key, version = ''): boolean {
    return this.get(key, version) !== undefined || this.#sharedLoad(key, version) !== undefined;
  }

  /** Number of values that callers wait for. */
  get loading(): number {
    return [...this.#loads.values()].filter(({ abandon }) => !abandon.signal.aborted).length;
  }

  /**
   * The cached value, or the one that `read` returns. `signal` is aborted when the caller no longer waits; the signal
   * of `read` is aborted when no caller waits.
   */
  async load(
    key: Key,
    read: (signal: AbortSignal) => Promise<Value>,
    { version = '', signal }: { readonly version?: string; readonly signal?: AbortSignal | undefined } = {},
  ): Promise<Value> {
    const cached = this.get(key, version);
    if (cached !== undefined) return cached;
    const load = this.#sharedLoad(key, version) ?? this.#begin(key, version, read);
    load.waiting += 1;
    const leave = () => {
      load.waiting -= 1;
      if (load.waiting === 0) load.abandon.abort(new AppError('BadRequestError', 'No one is waiting for it'));
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
    try {
      return await load.value;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  /**
   * Drops the values for which that is true, now and at the end of running loads. Later callers do not share these
   * loads: what they read may be of before the change.
   */
  drop(isOutdated: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#values.entries()) if (isOutdated(value)) this.#values.delete(key);
    for (const { dropped } of this.#loads.values()) dropped.push(isOutdated);
  }

  #sharedLoad(key: Key, version: string): Load<Value> | undefined {
    const load = this.#loads.get(key);
    if (load?.version !== version || load.dropped.length > 0 || load.abandon.signal.aborted) return undefined;
    return load;
  }

  #begin(key: Key, version: string, read: (signal: AbortSignal) => Promise<Value>): Load<Value> {
    const abandon = new AbortController();
    const reading = async () => read(abandon.signal);
    const value = reading()
      .then((value) => {
        const isOutdated = this.#loads.get(key) !== load || load.dropped.some((drops) => drops(value));
        if (value !== undefined && !isOutdated) this.set(key, value, version);
        return value;
      })
      .finally(() => {
        if (this.#loads.get(key) === load) this.#loads.delete(key);
      });
    const load: Load<Value> = { version, value, abandon, waiting: 0, dropped: [] };
    this.#loads.set(key, load);
    return load;
  }
}
