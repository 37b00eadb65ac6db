import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Compressed, encodingFor, etagOf, isNotModified } from './negotiation.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  ['*', undefined],
])('a client that accepts %j is sent %s', (accepted, encoding) => {
  expect(encodingFor(accepted, 5_000)).toBe(encoding);
});

test('a body that fits into one packet is sent uncompressed', () => {
  expect(encodingFor('br', 999)).toBeUndefined();
});

test('bytes are compressed once per encoding', async () => {
  const plain = Buffer.from('rooms '.repeat(1_000));
  const compressed = new Compressed(plain, 4);
  const [first, again, zipped] = await Promise.all([compressed.as('br'), compressed.as('br'), compressed.as('gzip')]);
  expect(again).toBe(first);
  expect(brotliDecompressSync(first)).toEqual(plain);
  expect(gunzipSync(zipped)).toEqual(plain);
});

const tag = etagOf('rooms');

test.each([
  [tag, true],
  [`W/${tag}`, true],
  [`"another", W/${tag}`, true],
  ['"another"', false],
  ['*', false],
  [undefined, false],
])('a client that names %j has the answer: %s', (named, has) => {
  expect(isNotModified({ method: 'GET', headers: { 'if-none-match': named } }, tag)).toBe(has);
  expect(isNotModified({ method: 'HEAD', headers: { 'if-none-match': named } }, `W/${tag}`)).toBe(has);
});

test('the answer to a write is never unmodified', () => {
  expect(isNotModified({ method: 'POST', headers: { 'if-none-match': tag } }, tag)).toBe(false);
});
