import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clock } from '../../service/core/viewer.ts';
import { addAvif } from '../../service/media/add-avif.ts';
import { type Harness, startHarness } from '../harness.ts';
import { fetchBytes, halves, upload } from '../pictures.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
let editor: string;
let photo: Buffer;
beforeAll(async () => {
  harness = await startHarness();
  editor = await staffToken(harness, 'editor');
  photo = await halves(1600, 1200).jpeg().toBuffer();
});
afterAll(() => harness.close());

async function one(bytes: Buffer, info?: unknown, name?: string) {
  const answer = await upload(harness, editor, [{ bytes, ...(name === undefined ? {} : { name }) }], info);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body[0];
}

/** The picture after its AVIF files were made, as the job does. */
async function complete({ documentId }: { documentId: string }) {
  await addAvif(harness.ctx(clock), { documentId });
  return (await harness.call('GET', `/api/upload/files/${documentId}`, { token: editor })).body;
}

describe('an uploaded picture', () => {
  test('comes in every size as WebP and AVIF, with what was said of it', async () => {
    const info = { alternativeText: 'The lake at dusk', focalPoint: { x: 20, y: 80 }, caption: 'Dusk' };
    const file = await complete(await one(photo, info, 'Lake View.JPG'));
    expect(file).toMatchObject({
      ...info,
      name: 'Lake View.JPG',
      width: 1600,
      height: 1200,
      mime: 'image/webp',
      ext: '.webp',
    });
    expect(file.url).toMatch(/^\/media\/[0-9a-f]{32}\/lake-view\.webp$/);
    const expected = { thumbnail: [208, 156], small: [500, 375], medium: [750, 563], large: [1000, 750] };
    for (const [size, [width, height]] of Object.entries(expected)) {
      const format = file.formats[size];
      expect(format).toMatchObject({
        width,
        height,
        mime: 'image/webp',
        url: file.url.replace('.webp', `-${size}.webp`),
      });
      for (const { url, mime, sizeInBytes } of [format, format.avif]) {
        const served = await fetchBytes(harness, url);
        expect(served).toMatchObject({ status: 200, headers: { 'content-type': mime } });
        expect(served.bytes.length).toBe(sizeInBytes);
        const metadata = await sharp(served.bytes).metadata();
        expect(metadata).toMatchObject({ format: mime === 'image/avif' ? 'heif' : 'webp', width, height });
      }
    }
    const whole = await fetchBytes(harness, file.url);
    expect(whole.bytes.length).toBe(file.sizeInBytes);
    expect(file.size).toBeCloseTo(file.sizeInBytes / 1024, 1);
    expect((await fetchBytes(harness, file.url.replace('.webp', '.avif'))).headers['content-type']).toBe('image/avif');
  });

  test('is sent as WebP until its AVIF files are made, and then at the same address as AVIF', async () => {
    const file = await one(await halves(900, 700).jpeg().toBuffer());
    expect(file.formats.small).not.toHaveProperty('avif');
    const address = file.url.replace('.webp', '.avif');
    const before = await fetchBytes(harness, address);
    const webp = await fetchBytes(harness, file.url);
    expect(before).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp', etag: webp.headers['etag'] },
    });
    // no browser keeps it in place of the smaller one
    expect(before.headers['cache-control']).toBe('public, max-age=10');
    expect(before.bytes).toEqual(webp.bytes);
    const { updatedAt, formats } = await complete(file);
    expect([updatedAt, formats.large.avif.url]).toEqual([file.updatedAt, address]);
    const after = await fetchBytes(harness, address, { 'if-none-match': String(before.headers['etag']) });
    expect(after).toMatchObject({ status: 200, headers: { 'content-type': 'image/avif' } });
    // the job may run twice, and after the picture was deleted
    expect(await complete(file)).toMatchObject({ formats });
    await harness.call('DELETE', `/api/upload/files/${file.documentId}`, { token: editor });
    await addAvif(harness.ctx(clock), file);
    const { rows } = await harness.database.pool.query('select 1 from media_files where media_id = $1', [file.id]);
    expect(rows).toEqual([]);
  });

  test('may be kept for ever, is not sent twice, and can do nothing in a browser', async () => {
    const { url } = await one(photo);
    const { headers } = await fetchBytes(harness, url);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const again = await fetchBytes(harness, url, { 'if-none-match': String(headers['etag']) });
    expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
  });

  test('is found under no other address', async () => {
    const { url } = await one(photo);
    const [, hash = '', file = ''] = /^\/media\/(\w+)\/(.+)$/.exec(url) ?? [];
    for (const path of [
      `/media/${hash}/other.webp`,
      `/media/${'0'.repeat(32)}/${file}`,
      `/media/${hash}/${file.replace('webp', 'png')}`,
      `/media/${hash}/..%2F${file}`,
      `/media/${hash.toUpperCase()}x/${file}`,
      `/media/${hash}`,
      `/media/${hash}/%00.webp`,
    ]) {
      expect((await fetchBytes(harness, path)).status).toBe(404);
    }
  });

  test('is turned as its EXIF says, and nothing of that is left', async () => {
    const exif = { IFD0: { Copyright: 'SECRET-OWNER', Orientation: '6' }, IFD3: { GPSLatitude: '28/1 36/1 0/1' } };
    const sideways = await halves(600, 400).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);
    const file = await one(sideways);
    expect(file).toMatchObject({ width: 400, height: 600 });
    const { bytes } = await fetchBytes(harness, file.url);
    const metadata = await sharp(bytes).metadata();
    expect(metadata.exif ?? metadata.xmp ?? metadata.icc ?? metadata.orientation).toBeUndefined();
    expect(bytes.includes('SECRET-OWNER')).toBe(false);
    // the red half was left and is now on top
    const { data } = await sharp(bytes)
      .extract({ left: 200, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
    expect(data[2]).toBeLessThan(100);
  });

  test.each(['png', 'webp', 'avif'] as const)('as %s tells neither where nor by whom it was taken', async (format) => {
    const exif = {
      IFD0: { Copyright: 'SECRET-OWNER', Artist: 'SECRET-OWNER' },
      IFD3: { GPSLatitude: '28/1 36/1 0/1', GPSLatitudeRef: 'N' },
    };
    const bytes = await halves(120, 80).withExif(exif).toFormat(format).toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes('SECRET-OWNER')).toBe(true);
    const file = await one(bytes);
    for (const url of [file.url, file.url.replace('.webp', '.avif')]) {
      const served = await fetchBytes(harness, url);
      const metadata = await sharp(served.bytes).metadata();
      expect(metadata.exif ?? metadata.xmp ?? metadata.iptc).toBeUndefined();
      expect(served.bytes.includes('SECRET-OWNER')).toBe(false);
    }
  });

  test.each([
    ['long', `${'lake '.repeat(1_000)}.jpg`, 200, /^\/media\/\w{32}\/lake-[a-z-]{1,55}\.webp$/],
    ['in emails that no address has', 'ताज महल.jpg', 11, /\/picture\.webp$/],
    ['a way out', '../../../etc/passwd', 6, /\/passwd\.webp$/],
    ['lines and signs', 'a"b\r\nX-Evil: 1<script>.png', undefined, /^\/media\/\w{32}\/[a-z0-9-]+\.webp$/],
  ])('may be called something that is %s', async (_, name, length, address) => {
    const file = await one(await halves(40, 30).png().toBuffer(), undefined, name);
    if (length !== undefined) expect(file.name).toHaveLength(length);
    expect(file.name).not.toMatch(/[\r\n/\\]/);
    expect(file.url).toMatch(address);
    expect((await fetchBytes(harness, file.url)).status).toBe(200);
  });

  test.each(['gif', 'webp'] as const)('does not move: of an animated %s the first picture is taken', async (format) => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const joined = sharp(frames, { join: { animated: true } });
    const timing = { delay: [100, 100, 100], loop: 0 };
    const animated = await (format === 'gif' ? joined.gif(timing) : joined.webp(timing)).toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(3);
    const file = await one(animated, undefined, `dance.${format}`);
    expect(file).toMatchObject({ width: 40, height: 30 });
    const { bytes } = await fetchBytes(harness, file.url);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    const [red = 0, green = 0] = await sharp(bytes).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });

  test('is never enlarged: a small one is its own large size', async () => {
    const file = await one(await halves(300, 200).png().toBuffer());
    expect(file).toMatchObject({ width: 300, height: 200 });
    expect(file.formats.large.url).toBe(file.url);
    expect(file.formats.small).toMatchObject({ url: file.url, width: 300, height: 200 });
    expect(file.formats.thumbnail).toMatchObject({ width: 234, height: 156 });
  });

  test('keeps what can be seen through', async () => {
    const clear = await sharp({
      create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { url } = await one(clear);
    const { bytes } = await fetchBytes(harness, url);
    expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true });
  });

  test.each([
    ['png of 16 bits', () => halves(80, 60).toColourspace('rgb16').png()],
    ['grey png', () => halves(80, 60).greyscale().png()],
    ['cmyk jpeg', () => halves(80, 60).toColourspace('cmyk').jpeg()],
    ['webp', () => halves(80, 60).webp()],
    ['avif', () => halves(80, 60).avif({ effort: 0 })],
    ['one pixel', () => sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).png()],
    ['a thin line', () => sharp({ create: { width: 9000, height: 1, channels: 3, background: 'red' } }).png()],
  ])('may be %s', async (_, make) => {
    const bytes = await make().toBuffer();
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    const file = await complete(await one(bytes));
    expect(file).toMatchObject({ width: Math.min(width, 2048), height });
    expect((await sharp((await fetchBytes(harness, file.formats.thumbnail.avif.url)).bytes).metadata()).format).toBe(
      'heif',
    );
  });

  test('is what its bytes say, whatever its name and its sender say', async () => {
    const png = await halves(80, 60).png().toBuffer();
    const answer = await upload(harness, editor, [{ bytes: png, name: 'page.html', type: 'text/html' }]);
    expect(answer).toMatchObject({ status: 201, body: [{ mime: 'image/webp', name: 'page.html' }] });
    expect(answer.body[0].url).toMatch(/\/page\.webp$/);
  });

  test('carries nothing that was hidden behind or inside it', async () => {
    const script = '<script>alert(document.domain)</script>';
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)]);
    const polyglot = Buffer.concat([
      photo.subarray(0, 2),
      comment,
      photo.subarray(2),
      Buffer.from(`PK\x03\x04${script}`),
    ]);
    const file = await one(polyglot, undefined, 'nice.jpg.html');
    for (const url of [file.url, file.url.replace('.webp', '.avif'), file.formats.small.url]) {
      const { bytes, headers } = await fetchBytes(harness, url);
      expect(bytes.includes('<script')).toBe(false);
      expect(bytes.includes('PK\x03\x04')).toBe(false);
      expect(headers['content-type']).toMatch(/^image\/(?:webp|avif)$/);
    }
  });

  test('is another entry each time, and another address', async () => {
    const first = await one(photo, undefined, 'same.jpg');
    const second = await one(photo, undefined, 'same.jpg');
    expect(second.hash).toBe(first.hash);
    expect(second.documentId).not.toBe(first.documentId);
    expect(second.url).not.toBe(first.url);
    expect((await fetchBytes(harness, second.url)).bytes.equals((await fetchBytes(harness, first.url)).bytes)).toBe(
      true,
    );
  });
});
