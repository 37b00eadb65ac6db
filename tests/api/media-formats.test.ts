import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('the files of a drawn picture are as large as the answer says, each in its width', async () => {
  const { body } = await harness.call('GET', '/api/stays?populate=image&sort=id&pagination[limit]=1');
  const { image } = body.data[0];
  const svg = await harness.app.inject({ url: image.url });
  expect(svg.rawPayload.length).toBe((await size(image.documentId)).sizeInBytes);
  const formats = Object.entries<Record<string, unknown>>(image.formats);
  expect(formats.map(([name, { width }]) => [name, width])).toEqual([
    ['large', 1000],
    ['small', 500],
    ['medium', 750],
    ['thumbnail', 245],
  ]);
  for (const [name, described] of formats) {
    const { statusCode, headers, rawPayload } = await harness.app.inject({ url: String(described['url']) });
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect(
      { statusCode, type: headers['content-type'], format, width, height, bytes: rawPayload.length },
      name,
    ).toEqual({
      statusCode: 200,
      type: described['mime'],
      format: 'webp',
      width: described['width'],
      height: described['height'],
      bytes: described['sizeInBytes'],
    });
    expect(described['size']).toBe(Math.round(rawPayload.length / 10.24) / 100);
  }
});

async function size(documentId: string) {
  const { bytes } = await harness.database.db
    .selectFrom('media')
    .select('bytes')
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return { sizeInBytes: bytes };
}

test('a format is no other size, ending or subject', async () => {
  for (const name of [
    'huge_hotel-1.webp',
    'small_hotel-1.avif',
    'small_hotel-1.svg',
    'small_castle-1.webp',
    '_hotel-1.webp',
  ])
    expect((await harness.app.inject({ url: `/artwork/${name}` })).statusCode, name).toBe(404);
});

describe('what is missing in a folder of files is told in the words of the wire', () => {
  test.each([
    '/uploads/photo_1.jpg',
    '/uploads/2026/photo',
    '/media/photo.webp',
    `/media/${'0'.repeat(32)}/photo.webp`,
    '/artwork/castle-1.svg',
    '/artwork/castle/1',
  ])('%s', async (url) => {
    for (const headers of [{ accept: 'application/json' }, { accept: 'image/webp,*/*' }, {}]) {
      const answer = await harness.app.inject({ url, headers });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        data: null,
        error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
      });
    }
  });
});
