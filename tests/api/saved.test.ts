import { afterAll, beforeAll, expect, test } from 'vitest';
import { showSaved } from '../../service/catalog/saved/show-saved.ts';
import { fromRupees } from '../../service/core/money.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let ravi: typeof asha;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('Asha Verma');
  ravi = await harness.signUp('Ravi Rao');
});
afterAll(() => harness.close());

const path = '/api/users/me/saved';
const list = async ({ token } = asha): Promise<string[]> => (await harness.call('GET', path, { token })).body.data;
const save = (names: readonly unknown[], { token } = asha) => harness.call('PUT', path, { body: { names }, token });
const letGo = (name: string, { token } = asha) =>
  harness.call('DELETE', `${path}/${encodeURIComponent(name)}`, { token });

test('what is saved is united with what was saved before, once, and is no one else’s', async () => {
  expect((await save(['stay:lake-house', 'stay:lake-house'])).body).toEqual({ data: ['stay:lake-house'] });
  harness.clock.now = new Date(harness.clock.now.getTime() + 1000);
  const { status, body } = await save(['stay:lake-house', 'attraction:ganga-rafting']);
  expect([status, body.data]).toEqual([200, ['attraction:ganga-rafting', 'stay:lake-house']]);
  expect(await list()).toEqual(body.data);
  expect(await list(ravi)).toEqual([]);
  expect((await letGo('stay:lake-house', ravi)).status).toBe(404);
  expect((await letGo('stay:lake-house')).status).toBe(200);
  expect((await letGo('stay:lake-house')).status).toBe(404);
  expect(await list()).toEqual(['attraction:ganga-rafting']);
});

test.each([['boat:x'], ['stay:'], ['stay:a b'], ['lake-house'], [7], [`stay:${'x'.repeat(201)}`]])(
  '%s is not saved',
  async (name) => {
    expect((await save([name], ravi)).status).toBe(400);
    expect(await list(ravi)).toEqual([]);
  },
);

test('an account keeps the newest 200, and goes with all of them', async () => {
  const names = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `stay:house-${from + index}`);
  expect((await save(names(0, 201), ravi)).status).toBe(400);
  await save(names(0, 200), ravi);
  harness.clock.now = new Date(harness.clock.now.getTime() + 1000);
  const { data } = (await save(names(200, 5), ravi)).body;
  expect(data).toHaveLength(200);
  expect(data).toEqual(expect.arrayContaining(names(200, 5)));
  const { pool } = harness.database;
  await pool.query('delete from users where id = $1', [ravi.id]);
  const { rows } = await pool.query('select count(*)::int as count from saved_items where user_id = $1', [ravi.id]);
  expect(rows).toEqual([{ count: 0 }]);
});

test('of what is saved the storefront tells what is offered, where and for how much, of every kind', async () => {
  const names = ['attraction:ganga-rafting', 'stay:gone-house', 'stay:lake-house', 'nonsense'];
  const saved = await showSaved(harness.ctx(), { names });
  expect(saved.map(({ type, slug, of }) => [type, slug, of])).toEqual([
    ['stay', 'lake-house', 'night'],
    ['attraction', 'ganga-rafting', 'person'],
  ]);
  // a ticket of ₹1,500 and 18 %
  expect(saved[1]).toMatchObject({ name: 'Ganga Rafting', place: 'Rishikesh', price: fromRupees(1770) });
  await harness.database.db
    .updateTable('attractions')
    .set({ published_at: null })
    .where('slug', '=', 'ganga-rafting')
    .execute();
  expect((await showSaved(harness.ctx(), { names })).map(({ slug }) => slug)).toEqual(['lake-house']);
});
