import type { Insertable } from 'kysely';
import { draw, sizeOf } from '../../artwork/draw.ts';
import { type FeatureKind, featureKinds } from '../../service/catalog/stays/stay-vocabulary.ts';
import type { HookContext } from '../../service/content/write-hooks.ts';
import { operator } from '../../service/core/viewer.ts';
import type { Database } from '../../service/platform/database/database.ts';
import type { Tables } from '../tables.ts';
import { bring, documentId, type Loading, wanted } from './bring.ts';
import { describeDrawnFiles } from './describe-drawn-files.ts';
import type { DestinationSample } from './destination-sample.ts';
import { pictureUrl } from './drawing.ts';
import { drawingsOf, type PlacedDrawing } from './drawings.ts';
import { languages, popularFilters } from './experience-sample.ts';
import { idsBy, insertPictures } from './insert-rows.ts';
import { loadCars } from './load-cars.ts';
import { loadAttractions, loadTours } from './load-experiences.ts';
import { loadStays } from './load-stays.ts';
import { loadTranslations } from './load-translations.ts';
import { drawnFile, drawnName, readPictureSizes } from './picture-sizes.ts';
import type { SampleCatalogue } from './sample-catalogue.ts';

/** How many of each were not there before. */
export interface LoadedRows {
  readonly stays: number;
  readonly attractions: number;
  readonly tours: number;
  readonly cars: number;
}

/** Loads what is not there yet of the catalogue, in one transaction: all of it or nothing. */
export async function loadCatalogue(db: Database, catalogue: SampleCatalogue, now: Date): Promise<LoadedRows> {
  // drawn before: PostgreSQL ends a transaction that waits so long for its next statement
  const drawn = await drawMissing(db, drawingsOf(catalogue));
  return db.transaction().execute(async (db) => {
    const ctx = { db, now, viewer: operator };
    const picture = await loadPictures(ctx, drawn);
    await loadWords(ctx);
    const place = await loadDestinations(ctx, catalogue.destinations, picture);
    const loading = { ctx, place, picture };
    const loaded = {
      stays: await loadStays(loading, catalogue.stays),
      attractions: await loadAttractions(loading, catalogue.attractions ?? []),
      tours: await loadTours(loading, catalogue.tours ?? []),
      cars: await loadCars(loading, catalogue.cars ?? []),
    };
    await loadTranslations(ctx, catalogue);
    return loaded;
  });
}

interface Drawn {
  /** The address of each drawing's picture, by what is drawn. */
  readonly urls: ReadonlyMap<string, string>;
  /** Those that were not there. */
  readonly rows: readonly Insertable<Tables['media']>[];
}

async function drawMissing(db: Database, drawings: readonly PlacedDrawing[]): Promise<Drawn> {
  const there = await idsBy(db, 'media', 'url');
  const sizes = readPictureSizes();
  const urls = new Map(drawings.map(({ drawing, setting }) => [drawing.join('-'), pictureUrl(drawing, setting)]));
  const missing = new Map(drawings.map((placed) => [pictureUrl(placed.drawing, placed.setting), placed] as const));
  const rows = [...missing].flatMap(([url, { drawing, setting }]) => {
    if (there.has(url)) return [];
    const drawn = drawnName(url);
    const measured = sizes.get(drawn);
    const { width, height } = sizeOf('landscape');
    const file = measured && drawnFile(drawn, measured, width / height);
    // to draw them all for their words is most of a first start
    const alt = measured?.alt ?? draw(...drawing, 'landscape', setting).alt;
    const name = `${drawn}.svg`;
    return [
      {
        document_id: documentId('media', url),
        url,
        name,
        alternative_text: alt,
        width,
        height,
        mime: 'image/svg+xml',
        ...file,
        formats: file ? JSON.stringify(file.formats) : null,
      },
    ];
  });
  return { urls, rows };
}

async function loadPictures({ db, now }: HookContext, { urls, rows }: Drawn): Promise<Loading['picture']> {
  await insertPictures(
    db,
    rows.map((row) => ({ ...row, created_at: now, updated_at: now })),
  );
  await describeDrawnFiles(db);
  const media = await idsBy(db, 'media', 'url');
  return (drawing) => wanted(media, urls.get(drawing.join('-')) ?? drawing.join('-'));
}

/** The words that products are described with: features of stays, languages, popular filters. */
async function loadWords(ctx: HookContext): Promise<void> {
  const { db } = ctx;
  const features = await db.selectFrom('features').select(['kind', 'name']).execute();
  const there = new Set(features.map(({ kind, name }) => `${kind} ${name}`));
  const kinds = Object.keys(featureKinds) as FeatureKind[];
  const missing = kinds.flatMap((type) =>
    Object.entries(featureKinds[type])
      .filter(([name]) => !there.has(`${type} ${name}`))
      .map(([name, icon]) => ({ documentId: documentId(type, name), from: name, data: { type, name, icon } })),
  );
  await bring(ctx, 'feature', missing);
  const coded = (type: string, words: Readonly<Record<string, string>>, there: ReadonlyMap<string, number>) =>
    bring(
      ctx,
      type,
      Object.entries(words)
        .filter(([code]) => !there.has(code))
        .map(([code, name]) => ({ documentId: documentId(type, code), from: name, data: { code, name } })),
    );
  await coded('language', languages, await idsBy(db, 'languages', 'code'));
  await coded('popular-filter', popularFilters, await idsBy(db, 'popular_filters', 'code'));
}

async function loadDestinations(
  ctx: HookContext,
  destinations: readonly DestinationSample[],
  picture: Loading['picture'],
): Promise<Loading['place']> {
  const there = await idsBy(ctx.db, 'destinations', 'slug');
  const missing = destinations.filter(({ slug }) => !there.has(slug));
  await bring(
    ctx,
    'destination',
    missing.map(({ setting: _setting, ...place }) => ({
      documentId: documentId('destination', place.slug),
      from: `destinations/${place.slug}.json`,
      data: { ...place, image: picture(place.image) },
    })),
  );
  const ids = await idsBy(ctx.db, 'destinations', 'slug');
  const held = new Set(destinations.map(({ slug }) => slug));
  return (slug) => {
    if (!held.has(slug)) throw new Error(`The catalogue names the destination ${slug}, which it does not hold`);
    return wanted(ids, slug);
  };
}
