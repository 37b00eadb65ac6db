import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { content } from '../../service/catalog/products/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { putTranslations } from '../../service/content/put-translations.ts';
import { operator } from '../../service/core/viewer.ts';
import { exportArchive } from '../../service/import-export/export-archive.ts';
import { siteToImport } from '../imported-files.ts';

const from = siteToImport({ pages: true });
const to = siteToImport({ pages: true });
type Site = typeof from;

const lake = {
  'Lake House': 'झील वाला घर',
  'Mallital, Nainital, Uttarakhand': 'मल्लीताल, नैनीताल, उत्तराखंड',
  'Lake House in Mallital.': '=मल्लीताल में, “झील” के पास।\n\n- कमरे',
  'Lake Room': 'झील वाला कमरा',
  'Is there parking?': 'क्या पार्किंग है?',
  'No longer said': 'अब नहीं',
};

async function translate(site: Site, type: string, slug: string, texts: Readonly<Record<string, string>>) {
  const documentId = await documentIdOf(site, type, slug);
  await putTranslations(site.harness.ctx(operator), {
    type: typeNamed(content, type),
    documentId,
    language: 'hi',
    translations: Object.entries(texts).map(([source, text]) => ({ source, text })),
  });
}

async function documentIdOf(site: Site, type: string, slug: string): Promise<string> {
  const { body } = await site.harness.call('GET', `/api/${typeNamed(content, type).path}?filters[slug]=${slug}`);
  return body.data[0].documentId;
}

const stored = async (site: Site) =>
  site.harness.database.db
    .selectFrom('content_translations')
    .select(['language', 'subject_type', 'document_id', 'source', 'text'])
    .orderBy('document_id')
    .orderBy('source')
    .execute();

const textsOf = async (site: Site, documentId: string) =>
  Object.fromEntries(
    (await stored(site)).filter((one) => one.document_id === documentId).map(({ source, text }) => [source, text]),
  );

const hindiPage = async (site: Site) =>
  (await site.harness.app.inject({ method: 'GET', url: '/hi/stays/lake-house' })).body
    // the visible text: numbers of rows differ from site to site
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test.each(['csv', 'json'] as const)('a %s file carries the translations of entries to another site', async (as) => {
  await translate(from, 'stay', 'lake-house', lake);
  await translate(from, 'destination', 'nainital', { Nainital: 'नैनीताल' });
  await sql`delete from content_translations`.execute(to.harness.database.db);
  to.harness.follow();
  const page = await hindiPage(from);
  for (const text of ['झील वाला घर', 'झील वाला कमरा', 'क्या पार्किंग है?']) expect(page).toContain(text);
  expect(await hindiPage(to)).not.toBe(page);
  for (const [type, translations] of [
    ['stay', Object.keys(lake).length],
    ['destination', 1],
  ] as const) {
    const file = await from.exported(type, as);
    const checked = await to.sent(file, { of: type });
    expect(checked).toMatchObject({ problemCount: 0, translations, sheets: [{ made: 0, changed: 1 }], written: false });
    expect(await to.brought(file, { of: type })).toMatchObject({ translations, written: true });
    const again = await to.sent(file, { of: type });
    expect(again).toMatchObject({ problemCount: 0, translations: 0, sheets: [{ made: 0, changed: 0 }] });
    expect(again.mark).not.toBe(checked.mark);
  }
  expect(await stored(to)).toEqual(await stored(from));
  to.harness.follow();
  expect(await hindiPage(to)).toBe(page);
  const { rows } = await sql<{ subject_id: string; before: unknown; after: unknown }>`
    select subject_id, before, after from audit_rows where action = 'translate' and subject_type = 'destination'
    order by id desc limit 1`.execute(to.harness.database.db);
  expect(rows[0]).toEqual({
    subject_id: await documentIdOf(to, 'destination', 'nainital'),
    before: { language: 'hi', texts: { Nainital: null } },
    after: { language: 'hi', texts: { Nainital: 'नैनीताल' } },
  });
});

test('a zip carries them into an empty site', async () => {
  const pieces: Uint8Array[] = [];
  for await (const piece of await exportArchive(from.harness.ctx(from.viewer))) pieces.push(piece);
  await sql`truncate content_translations, stays, attractions, tour_packages, car_rentals, destinations cascade`.execute(
    to.harness.database.db,
  );
  const zip = Buffer.concat(pieces);
  const report = await to.brought(zip, { name: 'all.zip' });
  expect(report.translations).toBe((await stored(from)).length);
  expect(await stored(to)).toEqual(await stored(from));
  expect(await to.sent(zip, { name: 'all.zip' })).toMatchObject({ problemCount: 0, translations: 0 });
  const { body } = await to.harness.call('GET', '/api/stays?filters[slug]=lake-house&populate=room_types&locale=hi');
  expect(body.data[0].name).toBe('झील वाला घर');
  expect(body.data[0].room_types.map(({ Name }: { Name: string }) => Name)).toContain('झील वाला कमरा');
});

