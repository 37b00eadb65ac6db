import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subjects } from '../../artwork/draw.ts';
import { openArtwork } from '../../service/media/artwork.http.ts';
import { type Harness, startHarness } from '../harness.ts';
import { inLibrary } from '../pictures.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  const names = ['hotel-1.mountain', 'hotel-1.coast', 'hotel-1.desert', 'dal-lake-3'];
  const seeds = Array.from({ length: 30 }, (_, index) => `taj-${100 + index}`);
  for (const name of [...names, ...seeds]) await inLibrary(harness, `/artwork/${name}.svg`);
});
afterAll(() => harness.close());

const bytes = async (path: string) => {
  const answer = await harness.app.inject({ method: 'GET', url: path });
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.rawPayload };
};

test('a drawn picture is served, and answered 304 when the reader has it', async () => {
  const first = await harness.call('GET', '/artwork/taj-1.square.svg');
  expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
  expect(first.body).toContain('width="800" height="800"');
  const again = await harness.call('GET', '/artwork/taj-1.square.svg', {
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test('a stay is drawn in the country that its address names', async () => {
  const [hills, sea] = [
    await harness.call('GET', '/artwork/hotel-1.mountain.svg'),
    await harness.call('GET', '/artwork/hotel-1.coast.wide.svg'),
  ];
  expect(hills).toMatchObject({ status: 200 });
  expect(sea.body).toContain('width="1600" height="700"');
  expect(hills.body).not.toBe((await harness.call('GET', '/artwork/hotel-1.desert.svg')).body);
});

test.each([
  'nothing-1.svg',
  'taj-01.svg',
  'taj-99999.svg',
  'taj-1.huge.svg',
  'taj-1.coast.svg',
  'hotel-1.wide.coast.svg',
  'hotel-1.landscape.svg',
  'taj-1.png',
  '..%2Fserver.ts',
  'taj-1.webp',
  'taj-1.webp?w=481',
  'taj-1.avif?w=4800',
  'taj-1.avif?w=480&w=800',
  'nothing-1.webp?w=480',
])('there is no picture %s', async (name) => {
  expect((await harness.call('GET', `/artwork/${name}`)).status).toBe(404);
});

test.each([
  ['webp', 480, 320],
  ['avif', 800, 533],
] as const)('a drawn picture can be had as %s, %i wide', async (format, width, height) => {
  const { status, type, body } = await bytes(`/artwork/dal-lake-3.${format}?w=${width}`);
  expect([status, type]).toEqual([200, `image/${format}`]);
  expect(await sharp(body).metadata()).toMatchObject({ width, height });
  expect(body.length).toBeLessThan(40 * 1024);
});

test('pictures requested at the same time are drawn once each, and too many are refused', async () => {
  const requests = Array.from({ length: 40 }, (_, i) => bytes(`/artwork/taj-${100 + (i % 30)}.webp?w=480`));
  const answers = await Promise.all(requests);
  const refused = answers.filter(({ status }) => status === 429).length;
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(refused).toBeGreaterThan(0);
  expect(answers.length - refused).toBeGreaterThanOrEqual(24);
});

test('artists see every subject on one page and the seeds of one; others do not see the page', async () => {
  const app = Fastify();
  openArtwork(app, { sheets: true, used: async () => false, pay: () => {} });
  const all = await app.inject('/artwork/');
  for (const subject of subjects) expect(all.body).toContain(`/artwork/${subject}-1.svg`);
  const entry = await app.inject('/artwork/?subject=hotel&crop=tall&setting=desert&from=48');
  expect(entry.body).toContain('/artwork/hotel-48.desert.tall.svg');
  expect(entry.body).toContain('/artwork/hotel-71.desert.tall.svg');
  await app.close();
  expect((await harness.call('GET', '/artwork/')).status).toBe(404);
});

test('the mark is drawn for home screens and old browsers', async () => {
  for (const [path, size] of [
    ['/apple-touch-icon.png', 180],
    ['/icon-512.png', 512],
    ['/favicon.ico', 48],
  ] as const) {
    const { status, body } = await bytes(path);
    expect(status, path).toBe(200);
    expect(await sharp(body).metadata(), path).toMatchObject({ format: 'png', width: size, height: size });
  }
});
