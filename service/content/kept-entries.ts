import { hash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../platform/context.ts';
import { bytesOf } from './byte-text.ts';
import { joined, mostBytes, place, present, type Wanted, within } from './present.ts';
import type { RowTexts } from './row-texts.ts';
import type { Shape } from './shape.ts';

interface KeptEntry {
  /** The catalogue's version before it was read. */
  readonly version: string;
  readonly json: Buffer;
  /** Of the JSON: the tag of a list is made of its entries' digests, without looking at their bytes again. */
  readonly digest: string;
}

/** The JSON of some entries with the commas between them, in parts, and a text that differs when a byte of it does. */
export interface WrittenEntries {
  readonly parts: readonly Buffer[];
  readonly digest: string;
}

/** Whole entries with all that stands below them, by what is shown of them: good while the catalogue's version stands. */
export type KeptEntries = LRUCache<string, KeptEntry>;

export function makeKeptEntries(megabytes = 16): KeptEntries {
  return new LRUCache<string, KeptEntry>({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: ({ json }, key) => json.length + key.length + 200,
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
 * The JSON of those entries, without those that are gone. Those that are kept in this version of the catalogue cost nothing; what stands
 * below the others is found by one statement, and its texts come from `texts`. Without a place for entries none is kept. Throws ValidationError for
 * more than anybody should ask for at once.
 */
export async function wholeEntries(
  ctx: Context,
  { shape, below, values, name }: Shown,
  entries: readonly Wanted[],
  { texts, entries: kept, version }: { texts: RowTexts; entries: KeptEntries | undefined; version: string },
): Promise<WrittenEntries> {
  const most = mostBytes(shape, entries.length);
  if (shape.children.length === 0) {
    const textOf = await texts.have(ctx, [[shape, entries]], most);
    const json = bytesOf(joined(entries, (id) => closed(textOf(shape, id)), most));
    return { parts: json.length === 0 ? [] : [json], digest: digestOf(json) };
  }
  const whole = new Map<string, KeptEntry>();
  const missing: string[] = [];
  for (const { id } of entries) {
    const entry = kept?.get(`${name}${id}`);
    if (entry?.version === version) whole.set(id, entry);
    else missing.push(id);
  }
  if (missing.length > 0) {
    const statement = CompiledQuery.raw(below, [missing, ...values]);
    const { rows } = await ctx.db.executeQuery<Record<string, unknown>>(statement);
    const placed = place(shape, rows[0] ?? {});
    for (const [id, text] of present(shape, placed, await texts.have(ctx, placed.all, most), most)) {
      const json = bytesOf(text);
      const entry = { version, json, digest: digestOf(json) };
      whole.set(id, entry);
      kept?.set(`${name}${id}`, entry);
    }
  }
  const parts: Buffer[] = [];
  let digest = '';
  let length = 0;
  for (const { id } of entries) {
    const entry = whole.get(id);
    if (!entry) continue;
    if (parts.length > 0) parts.push(comma);
    parts.push(entry.json);
    digest += entry.digest;
    length = within(length + entry.json.length + 1, most);
  }
  return { parts, digest };
}

const comma = Buffer.from(',');

function digestOf(json: Buffer): string {
  return hash('sha1', json, 'base64url');
}

function closed(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${text}}`;
}