test('what a file does not name stays, and an empty text deletes a translation', async () => {
  const documentId = await documentIdOf(from, 'stay', 'lake-house');
  const before = await textsOf(from, documentId);
  for (const older of ['slug,propertyRating\nlake-house,2', 'slug,propertyRating,translations\nlake-house,3,'])
    expect(await from.brought(older, { of: 'stay' })).toMatchObject({ translations: 0, sheets: [{ changed: 1 }] });
  expect(await textsOf(from, documentId)).toEqual(before);
  const entry = { documentId, translations: { hi: { 'Lake House': ' ', 'Lake Room': 'कमरा' } } };
  await from.brought(JSON.stringify({ type: 'stay', entries: [entry] }), { name: 'rows.json' });
  const { 'Lake House': _, ...others } = before;
  expect(await textsOf(from, documentId)).toEqual({ ...others, 'Lake Room': 'कमरा' });
});

test('a new entry comes with its translations, one with a problem does not come at all', async () => {
  const sheet = (texts: string) =>
    `slug,name,location,description,published,translations\nhill-house,Hill House,Goa,Two rooms,false,"${texts}"`;
  const [problem] = (await from.sent(sheet('{""hi"":{""Hill House"":'), { of: 'stay' })).problems;
  expect(problem).toMatchObject({ row: 2, column: 'translations', message: 'translations must be JSON' });
  const report = await from.brought(sheet('{""hi"":{""Hill House"":""पहाड़ी घर""}}'), { of: 'stay' });
  expect(report).toMatchObject({ translations: 1, sheets: [{ made: 1 }] });
  expect((await stored(from)).filter(({ source }) => source === 'Hill House')).toMatchObject([{ text: 'पहाड़ी घर' }]);
});

test.each<[string, unknown, string]>([
  ['a list', ['Lake House'], 'Translations must be an object of languages, each with its texts by their English'],
  ['a text', 'झील', 'Translations must be an object of languages, each with its texts by their English'],
  ['a language without pages', { fr: { 'Lake House': 'x' } }, 'fr is not a language that entries are translated into'],
  ['English', { en: { 'Lake House': 'x' } }, 'en is not a language that entries are translated into'],
  [
    'a name of objects',
    JSON.parse('{"__proto__": {}}'),
    '__proto__ is not a language that entries are translated into',
  ],
  ['a text for a language', { hi: 'झील' }, 'The translations into hi must be an object of texts by their English'],
  ['a number', { hi: { 'Lake House': 5 } }, 'The translation of “Lake House” into hi must be a text'],
  ['an object', { hi: { 'Lake House': { text: 'x' } } }, 'The translation of “Lake House” into hi must be a text'],
  ['nothing', { hi: { 'Lake House': null } }, 'The translation of “Lake House” into hi must be a text'],
  [
    'an endless text',
    { hi: { 'Lake House': 'क'.repeat(50_001) } },
    'The translation of “Lake House” into hi is too long or has characters that cannot be stored',
  ],
  [
    'a zero byte',
    { hi: { 'Lake House': 'घर\0' } },
    'The translation of “Lake House” into hi is too long or has characters that cannot be stored',
  ],
  [
    'half a character',
    { hi: { 'Lake House': 'घर\ud800' } },
    'The translation of “Lake House” into hi is too long or has characters that cannot be stored',
  ],
  [
    'no English',
    { hi: { '': 'घर' } },
    'An English text with a translation into hi is empty, too long or has characters that cannot be stored',
  ],
  [
    'endless English',
    { hi: { ['x'.repeat(50_001)]: 'घर' } },
    'An English text with a translation into hi is empty, too long or has characters that cannot be stored',
  ],
  [
    'too many texts',
    { hi: Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`Text ${at}`, 'घर'])) },
    'An entry can have up to 1000 translations into hi',
  ],
])('%s in place of translations is refused in words', async (_what, translations, words) => {
  const before = await stored(from);
  const file = JSON.stringify({ type: 'stay', entries: [{ slug: 'lake-house', propertyRating: 1, translations }] });
  const { problems, mark } = await from.sent(file, { name: 'rows.json' });
  expect(problems).toEqual([{ file: 'rows.json', row: 1, column: 'translations', message: words }]);
  await expect(from.sent(file, { name: 'rows.json', write: mark })).rejects.toThrow('Nothing was imported');
  expect(await stored(from)).toEqual(before);
});

test('entries of a type that is not translated have no such column', async () => {
  const file = 'code,translations\nhi,"{""hi"":{""Hindi"":""हिन्दी""}}"';
  expect((await from.sent(file, { of: 'language' })).problems).toContainEqual({
    file: 'rows.csv',
    row: 1,
    column: 'translations',
    message: 'Unknown column translations',
  });
});

test('a cell has all translations of a long entry, but not of a library', async () => {
  const sheet = (texts: number) => {
    const hi = Object.fromEntries(Array.from({ length: texts }, (_, at) => [`${at} ${'x'.repeat(4_990)}`, 'क']));
    return `slug,translations\nlake-house,"${JSON.stringify({ hi }).replaceAll('"', '""')}"`;
  };
  expect(await from.sent(sheet(150), { of: 'stay' })).toMatchObject({ problems: [], translations: 150 });
  await expect(from.sent(sheet(250), { of: 'stay' })).rejects.toThrow('a cell has more than 1000000 characters');
  const zip = zipSync({ 'stays.csv': strToU8(sheet(150)) });
  expect(await from.sent(zip, { name: 'all.zip' })).toMatchObject({ problems: [], translations: 150 });
});
