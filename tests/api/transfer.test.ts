import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskSession } from '../desk-session.ts';
import { makeWorld, type World } from '../world.ts';

let world: World;
let editor: string;
beforeAll(async () => {
  world = await makeWorld({}, { pages: true });
  editor = await deskSession(world, 'editor');
});
afterAll(() => world.close());

const open = (path: string, cookie = editor) => world.app.inject({ method: 'GET', url: path, headers: { cookie } });

const rowsOf = (body: string): Record<string, string>[] => parse(body, { bom: true, columns: true });

test('all stays come as a sheet with a row each, what they lead to by name, drafts too', async () => {
  const { body } = await world.call('GET', '/api/stays?filters[slug][$eq]=lake-house');
  await world.database.db
    .updateTable('stays')
    .set({ published_at: null, name: '=1+1' })
    .where('slug', '=', 'palm-villa')
    .execute();
  const answer = await open('/admin/content/stay/export?as=csv');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="stays-2026-11-20.csv"');
  const rows = rowsOf(answer.body);
  const [lake] = rows.filter(({ slug }) => slug === 'lake-house');
  expect(lake).toMatchObject({
    ...{ documentId: body.data[0].documentId, published: 'true', name: 'Lake House', originalPrice: '5000' },
    ...{ destination: 'nainital', amenities: 'Free WiFi\nRestaurant\nParking', freeCancellation: 'true' },
  });
  expect(lake?.['stayimages']?.split('\n')).toHaveLength(3);
  expect(rows.find(({ slug }) => slug === 'palm-villa')).toMatchObject({ published: 'false', name: "'=1+1" });
});

test('a file has more entries than a page, and parts of an entry in it', async () => {
  const places = await open('/admin/content/destination/export?as=json');
  const total = await world.database.db.selectFrom('destinations').select('id').execute();
  expect(JSON.parse(places.body).entries).toHaveLength(total.length);
  const tours = rowsOf((await open('/admin/content/tour-package/export')).body);
  const days = JSON.parse(tours[0]?.['itinerary'] ?? '');
  expect(days[0]).toMatchObject({ day: 1 });
  expect(days[0]).not.toHaveProperty('id');
});

test('support is refused, and who is not signed in is sent to sign in', async () => {
  const support = await deskSession(world, 'support');
  expect((await open('/admin/content/stay/export', support)).statusCode).toBe(403);
  expect((await open('/admin/content/stay/export', '')).statusCode).toBe(302);
  expect((await open('/admin/content/nothing/export')).statusCode).toBe(404);
});
