import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { formOf, halves, type Part, sendForm, upload } from '../pictures.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
let editor: string;
let photo: Buffer;
beforeAll(async () => {
  // forms of other tests lie elsewhere
  vi.stubEnv('TMPDIR', await mkdtemp(join(tmpdir(), 'padharo-refusals-')));
  harness = await startHarness();
  editor = await staffToken(harness, 'editor');
  photo = await halves(200, 150).jpeg().toBuffer();
});
afterAll(async () => {
  await harness.close();
  await rm(tmpdir(), { recursive: true });
  vi.unstubAllEnvs();
});

const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('padharo-form-'));
async function stored(): Promise<unknown> {
  const { rows } = await harness.database.pool.query(
    'select (select count(*) from media) as media, (select count(*) from media_files) as files',
  );
  return rows[0];
}
let before: unknown;
let folders: string[];
beforeEach(async () => {
  before = await stored();
  folders = left();
});

async function refused(
  parts: readonly Part[],
  status: number,
  message: string | RegExp,
  info?: unknown,
): Promise<void> {
  const answer = await upload(harness, editor, parts, info);
  expect(answer.body).toMatchObject({ data: null, error: { status, message: expect.stringMatching(message) } });
  expect(answer.status).toBe(status);
  expect(await stored()).toEqual(before);
  expect(left()).toEqual(folders);
}

