import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../platform/context.ts';
import { byteText } from './byte-text.ts';
import { rowsSql } from './rows.sql.ts';
import type { Shape } from './shape.ts';

/** The fields of a row as JSON, a byte text without the brace at the end, and the version of the row that it was made from. */
export interface RowText {
  readonly version: string;
  readonly text: string;
}

/** The text of the row of that id in that shape; undefined when the row is gone. */
export type TextOf = (shape: Shape, id: string) => string | undefined;

/** An id at a place of the answer. */
export interface Wanted {
  readonly id: string;
  readonly version: string;
}

/** Finished row texts, kept by id and checked by version: nobody has to tell it that a row has changed. */
export interface RowTexts {
  /** Reads what is not there in its right version, in one statement, and hands out all of it. */
  readonly have: (ctx: Context, wanted: readonly (readonly [Shape, readonly Wanted[]])[]) => Promise<TextOf>;
}

export function makeRowTexts(megabytes = 10): RowTexts {
  const kept = new LRUCache<string, RowText>({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: ({ text }, key) => text.length + key.length + 100,
  });
  // clients choose the fields that make the names, so they are bounded too
  const prefixes = new LRUCache<string, string>({ max: 500 });
  let met = 0;
  /** A short name in place of a long one: thousands of keys are made of it for one answer. */
  const prefixOf = (rows: string): string => {
    const known = prefixes.get(rows);
    if (known !== undefined) return known;
    met += 1;
    prefixes.set(rows, `${met}.`);
    return `${met}.`;
  };
  return {
    have: async (ctx, wanted) => {
      const found = new Map<string, Map<string, string>>();
      const missing = new Map<string, { shape: Shape; ids: string[] }>();
      for (const [shape, rows] of wanted) {
        const texts = found.get(shape.rows) ?? new Map<string, string>();
        found.set(shape.rows, texts);
        const prefix = prefixOf(shape.rows);
        for (const { id, version } of rows) {
          if (texts.has(id)) continue;
          const row = kept.get(prefix + id);
          if (row?.version === version) {
            texts.set(id, row.text);
            continue;
          }
          const list = missing.get(shape.rows) ?? { shape, ids: [] };
          missing.set(shape.rows, list);
          list.ids.push(id);
        }
      }
      if (missing.size > 0) {
        const lists = [...missing.values()];
        for (const row of await read(ctx, lists)) {
          const shape = lists[row.shape]?.shape;
          if (!shape) continue;
          const text = byteText(row.text.slice(0, -1));
          kept.set(prefixOf(shape.rows) + row.id, { version: row.v, text });
          found.get(shape.rows)?.set(row.id, text);
        }
      }
      return (shape, id) => found.get(shape.rows)?.get(id);
    },
  };
}

interface ReadRow {
  readonly shape: number;
  readonly id: string;
  readonly v: string;
  readonly text: string;
}

async function read(
  ctx: Context,
  lists: readonly { readonly shape: Shape; readonly ids: string[] }[],
): Promise<ReadRow[]> {
  const { text, values } = rowsSql(lists.map(({ shape, ids }) => ({ shape, ids: [...new Set(ids)] })));
  const { rows } = await ctx.db.executeQuery<ReadRow>(CompiledQuery.raw(text, [...values]));
  return rows;
}
