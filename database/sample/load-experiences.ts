import { closeEveryYear } from '../../service/catalog/calendar/close-every-year.ts';
import { bring, bringReviews, documentId, type Loading, wanted } from './bring.ts';
import type { AttractionSample, TourSample } from './experience-sample.ts';
import { idsBy } from './insert-rows.ts';

interface Kind {
  /** The folder of its files. */
  readonly folder: 'attractions' | 'tours';
  readonly table: 'attractions' | 'tour_packages';
  readonly type: 'attraction' | 'tour-package';
  /** The relation of a review that names it. */
  readonly reviewed: 'attraction' | 'tourPackage';
}

/** Loads the attractions that are not there yet, with all that belongs to them. Returns their number. */
export function loadAttractions(loading: Loading, all: readonly AttractionSample[]): Promise<number> {
  return load(
    loading,
    { folder: 'attractions', table: 'attractions', type: 'attraction', reviewed: 'attraction' },
    all,
  );
}

/** Loads the tour packages that are not there yet, with all that belongs to them. Returns their number. */
export function loadTours(loading: Loading, all: readonly TourSample[]): Promise<number> {
  return load(loading, { folder: 'tours', table: 'tour_packages', type: 'tour-package', reviewed: 'tourPackage' }, all);
}

async function load(
  { ctx, place, picture }: Loading,
  { folder, table, type, reviewed }: Kind,
  all: readonly (AttractionSample | TourSample)[],
): Promise<number> {
  const there = await idsBy(ctx.db, table, 'slug');
  const languages = await idsBy(ctx.db, 'languages', 'code');
  const filters = await idsBy(ctx.db, 'popular_filters', 'code');
  const fresh = all
    .filter(({ slug }) => !there.has(slug))
    .map((one) => ({ ...one, from: `${folder}/${one.destination}/${one.slug}.json` }));
  const ids = await bring(
    ctx,
    type,
    fresh.map(({ from, guest_reviews: _reviews, closed: _closed, closedOn: _closedOn, ...one }) => ({
      documentId: documentId(type, one.slug),
      from,
      data: {
        ...one,
        destination: place(one.destination),
        image: one.gallery[0] && picture(one.gallery[0]),
        gallery: one.gallery.map(picture),
        languages: one.languages.map((code) => wanted(languages, code)),
        popularFilters: one.popularFilters.map((code) => wanted(filters, code)),
      },
    })),
  );
  const rows = await ctx.db
    .selectFrom(table)
    .select(['id', 'sellable_id'])
    .where('id', 'in', [0, ...ids])
    .execute();
  const stock = new Map(rows.map(({ id, sellable_id }) => [id, sellable_id]));
  await closeEveryYear(
    ctx,
    fresh.map(({ closed, closedOn }, index) => ({
      sellableId: wanted(stock, ids[index] ?? 0),
      years: closed,
      on: closedOn,
    })),
  );
  await bringReviews(ctx, reviewed, type, fresh);
  return fresh.length;
}
