import type { Context } from '../platform/context.ts';
import type { Shown } from './field.ts';

/** An entry as it is shown, field by field. */
export type Entry = Readonly<Record<string, Shown>>;

/** What the rules of a type may use; inside the transaction of the write. */
export type HookContext = Pick<Context, 'db' | 'now' | 'viewer'>;

/** An entry that was written. */
export interface Followed {
  readonly id: number;
  readonly before: Entry | undefined;
  readonly after: Entry;
  /** Names of the links that the write says something of. */
  readonly links: ReadonlySet<string>;
}

/**
 * What the owner of a type adds to the writing of its entries, for rules that a declaration cannot say. All of it runs in
 * the transaction of the write.
 */
export interface WriteHooks {
  /** Looks at what a body wants before it is written over `before`. Throws AppError for what must not be. */
  readonly check?: (
    ctx: HookContext,
    write: {
      readonly id: number | undefined;
      readonly before: Entry | undefined;
      readonly values: ReadonlyMap<string, Shown>;
    },
  ) => Promise<void> | void;
  /** Brings up to date what follows from entries that were made, changed, published or taken back together. */
  readonly follow?: (ctx: HookContext, entries: readonly Followed[]) => Promise<void>;
  /** Looks at entries that have just been published, by their ids. Throws AppError for what must not be seen. */
  readonly show?: (ctx: HookContext, ids: readonly number[]) => Promise<void>;
  /** Comes before an entry is deleted. What it gives back is done after that. */
  readonly leave?: (ctx: HookContext, id: number) => Promise<() => Promise<void>>;
}

/** The hooks of each type that has some, by its name. */
export type HooksByType = Readonly<Record<string, WriteHooks>>;
