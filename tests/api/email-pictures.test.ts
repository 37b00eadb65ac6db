import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBooking } from '../changing.ts';
import { type Harness, startHarness } from '../harness.ts';
import { halves, inLibrary } from '../pictures.ts';
import { raftItem, stayItem } from '../travellers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  await inLibrary(harness, '/artwork/taj-100.svg');
});
afterAll(() => harness.close());

const get = (url: string) => harness.app.inject({ method: 'GET', url });

test('a drawing of the library is a square JPEG, sharp at 96 px on phones', async () => {
  const answer = await get('/email-pictures/artwork/taj-100.jpg');
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 288, height: 288 });
  expect(answer.rawPayload.length).toBeLessThan(40_000);
});

test('an uploaded photograph is one too', async () => {
  const { db, now } = harness.ctx();
  const hash = 'cd'.repeat(16);
  const file = { name: 'lake.webp', url: `/media/${hash}/lake.webp`, hash, mime: 'image/webp' };
  const { id } = await db
    .insertInto('media')
    .values({ ...file, alternative_text: 'A lake', width: 600, height: 400, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const content = await halves().webp().toBuffer();
  await db
    .insertInto('media_files')
    .values({ media_id: id, hash, file: 'lake.webp', mime: 'image/webp', content })
    .execute();
  const answer = await get(`/email-pictures/media/${hash}/lake.jpg`);
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 288, height: 288 });
});

test.each([
  'artwork/taj-101.jpg',
  'artwork/nothing-1.jpg',
  'artwork/..%2Ftaj-100.jpg',
  `media/${'0'.repeat(32)}/lake.jpg`,
  'media/x/lake.jpg',
  'default-stay.jpg',
])('there is no picture %s', async (path) => {
  expect((await get(`/email-pictures/${path}`)).statusCode).toBe(404);
});

test('the email of a booking shows the items in the order of their days, each with a picture that exists', async () => {
  const asha = await harness.signUp('Asha Verma');
  const items = [raftItem({ selectedDate: '2026-12-20' }), stayItem({ selectedDate: '2026-12-12' })];
  await makeBooking(harness, asha.token, items);
  const email = (await harness.emails()).find(({ kind }) => kind === 'booking-confirmation');
  const plain = email?.plain ?? '';
  expect(plain.indexOf('\nStay: ')).toBeLessThan(plain.indexOf('\nActivity: '));
  const pictures = [...(email?.html ?? '').matchAll(/<img class="note" src="https?:\/\/[^/]+([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(pictures).toHaveLength(2);
  for (const path of pictures) expect((await get(path)).headers['content-type']).toBe('image/jpeg');
});
