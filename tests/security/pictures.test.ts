import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { published } from '../../artwork/published.ts';
import { answerError } from '../../service/api/respond.ts';
import { visitor } from '../../service/core/viewer.ts';
import { openArtwork } from '../../service/media/artwork.http.ts';
import { uploads } from '../../service/media/encode-picture.ts';
import { makePictureCache } from '../../service/media/picture-cache.ts';
import { drawings } from '../../service/media/rasterise.ts';
import { makeReadQuota } from '../../service/platform/load/read-quota.ts';
import { WorkQueue } from '../../service/platform/load/work-queue.ts';
import { inLibrary } from '../pictures.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());

const statusOf = async (path: string, from = '203.0.113.1') => (await harness.ask('GET', path, { from })).status;

test('a seed that no library picture uses is never drawn; it is as soon as one does', async () => {
  const forms = ['hotel-4711.coast.svg', 'hotel-4711.coast.wide.svg', 'hotel-4711.coast.webp?w=480'];
  for (const form of forms) expect(await statusOf(`/artwork/${form}`), form).toBe(404);
  await inLibrary(harness, '/artwork/hotel-4711.coast.svg');
  // the library is not part of the catalogue version: it is read again a little later
  await expect.poll(() => statusOf(`/artwork/${forms[0]}`), { interval: 500 }).toBe(200);
  for (const form of forms) expect(await statusOf(`/artwork/${form}`), form).toBe(200);
  expect(await statusOf('/artwork/hotel-4711.hills.svg')).toBe(404);
});

test('every picture of the catalogue and of the pages can be drawn', async () => {
  const rows = await harness.database.db.selectFrom('media').select('url').where('url', 'like', '/artwork/%').execute();
  expect(rows.length).toBeGreaterThan(5);
  for (const { url } of rows) expect(await statusOf(url, '198.51.100.7'), url).toBe(200);
  for (const name of published) {
    expect(await statusOf(`/artwork/${name}.svg`, '198.51.100.8'), name).toBe(200);
  }
});

test('one network can request only so many drawings, and does not use up the limit of another', async () => {
  const quota = makeReadQuota(() => 0);
  const app = Fastify();
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  openArtwork(app, {
    used: async () => true,
    pay: ({ ip }, milliseconds) => quota.spend({ viewer: visitor, network: ip }, milliseconds * 1_000, 'pictures'),
  });
  const ask = (seed: number, from: string) => app.inject({ url: `/artwork/taj-${seed}.svg`, remoteAddress: from });
  const answers: number[] = [];
  for (let seed = 0; seed < 6; seed += 1) answers.push((await ask(seed, '203.0.113.66')).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
  expect((await ask(9, '203.0.113.66')).headers['retry-after']).toBe('20');
  // a cached picture costs nothing
  expect((await ask(0, '203.0.113.66')).statusCode).toBe(200);
  expect((await ask(9, '203.0.113.67')).statusCode).toBe(200);
  await app.close();
});

test('a drawing is not started when its caller is gone', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 10 });
  const cache = makePictureCache(1);
  let end = () => {};
  const first = queue.run(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  let begun = 0;
  const make = (signal: AbortSignal) =>
    queue.run(
      async () => {
        begun += 1;
        return Buffer.from('picture');
      },
      { signal },
    );
  const [one, other, alone] = [new AbortController(), new AbortController(), new AbortController()];
  const shared = [cache('a', make, { disconnected: one.signal }), cache('a', make, { disconnected: other.signal })];
  const left = cache('b', make, { disconnected: alone.signal });
  one.abort();
  alone.abort();
  end();
  await first;
  expect((await Promise.all(shared)).map(({ body }) => body.toString())).toEqual(['picture', 'picture']);
  await expect(left).rejects.toThrow('No one is waiting');
  expect(begun).toBe(1);
});

test('an upload does not wait behind drawings', async () => {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const drawn = [1, 2, 3].map(() => drawings.run(() => held));
  expect(await uploads.run(async () => 'done')).toBe('done');
  end();
  await Promise.all(drawn);
});
