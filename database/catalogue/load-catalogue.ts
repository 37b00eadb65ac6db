import type { Insertable } from 'kysely';
import { draw } from '../../artwork/draw.ts';
import { type FeatureKind, featureKinds } from '../../service/catalog/stays/stay-vocabulary.ts';
import type { Tables } from '../tables.ts';
import { languages, popularFilters } from './attraction-sample.ts';
import { documentId, pictureUrl, type SampleCatalogue, type Settled, wanted } from './catalogue-rows.ts';
import { describeDrawnFiles } from './describe-drawn-files.ts';
import { drawingsOf, type Placed } from './drawings.ts';
import { type Database, idsBy, insertMissing } from './insert-rows.ts';
import { loadCars } from './load-cars.ts';
import { loadAttractions, loadTours } from './load-experiences.ts';
import { loadStays } from './load-stays.ts';
import { drawnName } from './picture-sizes.ts';
import type { DestinationSample } from './stay-sample.ts';

/** How many of each were not there before. */
export interface Loaded {
  readonly stays: number;
  readonly attractions: number;
  readonly tours: number;
  readonly cars: number;
}

/** Loads what is not there yet of the catalogue, in one transaction: all of it or nothing. */
export async function loadCatalogue(db: Database, catalogue: SampleCatalogue, now: Date): Promise<Loaded> {
  // drawn before: PostgreSQL ends a transaction that waits so long for its next statement
  const drawn = await drawMissing(db, drawingsOf(catalogue));
  return db.transaction().execute(async (db) => {
    const picture = await loadPictures(db, drawn, now);
    await loadWords(db, now);
    const settled: Settled = {
      place: await loadDestinations(db, catalogue.destinations, picture, now),
      picture,
      now,
    };
    return {
      stays: await loadStays(db, catalogue.stays, settled),
      attractions: await loadAttractions(db, catalogue.attractions ?? [], settled),
      tours: await loadTours(db, catalogue.tours ?? [], settled),
      cars: await loadCars(db, catalogue.cars ?? [], settled),
    };
  });
}

interface Drawn {
  /** The address of each drawing's picture, by what is drawn. */
  readonly urls: ReadonlyMap<string, string>;
  /** Those that were not there. */
  readonly rows: readonly Insertable<Tables['media']>[];
}

async function drawMissing(db: Database, drawings: readonly Placed[]): Promise<Drawn> {
  const there = await idsBy(db, 'media', 'url');
  const urls = new Map(drawings.map(({ drawing, setting }) => [drawing.join('-'), pictureUrl(drawing, setting)]));
  const missing = new Map(drawings.map((placed) => [pictureUrl(placed.drawing, placed.setting), placed] as const));
  const rows = [...missing].flatMap(([url, { drawing, setting }]) => {
    if (there.has(url)) return [];
    const { width, height, alt } = draw(...drawing, 'landscape', setting);
    const name = `${drawnName(url)}.svg`;
    return [
      { document_id: documentId('media', url), url, name, alternative_text: alt, width, height, mime: 'image/svg+xml' },
    ];
  });
  return { urls, rows };
}

async function loadPictures(db: Database, { urls, rows }: Drawn, now: Date): Promise<Settled['picture']> {
  await insertMissing(
    db,
    'media',
    rows.map((row) => ({ ...row, created_at: now, updated_at: now })),
  );
  await describeDrawnFiles(db);
  const media = await idsBy(db, 'media', 'url');
  return (drawing) => wanted(media, urls.get(drawing.join('-')) ?? drawing.join('-'));
}

/** The words that products are described with: features of stays, languages, popular filters. */
async function loadWords(db: Database, now: Date): Promise<void> {
  const kinds = Object.keys(featureKinds) as FeatureKind[];
  await insertMissing(
    db,
    'features',
    kinds.flatMap((kind) =>
      Object.entries(featureKinds[kind].words).map(([name, icon]) => ({
        document_id: documentId(kind, name),
        kind,
        name,
        icon,
        published_at: now,
      })),
    ),
  );
  const coded = (kind: string, words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([code, name]) => ({
      document_id: documentId(kind, code),
      name,
      code,
      created_at: now,
      updated_at: now,
      published_at: now,
    }));
  await insertMissing(db, 'languages', coded('language', languages));
  await insertMissing(db, 'popular_filters', coded('popular-filter', popularFilters));
}

async function loadDestinations(
  db: Database,
  destinations: readonly DestinationSample[],
  picture: Settled['picture'],
  now: Date,
): Promise<Settled['place']> {
  await insertMissing(
    db,
    'destinations',
    destinations.map((place) => ({
      document_id: documentId('destination', place.key),
      slug: place.key,
      name: place.name,
      region: place.region,
      latitude: place.latitude,
      longitude: place.longitude,
      aliases: [...place.aliases],
      description: place.description,
      image_id: picture(place.picture),
      published_at: now,
    })),
  );
  const ids = await idsBy(db, 'destinations', 'slug');
  const places = new Map(destinations.map((place) => [place.key, { ...place, id: wanted(ids, place.key) }]));
  return (key) => {
    const place = places.get(key);
    if (!place) throw new Error(`The catalogue names the destination ${key}, which it does not hold`);
    return place;
  };
}
