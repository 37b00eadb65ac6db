import { hash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { bytesOf } from '../platform/byte-parts.ts';
import type { Context } from '../platform/context.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import { type EntryRef, joined, maxBytes, place, present, within } from './present.ts';
import type { RowTexts } from './row-texts.ts';
import type { Shape } from './shape.ts';

interface CachedEntry {
  readonly json: Buffer;
  /** Digest of the JSON: the tag of a list is made of its entries' digests, without reading their bytes again. */
  readonly digest: string;
}

/** The comma-separated JSON of some entries in parts, and a digest that changes with every byte. */
export interface WrittenEntries {
  readonly parts: readonly Buffer[];
  readonly digest: string;
}

/** Complete entries with everything below them, by selection and the catalogue's version before they were read. */
export type EntryCache = VersionedCache<CachedEntry>;

export function makeEntryCache(megabytes = 16): EntryCache {
  return new VersionedCache({ bytes: megabytes * 2 ** 20, sizeOf: ({ json }) => json.length + 100 });
}

/** The selection of an entry, and the statement that finds what is below given entries. */
export interface EntrySelection {
  readonly shape: Shape;
  readonly below: string;
  readonly values: readonly unknown[];
  /** Equal for equal selections of a type, and short. */
  readonly name: string;
}

/**
 * The JSON of those entries, without deleted ones. Entries cached in this version of the catalogue cost nothing; what
 * is below the others is found by one statement, and its texts come from `texts`. Without a cache nothing is stored.
 * Throws ValidationError if the result is too long.
 */
export async function completeEntries(
  ctx: Context,
  { shape, below, values, name }: EntrySelection,
  entries: readonly EntryRef[],
  { texts, entries: cache, version }: { texts: RowTexts; entries: EntryCache | undefined; version: string },
): Promise<WrittenEntries> {
  const most = maxBytes(shape, entries.length);
  if (shape.children.length === 0) {
    const textOf = await texts.have(ctx, [[shape, entries]], most);
    const json = bytesOf(joined(entries, (id) => closed(textOf(shape, id)), most));
    return { parts: json.length === 0 ? [] : [json], digest: digestOf(json) };
  }
  const whole = new Map<string, CachedEntry>();
  const missing: string[] = [];
  for (const { id } of entries) {
    const entry = cache?.get(`${name}${id}`, version);
    if (entry) whole.set(id, entry);
    else missing.push(id);
  }
  if (missing.length > 0) {
    const statement = CompiledQuery.raw(below, [missing, ...values]);
    const { rows } = await ctx.db.executeQuery<Record<string, unknown>>(statement);
    const placed = place(shape, rows[0] ?? {});
    for (const [id, text] of present(shape, placed, await texts.have(ctx, placed.all, most), most)) {
      const json = bytesOf(text);
      const entry = { json, digest: digestOf(json) };
      whole.set(id, entry);
      cache?.set(`${name}${id}`, entry, version);
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
