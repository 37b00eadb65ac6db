import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const read = (encoding: string, headers: Record<string, string> = {}) =>
  harness.app.inject({ url: '/api/stays?populate=*', headers: { 'accept-encoding': encoding, ...headers } });

test('answers are compressed for clients that accept it, with the same content in every encoding (API-25)', async () => {
  const plain = await read('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await read('gzip, deflate, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers['vary']).toContain('accept-encoding');
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
  const gzip = await read('gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});

test('a compressed answer is revalidated by its ETag', async () => {
  const first = await read('br');
  const again = await read('br', { 'if-none-match': String(first.headers['etag']) });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
});
