import type { Insertable } from 'kysely';
import { plainWords } from '../../service/catalog/plain-words.ts';
import { fromRupees } from '../../service/core/money.ts';
import type { Tables } from '../tables.ts';
import type { AttractionSample, ExperienceSample, TourSample } from './attraction-sample.ts';
import { documentId, firstPicture, ratingOf, reviewRows, type Settled, wanted } from './catalogue-rows.ts';
import { type Database, idsBy, insertAll, insertSellables } from './insert-rows.ts';

type Shared = Omit<Insertable<Tables['attractions']>, 'location' | 'area' | 'activity' | 'search_text' | 'duration'> & {
  duration: string;
};

const inPaise = (rupees: number | undefined) => (rupees === undefined ? null : fromRupees(rupees));
const everybody = { adult: true, child: true, senior: true, infant: false };

function sharedRow(kind: string, sample: ExperienceSample, sellable: number, settled: Settled): Shared {
  return {
    document_id: documentId(kind, sample.slug),
    slug: sample.slug,
    name: sample.name,
    description: sample.description,
    destination_id: settled.place(sample.destination).id,
    latitude: sample.latitude,
    longitude: sample.longitude,
    duration: sample.duration,
    price_paise: fromRupees(sample.price),
    adult_price_paise: inPaise(sample.adultPrice),
    child_price_paise: inPaise(sample.childPrice),
    senior_price_paise: inPaise(sample.seniorPrice),
    infant_price_paise: fromRupees(sample.infantPrice ?? 0),
    original_price_paise: inPaise(sample.originalPrice),
    ...ratingOf(sample.reviews, 1),
    free_cancel: sample.freeCancel,
    ...(sample.availability === undefined ? {} : { availability: sample.availability }),
    included: [...sample.included],
    not_included: [...sample.notIncluded],
    additional_info: [...sample.additionalInfo],
    ticket_type: sample.ticketType,
    available_ticket_types: JSON.stringify(sample.tickets ?? everybody),
    sellable_id: sellable,
    image_id: settled.picture(firstPicture(sample)),
    published_at: settled.now,
  };
}

function searchText(sample: ExperienceSample, words: string, { place }: Settled): string {
  const { name, region, aliases } = place(sample.destination);
  return plainWords(`${sample.name} ${words} ${name} ${region} ${aliases.join(' ')}`);
}

/** Loads the attractions that are not there yet, with all that belongs to them. Returns their number. */
export async function loadAttractions(
  db: Database,
  all: readonly AttractionSample[],
  settled: Settled,
): Promise<number> {
  const there = await idsBy(db, 'attractions', 'slug');
  const fresh = all.filter(({ slug }) => !there.has(slug));
  const places = fresh.map((sample) => sample.places);
  const sellables = await insertSellables(db, 'attraction', places);
  const rows = fresh.map((sample, index) => ({
    ...sharedRow('attraction', sample, sellables[index] ?? 0, settled),
    location: (sample.location ?? sample.destination).toLowerCase(),
    area: sample.area,
    activity: sample.activity,
    search_text: searchText(sample, sample.area, settled),
  }));
  await insertAll(db, 'attractions', rows);
  await loadParts(db, 'attraction', fresh, settled);
  return fresh.length;
}

/** Loads the tour packages that are not there yet, with all that belongs to them. Returns their number. */
export async function loadTours(db: Database, all: readonly TourSample[], settled: Settled): Promise<number> {
  const there = await idsBy(db, 'tour_packages', 'slug');
  const fresh = all.filter(({ slug }) => !there.has(slug));
  const places = fresh.map((sample) => sample.places);
  const sellables = await insertSellables(db, 'tour-package', places);
  const rows = fresh.map((sample, index) => ({
    ...sharedRow('tour-package', sample, sellables[index] ?? 0, settled),
    location: sample.location,
    type: sample.type,
    featured: sample.featured,
    private_tour: sample.privateTour,
    search_text: searchText(sample, `${sample.location} ${sample.type ?? ''}`, settled),
  }));
  await insertAll(db, 'tour_packages', rows);
  const ids = await loadParts(db, 'tour_package', fresh, settled);
  await insertAll(
    db,
    'itinerary_days',
    fresh.flatMap((sample) =>
      sample.itinerary.map((part, index) => ({ tour_package_id: wanted(ids, sample.slug), day: index + 1, ...part })),
    ),
  );
  return fresh.length;
}

async function loadParts(
  db: Database,
  own: 'attraction' | 'tour_package',
  samples: readonly ExperienceSample[],
  { picture }: Settled,
): Promise<ReadonlyMap<string, number>> {
  const ids = await idsBy(db, `${own}s`, 'slug');
  const languages = await idsBy(db, 'languages', 'code');
  const filters = await idsBy(db, 'popular_filters', 'code');
  const key = `${own}_id` as const;
  const each = samples.map((sample) => ({ sample, owner: { [key]: wanted(ids, sample.slug) } }));
  const links = <Row>(list: (sample: ExperienceSample) => readonly Row[]) =>
    each.flatMap(({ sample, owner }) => list(sample).map((row, position) => ({ ...owner, ...row, position })));

  const images = links(({ pictures }) => pictures.map((drawing) => ({ media_id: picture(drawing) })));
  const spoken = links((sample) => sample.languages.map((code) => ({ language_id: wanted(languages, code) })));
  const filtered = links((sample) =>
    sample.popularFilters.map((code) => ({ popular_filter_id: wanted(filters, code) })),
  );
  await insertAll(db, `${own}_images`, images);
  await insertAll(db, `${own}_languages`, spoken);
  await insertAll(db, `${own}_popular_filters`, filtered);
  const slots = links(({ timeSlots }) => timeSlots.map(({ name, times }) => ({ name, available_times: [...times] })));
  await insertAll(db, 'time_slots', slots);
  await insertAll(
    db,
    'attraction_faqs',
    links(({ faqs }) => faqs),
  );
  await insertAll(
    db,
    'reviews',
    each.flatMap(({ sample, owner }) => reviewRows(sample).map((row) => ({ ...row, ...owner }))),
  );
  return ids;
}
