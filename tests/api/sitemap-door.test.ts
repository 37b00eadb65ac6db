import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../messages/translations.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  // what has to be escaped, and more than a batch
  await sql`insert into stays (slug, name, location, description, published_at)
    select 'o''hara-&-<co>-"' || n, 'Stay ' || n, 'Goa', '', now() from generate_series(1, 2500) n`.execute(
    harness.database.db,
  );
});
afterAll(() => harness.close());

const file = '/sitemaps/stays-1.xml';
const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  harness.app.inject({ method, url, headers });

test('a file is whole and well-formed XML, the same in every encoding and at every batch', async ({ skip }) => {
  if (!harness.url) skip('the embedded database reads no XML');
  const plain = await ask(file);
  expect([plain.statusCode, plain.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const { rows } = await sql<{ addresses: string[] }>`
    select xpath('/s:urlset/s:url/s:loc/text()', ${plain.body}::xml,
      array[array['s', 'http://www.sitemaps.org/schemas/sitemap/0.9']])::text[] as addresses`.execute(
    harness.database.db,
  );
  expect(new Set(rows[0]?.addresses).size).toBe(2_503);
  expect(plain.body).toContain('/stays/o&apos;hara-%26-%3Cco%3E-%222500</loc>');
  const gzip = await ask(file, { 'accept-encoding': 'gzip' });
  const br = await ask(file, { 'accept-encoding': 'gzip, br' });
  expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br']);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  const index = await ask('/sitemap.xml');
  const wellFormed = sql<{ well: boolean }>`select xml_is_well_formed_document(${index.body}) as well`;
  expect((await wellFormed.execute(harness.database.db)).rows).toEqual([{ well: true }]);
  expect(index.body.match(/<lastmod>/g)).toHaveLength(4 * languages.length);
});

test('who has it is told so until something of it changes, and its head is that of the whole', async () => {
  const { etag = '' } = (await ask(file)).headers;
  const again = { 'if-none-match': String(etag) };
  expect((await ask(file, again)).statusCode).toBe(304);
  expect((await ask(file, { ...again, 'accept-encoding': 'br' }, 'HEAD')).statusCode).toBe(304);
  const head = await ask(file, { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.statusCode, head.headers.etag, head.headers['content-length'], head.body]).toEqual([
    200,
    etag,
    undefined,
    '',
  ]);
  await sql`delete from stays where name = 'Stay 7'`.execute(harness.database.db);
  expect((await ask(file, again)).statusCode).toBe(200);
});

test.each([
  'stays-0',
  'stays-01',
  'stays--1',
  'stays-2',
  'stays-999999',
  'stays-9999999',
  'stays-1e1',
  'stays-1.5',
  'users-1',
  'toString-1',
  '-1',
  'stays',
  'stays-1%00',
  'stays-1%0a',
  '..%2f..%2fetc',
  "stays-1'--",
  '%F0%9F%98%80-1',
])('there is no file %s', async (name) => {
  for (const end of ['.xml', '.xml?part=1&type=stays'])
    expect((await ask(`/sitemaps/${name}${end}`)).statusCode).toBe(404);
});

test('what is asked beside a file changes nothing, and robots lead to the sitemap', async () => {
  const { headers } = await ask(file);
  const beside = await ask(`${file}?page=2&x='"<`);
  expect([beside.statusCode, beside.headers.etag]).toEqual([200, headers.etag]);
  expect((await ask('/robots.txt')).body).toContain('Sitemap: http://padharo.test/sitemap.xml\n');
});
