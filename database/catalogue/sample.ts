import type { Context } from '../../service/platform/context.ts';

/**
 * Loads the sample catalogue into an empty house, once; an operator who deletes its stays does not get them back.
 * Returns the number of stays loaded.
 */
export async function loadSampleOnce(db: Context['db'], now: Date): Promise<number> {
  const marker = await db.selectFrom('settings').select('key').where('key', '=', 'sample-catalogue').executeTakeFirst();
  const stay = await db.selectFrom('stays').select('id').limit(1).executeTakeFirst();
  if (marker || stay) return 0;
  // read only when it is needed: most starts are not the first
  const { destinations } = await import('./destinations.ts');
  const { stays } = await import('./stays/stays.ts');
  const { loadCatalogue } = await import('./load-catalogue.ts');
  const loaded = await loadCatalogue(db, { destinations, stays }, now);
  const value = JSON.stringify({ stays: loaded });
  await db.insertInto('settings').values({ key: 'sample-catalogue', value }).execute();
  return loaded;
}