/** A PNG that shows it is that large, and holds next to nothing. */
function bomb(width: number, height: number): Buffer {
  const crcs = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    let crc = 0xffffffff;
    for (const byte of body) crc = (crcs[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 50_000_000)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('refused, with nothing kept, is', () => {
  test.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /^SVG pictures are not supported/,
    ],
    ['an SVG that is called JPEG', Buffer.from('<?xml version="1.0"?>\n<svg/>'), /^SVG pictures are not supported/],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), /^This file is not a supported picture/],
    ['a program', Buffer.from('MZ\x90\0\x03'), /^This file is not a supported picture/],
    ['an empty file', Buffer.alloc(0), 'The file is empty'],
    [
      'noise',
      Buffer.from(Array.from({ length: 2_000 }, (_, n) => (n * 7919) & 255)),
      /^This file is not a supported picture/,
    ],
  ])('%s', async (_, bytes, message) => {
    await refused([{ bytes }], 400, message);
  });

  test('a picture that is cut off, at any place', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const whole = await halves(300, 200).toFormat(format).toBuffer();
      for (const part of [0.1, 0.5, 0.8]) {
        await refused(
          [{ bytes: whole.subarray(0, Math.max(64, Math.floor(whole.length * part))) }],
          400,
          /damaged|no picture/,
        );
      }
    }
  });

  test('a picture that begins like one and goes on like something else', async () => {
    for (const start of ['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\x20\0\0\0WEBPVP8 ']) {
      await refused(
        [{ bytes: Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(500, 0x41)]) }],
        400,
        'damaged',
      );
      await refused(
        [{ bytes: Buffer.from(`${start}<svg xmlns="http://www.w3.org/2000/svg"/>`, 'latin1') }],
        400,
        'damaged',
      );
    }
  });

  test('a bomb: many pixels in few bytes', async () => {
    const bytes = bomb(8_000, 8_000);
    expect(bytes.length).toBeLessThan(20_000);
    await refused([{ bytes }], 400, 'The picture has more than 40 million pixels');
    await refused([{ bytes: bomb(60_000, 60_000) }], 400, 'The picture has more than 40 million pixels');
    await refused([{ bytes: bomb(2 ** 31 - 1, 2 ** 31 - 1) }], 400, /at most 40 million pixels|damaged/);
  });

  test('a picture with more bytes than are taken', async () => {
    await refused(
      [{ bytes: Buffer.concat([photo, Buffer.alloc(12 * 2 ** 20)]) }],
      413,
      'A file may have at most 12 MB',
    );
  });

  test('more pictures than are taken at a time', async () => {
    await refused(
      Array.from({ length: 11 }, () => ({ bytes: photo })),
      413,
      'At most 10 files at a time',
    );
  });

  test('all of them when one is bad', async () => {
    await refused(
      [{ bytes: photo }, { bytes: Buffer.from('no') }, { bytes: photo }],
      400,
      'This file is not a supported picture',
    );
  });

  test.each([
    ['no JSON', '{', 'fileInfo must be JSON'],
    ['a text', '"x"', 'fileInfo must be an object'],
    ['nothing', 'null', 'fileInfo must be an object'],
    ['a strange key', '{"url":"/etc/passwd"}', 'Invalid key url'],
    ['a strange key inside', '{"focalPoint":{"x":1,"y":1,"z":1}}', 'Invalid key z'],
    ['a point outside', '{"focalPoint":{"x":101,"y":0}}', 'focalPoint.x must be 0 to 100'],
    ['half a point', '{"focalPoint":{"x":1}}', 'focalPoint.y must be a number'],
    [
      'a long text',
      JSON.stringify({ alternativeText: 'x'.repeat(501) }),
      'alternativeText must be at most 500 characters',
    ],
    ['a number for a text', '{"alternativeText":1}', 'alternativeText must be a string'],
    ['a prototype', '{"__proto__":{"x":1}}', /Invalid key/],
    ['too many', '[{},{}]', 'There are more fileInfo than files'],
    ['too much', JSON.stringify({ alternativeText: 'x'.repeat(30_000) }), 'A field is too long'],
  ])('fileInfo that is %s', async (_, text, message) => {
    const answer = await sendForm(harness, editor, await formOf([{ bytes: photo }], [['fileInfo', text]]));
    expect(answer).toMatchObject({ status: 400, body: { error: { message: expect.stringMatching(message) } } });
    expect(await stored()).toEqual(before);
  });

  test('a form without a picture', async () => {
    expect(await sendForm(harness, editor, await formOf([], [['fileInfo', '{}']]))).toMatchObject({
      status: 400,
      body: { error: { message: 'Files are empty' } },
    });
    await refused([{ bytes: Buffer.alloc(0), name: '' }], 400, 'Files are empty');
    await refused([{ bytes: photo, field: 'avatar' }], 400, 'Invalid key avatar');
    expect(await sendForm(harness, editor, await formOf([{ bytes: photo }], [['ref', 'stay']]))).toMatchObject({
      status: 400,
      body: { error: { message: 'Invalid key ref' } },
    });
    for (const name of ['__proto__', 'constructor']) {
      expect((await sendForm(harness, editor, await formOf([{ bytes: photo }], [[name, 'x']]))).status).toBe(400);
    }
  });

  test('what is no form, or a broken one', async () => {
    const json = await harness.call('POST', '/api/upload', { token: editor, body: { files: [] } });
    expect(json).toMatchObject({ status: 415, body: { error: { name: 'UnsupportedMediaTypeError' } } });
    expect((await harness.call('POST', '/api/upload', { token: editor })).status).toBe(415);
    const { payload, headers } = await formOf([{ bytes: photo }]);
    const cut = payload.subarray(0, payload.length - 100);
    expect((await sendForm(harness, editor, { payload: cut, headers })).status).toBe(400);
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'x'.repeat(500)}`,
    ]) {
      expect((await sendForm(harness, editor, { payload, headers: { 'content-type': type } })).status).toBe(400);
    }
    expect(await stored()).toEqual(before);
    expect(left()).toEqual(folders);
  });

  test('a form where JSON belongs', async () => {
    const form = await formOf([{ bytes: photo }]);
    expect((await sendForm(harness, editor, form, '/api/auth/local')).status).toBe(415);
  });
});

describe('uploading is for editors, admins and programs with the right', () => {
  test('and for no one else, before anything is read', async () => {
    expect((await upload(harness, undefined, [{ bytes: photo }])).status).toBe(401);
    for (const role of ['traveller', 'partner', 'support'] as const) {
      expect((await upload(harness, await staffToken(harness, role), [{ bytes: photo }])).status).toBe(403);
    }
    expect((await upload(harness, await staffToken(harness, 'admin'), [{ bytes: photo }])).status).toBe(201);
    const huge = Buffer.alloc(20 * 2 ** 20);
    expect((await upload(harness, undefined, [{ bytes: huge }])).status).toBe(401);
  });

  test('and so are the other calls of the library', async () => {
    const traveller = (await harness.signUp()).token;
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/1'],
      ['PUT', '/1'],
      ['DELETE', '/1'],
    ] as const) {
      const options = method === 'PUT' ? { body: {} } : {};
      expect((await harness.call(method, `/api/upload/files${path}`, options)).status).toBe(401);
      expect((await harness.call(method, `/api/upload/files${path}`, { ...options, token: traveller })).status).toBe(
        403,
      );
    }
  });
});

test('someone who goes away in the middle leaves nothing behind', async () => {
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = harness.app.server.address() as AddressInfo;
  const { payload, headers } = await formOf([{ bytes: Buffer.concat([photo, Buffer.alloc(2 ** 20)]) }]);
  const sending = request({
    port,
    method: 'POST',
    path: '/api/upload',
    headers: { ...headers, authorization: `Bearer ${editor}`, 'content-length': payload.length },
  });
  sending.on('error', () => {});
  sending.write(payload.subarray(0, payload.length / 2));
  await expect.poll(() => left().length).toBeGreaterThan(folders.length);
  sending.destroy();
  await expect.poll(() => left()).toEqual(folders);
  expect(await stored()).toEqual(before);
});
