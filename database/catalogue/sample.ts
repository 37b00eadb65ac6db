import type { Context } from '../../service/platform/context.ts';
import { destinations } from './destinations.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { stays } from './stays/stays.ts';

/**
 * Loads the sample catalogue into an empty house, once; an operator who deletes its stays does not get them back.
 * Returns the number of stays loaded.
 */
export async function loadSampleOnce(db: Context['db'], now: Date): Promise<number> {
  const marker = await db.selectFrom('settings').select('key').where('key', '=', 'sample-catalogue').executeTakeFirst();
  const stay = await db.selectFrom('stays').select('id').limit(1).executeTakeFirst();
  if (marker || stay) return 0;
  const loaded = await loadCatalogue(db, { destinations, stays }, now);
  const value = JSON.stringify({ stays: loaded });
  await db.insertInto('settings').values({ key: 'sample-catalogue', value }).execute();
  return loaded;
}
