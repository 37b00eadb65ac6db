import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../platform/context.ts';
import { byteText } from './byte-text.ts';
import { type TextOf, type Wanted, within } from './present.ts';
import { boundedRowsSql } from './rows.sql.ts';
import type { Shape } from './shape.ts';

/** The fields of a row as JSON, a byte text without the brace at the end, and the version of the row that it was made from. */
export interface RowText {
  readonly version: string;
  readonly text: string;
}

/** Finished row texts, kept by id and checked by version: nobody has to tell it that a row has changed. */
export interface RowTexts {
  /**
   * Reads what is not there in its right version, in one statement, and hands out all of it. Throws ValidationError
   * before it reads more bytes than `most`.
   */
  readonly have: (
    ctx: Context,
    wanted: readonly (readonly [Shape, readonly Wanted[]])[],
    most: number,
  ) => Promise<TextOf>;
}

/** How much longer than usual rows are taken to be before anything is refused unread. */
const generous = 1.5;
/** Of rows that are new to us one in so many is measured before all are read, where there are many times as many. */
const oneIn = 12;

export function makeRowTexts(megabytes = 10): RowTexts {
  const kept = new LRUCache<string, RowText>({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: ({ text }, key) => text.length + key.length + 100,
  });
  // clients choose the fields that make the names, so they are bounded too
  const prefixes = new LRUCache<string, string>({ max: 500 });
  /** Bytes of rows of that name, as they were when so many were read. */
  const usual = new LRUCache<string, Omit<Measured, 'index'>>({ max: 500 });
  let met = 0;
  /** A short name in place of a long one: thousands of keys are made of it for one answer. */
  const prefixOf = (rows: string): string => {
    const known = prefixes.get(rows);
    if (known !== undefined) return known;
    met += 1;
    prefixes.set(rows, `${met}.`);
    return `${met}.`;
  };
  const learn = (lists: readonly List[], read: ReadTexts): void => {
    for (const { index, ...measured } of read.measured) usual.set(lists[index]?.shape.rows ?? '', measured);
  };
  /** Measures some of the rows of long lists of which few were read before, so that not all are put together in vain. */
  const measure = async (ctx: Context, lists: readonly List[]): Promise<void> => {
    const few = ({ shape, ids }: List) => (usual.get(shape.rows)?.rows ?? 0) < Math.floor(ids.length / oneIn);
    const some = lists
      .filter((list) => list.ids.length >= 4 * oneIn && few(list))
      .map(({ shape, ids }) => ({ shape, ids: ids.filter((_, at) => at % oneIn === 0) }));
    if (some.length > 0) learn(some, await readTexts(ctx, some, 0));
  };
  return {
    have: async (ctx, wanted, most) => {
      const found = new Map<string, Map<string, string>>();
      let length = 0;
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
            length += row.text.length;
            continue;
          }
          const list = missing.get(shape.rows) ?? { shape, ids: [] };
          missing.set(shape.rows, list);
          list.ids.push(id);
        }
      }
      if (missing.size > 0) {
        const lists = [...missing.values()].map(({ shape, ids }) => ({ shape, ids: [...new Set(ids)] }));
        await measure(ctx, lists);
        // what is too long is not put together to see that it is
        const expected = ({ shape, ids }: List) => {
          const { bytes, rows } = usual.get(shape.rows) ?? { bytes: 0, rows: 1 };
          return (ids.length * bytes) / rows;
        };
        within(lists.reduce((sum, list) => sum + expected(list), length) / generous, most);
        const read = await readTexts(ctx, lists, most - length);
        learn(lists, read);
        within(length + read.bytes, most);
        for (const row of read.rows) {
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

interface List {
  readonly shape: Shape;
  readonly ids: readonly string[];
}

interface ReadRow {
  readonly shape: number;
  readonly id: string;
  readonly v: string;
  readonly text: string;
}

/** So many rows of a list, and their bytes in all. */
interface Measured {
  readonly index: number;
  readonly rows: number;
  readonly bytes: number;
}

interface ReadTexts {
  readonly rows: readonly ReadRow[];
  /** Of all that was asked for, whether it was read or not. */
  readonly bytes: number;
  readonly measured: readonly Measured[];
}

/** Reads the rows of those lists; none of them when they have more bytes than `most`. */
async function readTexts(ctx: Context, lists: readonly List[], most: number): Promise<ReadTexts> {
  const { text, values } = boundedRowsSql(lists, most);
  const { rows } = await ctx.db.executeQuery<ReadRow>(CompiledQuery.raw(text, [...values]));
  const measured = rows
    .filter(({ v }) => v === '')
    .map(({ shape, id, text }) => ({ index: shape, rows: Number(id), bytes: Number(text) }));
  return {
    rows: rows.filter(({ v }) => v !== ''),
    bytes: measured.reduce((sum, { bytes }) => sum + bytes, 0),
    measured,
  };
}
