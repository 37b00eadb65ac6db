import { CompiledQuery } from 'kysely';
import { byteText } from '../platform/byte-parts.ts';
import type { Context } from '../platform/context.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import { type EntryRef, type TextOf, within } from './present.ts';
import { boundedRowsSql } from './rows.sql.ts';
import type { Shape } from './shape.ts';

/**
 * A cache of row texts by id and the version of the row, so that it needs no notification of changes. A text has the
 * fields of the row as JSON: a byte text without the closing brace.
 */
export interface RowTexts {
  /**
   * Reads the missing texts in one statement and returns all of them. Throws ValidationError before it reads more than
   * `most` bytes.
   */
  readonly have: (
    ctx: Context,
    wanted: readonly (readonly [Shape, readonly EntryRef[]])[],
    most: number,
  ) => Promise<TextOf>;
}

/** Factor by which rows may be longer than usual before anything is refused unread. */
const generous = 1.5;
/** Of unknown rows one in so many is measured before all are read, if there are many times as many. */
const oneIn = 12;

export function makeRowTexts(megabytes = 10): RowTexts {
  const cache = new VersionedCache<string>({ bytes: megabytes * 2 ** 20, sizeOf: ({ length }) => length });
  // clients choose the fields that make the names, so this is bounded too
  const prefixes = new VersionedCache<string>({ entries: 500 });
  /** Usual size in bytes of rows with that name, with the number of rows measured. */
  const usual = new VersionedCache<Omit<Measured, 'index'>>({ entries: 500 });
  let met = 0;
  /** A short key prefix in place of a long name: one answer makes thousands of keys. */
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
  /** Measures some rows of long lists of little known size, so that an answer is not rendered in vain. */
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
          const text = cache.get(prefix + id, version);
          if (text !== undefined) {
            texts.set(id, text);
            length += text.length;
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
        // refuses an answer that is too long before it is rendered
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
          cache.set(prefixOf(shape.rows) + row.id, text, row.v);
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

/** Number of measured rows of a list, and their total bytes. */
interface Measured {
  readonly index: number;
  readonly rows: number;
  readonly bytes: number;
}

interface ReadTexts {
  readonly rows: readonly ReadRow[];
  /** Of all requested rows, whether they were read or not. */
  readonly bytes: number;
  readonly measured: readonly Measured[];
}

/** Reads the rows of those lists; none if they exceed `most` bytes. */
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
