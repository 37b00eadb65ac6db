import { sql } from 'kysely';
import { defaultStayFees } from '../../service/catalog/settings/default-settings.ts';
import type { Context } from '../../service/platform/context.ts';
import { describeDrawnFiles } from './describe-drawn-files.ts';
import type { LoadedRows } from './load-catalogue.ts';
import { sampleFees } from './sample-fees.ts';

const key = 'sample-catalogue';
const kinds = ['stays', 'attractions', 'tours', 'cars'] as const satisfies (keyof LoadedRows)[];

/** The kinds that were loaded before, by the marker; before there was one, stays mean that somebody has filled the house. */
async function loadedBefore(db: Context['db']): Promise<ReadonlySet<string> | 'never'> {
  const marker = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  if (marker) {
    const value: unknown = marker.value;
    return new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
  }
  const stay = await db.selectFrom('stays').select('id').limit(1).executeTakeFirst();
  return stay ? new Set(kinds) : 'never';
}

/**
 * Loads the sample catalogue into an empty house, each kind once: an operator who deletes its stays does not get them
 * back, and a house that was filled by an older version gets the kinds that did not exist then.
 * Returns what was loaded; undefined when there was nothing to do.
 */
export async function loadSampleOnce(db: Context['db'], now: Date): Promise<LoadedRows | undefined> {
  const before = await loadedBefore(db);
  const has = (kind: string) => before !== 'never' && before.has(kind);
  if (kinds.every(has)) {
    // the drawings may be others than when they were loaded
    await describeDrawnFiles(db);
    return undefined;
  }
  // read only when it is needed: most starts are not the first
  const [{ readSample }, { loadCatalogue }] = await Promise.all([
    import('./read-sample.ts'),
    import('./load-catalogue.ts'),
  ]);
  const sample = readSample();
  const wanted = {
    destinations: sample.destinations,
    stays: has('stays') ? [] : sample.stays,
    attractions: has('attractions') ? [] : sample.attractions,
    tours: has('tours') ? [] : sample.tours,
    cars: has('cars') ? [] : sample.cars,
    // of destinations that were there before, others may have been written
    translations: sample.translations.filter(({ kind }) => kind !== 'destinations' || before === 'never'),
  };
  const loaded = await loadCatalogue(db, wanted, now);
  if (before === 'never') await chargeSampleFees(db);
  const value = JSON.stringify(loaded);
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  // the embedded database never looks at its tables by itself, and PostgreSQL only after a while
  await sql`analyze`.execute(db);
  return loaded;
}

/** Fees that suit the sample's prices, unless the operator has set other ones. */
async function chargeSampleFees(db: Context['db']): Promise<void> {
  const [value, specified] = [JSON.stringify(sampleFees), JSON.stringify(defaultStayFees)];
  await db
    .insertInto('settings')
    .values({ key: 'stay-fees', value, public: true })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value }).where(sql`settings.value`, '=', sql`${specified}::jsonb`),
    )
    .execute();
}

/** '96 stays, 80 attractions, 60 tour packages, 48 cars' */
export function loadedMessage({ stays, attractions, tours, cars }: LoadedRows): string {
  return `${stays} stays, ${attractions} attractions, ${tours} tour packages, ${cars} cars`;
}
