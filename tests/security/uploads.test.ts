import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, halves, type Part } from '../pictures.ts';
import { staffToken } from '../staff.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
let editor: string;
let jpeg: Buffer;
beforeAll(async () => {
  harness = await openAttacked();
  editor = await staffToken(harness, 'editor');
  jpeg = await halves(200, 150).jpeg().toBuffer();
});
afterAll(() => harness.close());

/** Uploads pictures over the network, as a browser does. */
async function upload(parts: readonly Part[]) {
  const { payload, headers } = await formOf(parts);
  const answer = await fetch(`${harness.origin}/api/upload`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${editor}` },
    body: new Uint8Array(payload),
  });
  return { status: answer.status, body: await answer.json() };
}

const script = '<script>alert(document.domain)</script>';

test.each([
  ['an SVG', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 'a.svg', 'image/svg+xml'],
  ['an SVG that is called JPEG', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 'a.jpg', 'image/jpeg'],
  ['an SVG behind a declaration', `\ufeff<?xml version="1.0"?><!DOCTYPE svg><svg/>`, 'a.png', 'image/png'],
  ['a page', `<!doctype html>${script}`, 'a.html', 'text/html'],
  ['a page that begins like a GIF', `GIF89a/*${script}*/=1;`, 'a.gif', 'image/gif'],
  ['a script that begins like a bitmap', `BM/*${'x'.repeat(50)}*/=1;alert(1)`, 'a.bmp', 'image/bmp'],
  ['a PDF', '%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>', 'a.pdf', 'image/jpeg'],
  ['PostScript', '%!PS\n(/etc/passwd) (r) file', 'a.eps', 'image/jpeg'],
  ['an address for a drawing program', 'push graphic-context\nfill url(http://127.0.0.1/)', 'a.mvg', 'image/png'],
])('%s is refused', async (_, text, name, type) => {
  const { status, body } = await upload([{ bytes: Buffer.from(text), name, type }]);
  expect([status, body.data]).toEqual([400, null]);
});

test('a picture with HTML appended is stored and served as a picture only', async () => {
  const bytes = Buffer.concat([jpeg, Buffer.from(`\n${script}PK\x03\x04`)]);
  for (const name of ['a.html', 'a.jpg.svg', '../../a.php', 'a.jpg\0.html', `"><img src=x onerror=alert(1)>.jpg`]) {
    const { status, body } = await upload([{ bytes, name, type: 'text/html' }]);
    expect(status).toBe(201);
    const { url } = body[0];
    expect(url).toMatch(/^\/[\w/.-]+$/);
    expect(url).not.toMatch(/\.\.|\.(?:html|svg|php)/);
    const served = await fetch(harness.origin + url);
    const content = Buffer.from(await served.arrayBuffer());
    expect(served.headers.get('content-type')).toMatch(/^image\/(?:jpeg|png|webp|avif|gif)$/);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(content.includes('script')).toBe(false);
    expect(content.includes('PK\x03\x04')).toBe(false);
  }
});

test('camera metadata of a picture, a place or a script, is not served', async () => {
  const bytes = await halves(200, 150)
    .withExif({ IFD0: { Copyright: script, ImageDescription: script }, IFD3: { GPSLatitude: '28/1 36/1 50/1' } })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('<script>')).toBe(true);
  const { body } = await upload([{ bytes }]);
  const served = Buffer.from(await (await fetch(harness.origin + body[0].url)).arrayBuffer());
  expect(served.includes('<script>')).toBe(false);
  expect(served.includes('Exif')).toBe(false);
});

test('pixel bombs are refused quickly, and the site keeps working', async () => {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const rows = chunk('IDAT', deflateSync(Buffer.alloc(10_000_000)));
  const png = Buffer.concat([signature, chunk('IHDR', header), rows, chunk('IEND', Buffer.alloc(0))]);
  const gif = Buffer.concat([
    Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff', 'latin1'),
    Buffer.alloc(50),
  ]);
  const began = performance.now();
  for (const { status } of await Promise.all([png, gif, png].map((bytes) => upload([{ bytes }]))))
    expect(status).toBe(400);
  expect(performance.now() - began).toBeLessThan(30_000);
  expect((await harness.ask('GET', '/healthz')).status).toBe(200);
});
