import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inEnglish } from '../core/app-error.ts';
import { reencodePicture } from './encode-picture.ts';
import { pictureKindOf, refusedKind, withoutTexts } from './picture-formats.ts';

const ftyp = (...brands: string[]) => {
  const body = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
};

test.each([
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0])],
  ['png', Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1')],
  ['webp', Buffer.from('RIFF....WEBPVP8 ', 'latin1')],
  ['gif', Buffer.from('GIF89a....', 'latin1')],
  ['avif', ftyp('avif', 'mif1')],
  ['avif', ftyp('mif1', 'miaf', 'avif')],
] as const)('%s is recognised by its first bytes', (kind, head) => {
  expect(pictureKindOf(head)).toBe(kind);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['a text', Buffer.from('image/jpeg')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an archive', Buffer.from('PK\x03\x04')],
  ['a sound in the same box as WebP', Buffer.from('RIFF....WAVEfmt ', 'latin1')],
  ['a film in the same box as AVIF', ftyp('isom', 'mp42')],
  ['a TIFF', Buffer.from('II*\0....', 'latin1')],
  ['a PDF', Buffer.from('%PDF-1.7')],
])('%s is not a picture', (_, head) => {
  expect(pictureKindOf(head)).toBeUndefined();
});

test('unaccepted formats are refused with the reason', () => {
  expect(inEnglish(refusedKind(ftyp('heic', 'mif1')))).toMatch(/^HEIC/);
  expect(inEnglish(refusedKind(Buffer.from('\ufeff<?xml version="1.0"?><SVG xmlns="">')))).toMatch(/^SVG/);
  expect(inEnglish(refusedKind(Buffer.from('hello')))).toMatch(/^This file is not a supported picture/);
});

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
const plain = await sharp({ create: { width: 5, height: 4, channels: 4, background: '#a5202080' } })
  .withIccProfile('p3')
  .png()
  .toBuffer();

test('texts are removed from a PNG, and nothing else', () => {
  const texts = [
    chunk('tEXt', Buffer.from('Author\0Asha')),
    chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(1_000_000))])),
    chunk('iTXt', Buffer.from('b\0\0\0\0\0words')),
  ];
  const [head, rest] = [plain.subarray(0, 33), plain.subarray(33)];
  expect(withoutTexts(Buffer.concat([head, ...texts, rest, ...texts])).equals(plain)).toBe(true);
  expect(withoutTexts(plain).equals(plain)).toBe(true);
});

test.each<[string, Buffer]>([
  ['half a PNG', plain.subarray(0, 50)],
  ['a chunk that says it is longer than the file', Buffer.concat([plain.subarray(0, 8), Buffer.alloc(20, 255)])],
  ['nothing behind its first bytes', plain.subarray(0, 8)],
])('%s is left unchanged', (_, bytes) => expect(withoutTexts(bytes).equals(bytes)).toBe(true));

/** Processor time of the work, in milliseconds. */
async function costOf(work: () => Promise<unknown> | unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('compressed texts in a stranger’s picture are never unpacked', async () => {
  const packed = deflateSync(Buffer.alloc(50_000_000));
  const bomb = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), packed]));
  const bombs = Array.from({ length: 10 }, () => bomb);
  const folder = await mkdtemp(join(tmpdir(), 'padharo-png-'));
  try {
    const path = join(folder, 'bomb.png');
    await writeFile(path, Buffer.concat([plain.subarray(0, 33), ...bombs, plain.subarray(33)]));
    const unpacking = await costOf(() => bombs.map(() => inflateSync(packed).length));
    const encoding = await costOf(async () => {
      const { format, width } = await sharp(await reencodePicture(path)).metadata();
      expect([format, width]).toEqual(['jpeg', 5]);
    });
    expect(encoding).toBeLessThan(unpacking);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
