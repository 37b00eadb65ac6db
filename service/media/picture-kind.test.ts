import { expect, test } from 'vitest';
import { pictureKindOf, refusedKind } from './picture-kind.ts';

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
  expect(refusedKind(ftyp('heic', 'mif1'))).toMatch(/^HEIC/);
  expect(refusedKind(Buffer.from('\ufeff<?xml version="1.0"?><SVG xmlns="">'))).toMatch(/^SVG/);
  expect(refusedKind(Buffer.from('hello'))).toMatch(/^This is no picture/);
});
