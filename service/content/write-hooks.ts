import type { Context } from '../platform/context.ts';
import type { FieldValue } from './field.ts';

/** An entry in its display form, field by field. */
export type DisplayedEntry = Readonly<Record<string, FieldValue>>;

/** What the hooks of a type may use, inside the transaction of the write. */
export type HookContext = Pick<Context, 'db' | 'now' | 'viewer'>;

/** A written entry. */
export interface Followed {
  readonly id: number;
  readonly before: DisplayedEntry | undefined;
  readonly after: DisplayedEntry;
  /** Names of the links in the write. */
  readonly links: ReadonlySet<string>;
}

/**
 * Rules of a type that its declaration cannot express, provided by its module. All of them run in the transaction of
 * the write.
 */
export interface WriteHooks {
  /** Validates a body before it is written over `before`. Throws AppError. */
  readonly check?: (
    ctx: HookContext,
    write: {
      readonly id: number | undefined;
      readonly before: DisplayedEntry | undefined;
      readonly values: ReadonlyMap<string, FieldValue>;
    },
  ) => Promise<void> | void;
  /** Updates what depends on entries that were created, changed, published or unpublished together. */
  readonly follow?: (ctx: HookContext, entries: readonly Followed[]) => Promise<void>;
  /** Validates entries that have just been published, by id. Throws AppError for one that must not be public. */
  readonly show?: (ctx: HookContext, ids: readonly number[]) => Promise<void>;
  /** Runs before an entry is deleted. The function that it returns runs afterwards. */
  readonly leave?: (ctx: HookContext, id: number) => Promise<() => Promise<void>>;
}

/** The hooks by type name, for types that have any. */
export type HooksByType = Readonly<Record<string, WriteHooks>>;
