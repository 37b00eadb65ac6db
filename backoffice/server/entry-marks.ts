import { z } from 'zod';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import type { ContentType } from '../../service/content/content-type.ts';
import { listEntries } from '../../service/content/read-entries.ts';
import { fromRupees, type Paise } from '../../service/core/money.ts';
import type { StaffContext } from '../back-office.ts';

/** What a list shows of a product besides its name and state. */
export interface EntryMarks {
  /** The address of its picture in the smallest size. */
  readonly picture: string | null;
  /** The lowest price. */
  readonly price: Paise | null;
  /** On the scale of its type; 0 while there are no reviews. */
  readonly rating: number;
}

const wire = z.object({
  data: z.array(
    z.object({
      documentId: z.string(),
      price: z.number().nullish(),
      rating: z.number().nullish(),
      image: z
        .object({
          url: z.string(),
          formats: z.looseObject({ thumbnail: z.looseObject({ url: z.string() }) }).nullish(),
        })
        .nullish(),
    }),
  ),
});

/** Picture, price and rating of these entries, by documentId, in one query; undefined for types that have no price. */
export async function readEntryMarks(
  ctx: StaffContext,
  type: ContentType,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, EntryMarks> | undefined> {
  const names = ['price', 'rating'].filter((name) => Object.hasOwn(type.fields, name));
  if (type.fields['price']?.kind !== 'money' || !type.relations['image']) return undefined;
  if (documentIds.length === 0) return new Map();
  const search = new URLSearchParams({ status: 'draft', 'populate[0]': 'image' });
  search.set('pagination[pageSize]', String(documentIds.length));
  for (const [at, name] of names.entries()) search.set(`fields[${at}]`, name);
  for (const [at, documentId] of documentIds.entries()) search.set(`filters[documentId][$in][${at}]`, documentId);
  const answer = await listEntries(ctx, { of: catalogContent.readable(type), search: search.toString() });
  return new Map(
    wire.parse(JSON.parse(answer.body.toString())).data.map(({ documentId, price, rating, image }) => [
      documentId,
      {
        picture: image?.formats?.thumbnail.url ?? image?.url ?? null,
        price: typeof price === 'number' ? fromRupees(price) : null,
        rating: rating ?? 0,
      },
    ]),
  );
}
