import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../platform/context.ts';
import { bytesOf } from './byte-text.ts';
import { place, present } from './present.ts';
import type { RowTexts, Wanted } from './row-texts.ts';
import type { Shape } from './shape.ts';

interface KeptEntry {
  /** The catalogue's version before it was read. */
  readonly version: string;
  /** The entry's JSON, a byte text. */
  readonly text: string;
}

/** Whole entries with all that stands below them, by what is shown of them: good while the catalogue's version stands. */
export type KeptEntries = LRUCache<string, KeptEntry>;

export function makeKeptEntries(megabytes = 10): KeptEntries {
  return new LRUCache<string, KeptEntry>({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: ({ text }, key) => text.length + key.length + 100,
  });
}

/** What is shown of an entry, and the statement that says what stands below entries of given ids. */
export interface Shown {
  readonly shape: Shape;
  readonly below: string;
  readonly values: readonly unknown[];
  /** Equal for equal selections of a type, and short. */
  readonly name: string;
}

/**
 * The JSON of those entries by their ids. Those that are kept in this version of the catalogue cost nothing; what stands
 * below the others is found by one statement, and its texts come from `texts`. Without a place for entries none is kept.
 */
export async function wholeEntries(
  ctx: Context,
  { shape, below, values, name }: Shown,
  entries: readonly Wanted[],
  { texts, entries: kept, version }: { texts: RowTexts; entries: KeptEntries | undefined; version: string },
): Promise<(id: string) => string | undefined> {
  if (shape.children.length === 0) {
    const textOf = await texts.have(ctx, [[shape, entries]]);
    return (id) => closed(textOf(shape, id));
  }
  const whole = new Map<string, string>();
  const missing: string[] = [];
  for (const { id } of entries) {
    const entry = kept?.get(`${name}${id}`);
    if (entry?.version === version) whole.set(id, entry.text);
    else missing.push(id);
  }
  if (missing.length > 0) {
    const statement = CompiledQuery.raw(below, [missing, ...values]);
    const { rows } = await ctx.db.executeQuery<Record<string, unknown>>(statement);
    const placed = place(shape, rows[0] ?? {});
    for (const [id, text] of present(shape, placed, await texts.have(ctx, placed.all))) {
      whole.set(id, text);
      // in one piece: what was put together of parts would keep them all
      kept?.set(`${name}${id}`, { version, text: bytesOf(text).toString('latin1') });
    }
  }
  return (id) => whole.get(id);
}

function closed(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${text}}`;
}
