import { createHash } from 'node:crypto';
import { content } from '../../service/catalog/products/content-types.ts';
import { writeHooks } from '../../service/catalog/products/write-hooks.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { type ImportedEntry, importEntries } from '../../service/content/import-entries.ts';
import type { HookContext } from '../../service/content/write-hooks.ts';
import type { Drawing } from './drawing.ts';
import type { ReviewSample } from './product-sample.ts';

/** What is loaded before the products, which point to it, and what loads them. */
export interface Loading {
  readonly ctx: HookContext;
  /** Id of a destination. Throws for one that the catalogue does not hold. */
  readonly place: (slug: string) => number;
  /** Id of the row of a drawn picture. */
  readonly picture: (drawing: Drawing) => number;
}

/** Ids that stay the same when the catalogue is loaded into another database. */
export function documentId(kind: string, key: string): string {
  return createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, 24);
}

/** The id under that key. Throws when the catalogue names what it does not hold. */
export function wanted<Key>(map: ReadonlyMap<Key, number>, key: Key): number {
  const id = map.get(key);
  if (id === undefined) throw new Error(`The catalogue names ${key}, which it does not hold`);
  return id;
}

/** Makes entries of that type, as the content API would from the same bodies. */
export function bring(ctx: HookContext, type: string, entries: readonly ImportedEntry[]): Promise<readonly number[]> {
  const subject = { model: content, type: typeNamed(content, type), hooks: writeHooks[type] };
  return importEntries(ctx, { subject, entries });
}

interface Reviewed {
  readonly slug: string;
  /** Where it is written. */
  readonly from: string;
  readonly guest_reviews: readonly ReviewSample[];
}

/** Makes the reviews of the products; `of` is the relation of a review that names them, `kind` their type. */
export async function bringReviews(ctx: HookContext, of: string, kind: string, all: readonly Reviewed[]) {
  const entries = all.flatMap(({ slug, from, guest_reviews: reviews }) =>
    reviews.map(({ date, ...review }, position): ImportedEntry => {
      const at = new Date(`${date}T${String(6 + (position % 12)).padStart(2, '0')}:30:00Z`);
      return {
        documentId: documentId('review', `${slug} ${position}`),
        from: `${from}: guest_reviews.${position}`,
        data: { ...review, [of]: { documentId: documentId(kind, slug) } },
        also: new Map<string, unknown>([
          ['recorded', true],
          ...(['created_at', 'updated_at', 'published_at'] as const).map((column) => [column, at] as const),
        ]),
      };
    }),
  );
  await bring(ctx, 'review', entries);
}
