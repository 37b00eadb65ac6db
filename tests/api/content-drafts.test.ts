import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSampleOnce } from '../../database/sample/sample.ts';
import { content } from '../../service/catalog/products/content-types.ts';
import { type Harness, startHarness } from '../harness.ts';
import { among, rightQuestion, sometimes, written } from './content-queries.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  // a site that was filled before there were kinds of product
  await harness.database.db.insertInto('settings').values({ key: 'sample-catalogue', value: '{}' }).execute();
  await loadSampleOnce(harness.database.db, harness.clock.now);
}, 600_000);
afterAll(() => harness.close());

const types = [...content.values()].filter(({ path }) => path !== undefined);
/** Which entries are drafts: about a third of each type, and others of each. */
const drafts: Readonly<Record<string, string>> = {
  stays: 'id % 3 = 0',
  attractions: 'id % 3 = 1',
  tour_packages: 'id % 3 = 2',
  car_rentals: 'id % 3 = 0',
  room_types: 'id % 3 = 1',
  nearby_places: 'id % 3 = 2',
  faqs: 'id % 3 = 0',
  house_rules: 'id % 3 = 1',
  features: 'id % 3 = 2',
  languages: 'id % 3 = 0',
  popular_filters: 'id % 2 = 1',
  reviews: 'id % 3 = 1',
  destinations: 'id % 3 = 2',
};

async function ask(paths: readonly string[]): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const path of paths) {
    const { status, body } = await harness.call('GET', path);
    answers.push(`${status} ${JSON.stringify(body)}`);
  }
  return answers;
}

test('drafts and hidden entries never affect any answer', async () => {
  const { pool } = harness.database;
  const question = fc.gen().map((chance) => {
    const type = among(chance, types);
    const request = written(chance, rightQuestion(chance, type));
    const drafts = ['', '&status=draft', '&publicationState=preview', '&status=draft&publicationState=preview'];
    return `/api/${type.path}?${request}${sometimes(chance, 2) ? among(chance, drafts) : ''}`;
  });
  const paths = fc.sample(question, { numRuns: process.env['TEST_LONG'] ? 20_000 : 250, seed: 20_261_120 });
  const sorts = types.flatMap(({ path, relations }) =>
    Object.entries(relations).flatMap(([name, { kind }]) =>
      kind === 'to-one' || kind === 'one-of' ? [`/api/${path}?sort=${name}.id:desc&pagination[limit]=1000`] : [],
    ),
  );
  for (const [table, condition] of Object.entries(drafts)) {
    await pool.query(`update ${table} set published_at = null where ${condition}`);
  }
  await pool.query(`update reviews set hidden = true where id % 7 = 0`);
  const withThem = await ask([...paths, ...sorts]);

  for (const table of ['stays', 'attractions', 'tour_packages', 'car_rentals']) {
    await pool.query(`update ${table} set destination_id = null where destination_id % 3 = 2`);
  }
  for (const [table, condition] of Object.entries(drafts)) await pool.query(`delete from ${table} where ${condition}`);
  await pool.query(`delete from reviews where hidden`);
  const withoutThem = await ask([...paths, ...sorts]);

  for (const [index, path] of [...paths, ...sorts].entries()) expect(withThem[index], path).toBe(withoutThem[index]);
  expect(withThem.filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(paths.length / 2);
}, 3_600_000);
