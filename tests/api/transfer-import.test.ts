import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { Kysely, PostgresDialect, sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import { content } from '../../service/catalog/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import type { SignedIn } from '../../service/core/viewer.ts';
import { exportArchive } from '../../service/import-export/export-archive.ts';
import { exportEntries } from '../../service/import-export/export-entries.ts';
import { importContent } from '../../service/import-export/import-content.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let folder: string;
let onePixel: Buffer;
let otherPixel: Buffer;
let viewer: SignedIn;
beforeAll(async () => {
  harness = await startHarness();
  const { id, email } = await harness.signUp('An editor');
  viewer = {
    kind: 'user',
    userId: id,
    sessionId: '0b0f8f3c-5c43-4a2e-9d8e-2f3f0c1d7a11',
    role: 'editor',
    email,
    username: 'An editor',
    confirmed: true,
  };
  const dot = (background: string) =>
    sharp({ create: { width: 2, height: 2, channels: 3, background } })
      .png()
      .toBuffer();
  [onePixel, otherPixel] = [await dot('red'), await dot('blue')];
  folder = await mkdtemp(join(tmpdir(), 'padharo-transfer-'));
});
afterAll(async () => {
  await harness.close();
  await rm(folder, { recursive: true, force: true });
});

const edited = [...content.values()].filter(({ path }) => path !== undefined);

async function exported(type: string, as: 'csv' | 'json' = 'csv'): Promise<string> {
  let text = '';
  for await (const piece of await exportEntries(harness.ctx(viewer), { type: typeNamed(content, type), as }))
    text += piece;
  return text;
}

async function sent(
  bytes: string | Uint8Array,
  { name = 'rows.csv', of = '', write }: { name?: string; of?: string; write?: string } = {},
) {
  const path = join(folder, 'sent');
  await writeFile(path, bytes);
  const type = of === '' ? undefined : typeNamed(content, of);
  return importContent(harness.ctx(viewer), { path, name, of: type, write, progress: () => {} });
}

/** Looks, and writes what was looked at. */
async function brought(bytes: string | Uint8Array, options: { name?: string; of?: string } = {}) {
  const { mark, problems } = await sent(bytes, options);
  expect(problems).toEqual([]);
  return sent(bytes, { ...options, write: mark });
}

test.each(edited.map(({ name }) => name))('%s: what was exported is as it is already', async (type) => {
  for (const as of ['csv', 'json'] as const) {
    const report = await sent(await exported(type, as), { of: type });
    expect(report.problems).toEqual([]);
    expect(report.sheets[0]).toMatchObject({ made: 0, changed: 0 });
  }
});

test('a new row is an entry, a changed cell a change, and the same file again is nothing', async () => {
  const sheet = [
    'name;location;description;type;maxGuests;freeCancellation;amenities;published;price',
    'Hill House;Nainital;"Two rooms;\nno lift";Homestays;4;YES;"Free WiFi\nParking";true;900',
    'Draft House;Palolem, Goa;Sand;Villas;2;no;;false;',
  ].join('\r\n');
  const report = await brought(`\u{feff}${sheet}`, { of: 'stay' });
  expect(report.sheets).toEqual([{ name: 'rows.csv', type: 'stay', made: 2, changed: 0, same: 0, left: 0 }]);
  const { body } = await harness.call('GET', '/api/stays?filters[slug][$eq]=hill-house&populate=*');
  expect(body.data[0]).toMatchObject({
    name: 'Hill House',
    description: 'Two rooms;\nno lift',
    maxGuests: 4,
    freeCancellation: true,
  });
  expect(body.data[0].amenities.map(({ name }: { name: string }) => name)).toEqual(['Free WiFi', 'Parking']);
  expect((await harness.call('GET', '/api/stays?filters[slug][$eq]=draft-house')).body.data).toEqual([]);
  expect((await sent(sheet, { of: 'stay' })).sheets[0]).toMatchObject({ made: 0, changed: 0, same: 2 });
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(sheet.replace('Sand', 'Sand and sea').replaceAll(/;(?!\n)/g, '\t'), 'utf16le'),
  ]);
  expect((await brought(utf16, { of: 'stay' })).sheets[0]).toMatchObject({ made: 0, changed: 1, same: 1 });
  const audit = await harness.database.db
    .selectFrom('audit_rows')
    .select(['action', 'subject_type'])
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  expect(audit.map(({ action, subject_type: of }) => `${action} ${of}`)).toEqual([
    'import content',
    'update stay',
    'import content',
    'create stay',
    'create stay',
  ]);
});

test('everything wrong is said by row and column, and nothing is written', async () => {
  const sheet = [
    'slug,name,location,description,maxGuests,type,amenities,destination,colour',
    'lake-house,,Nainital,Changed,many,Hotels,Free WiFi,nainital,red',
    'new-one,New One,Nainital,Fine,2,Castles,"Free WiFi\nGold taps",atlantis,',
    'new-one,Same Again,Nainital,Fine,2,Hotels,,,',
  ].join('\n');
  const report = await sent(sheet, { of: 'stay' });
  expect(report.problems.map(({ row, column, message }) => [row, column, message.slice(0, 60)])).toEqual([
    [1, 'colour', 'There is no column colour'],
    [2, 'maxGuests', 'maxGuests must be a number'],
    [3, 'amenities', 'amenities names Gold taps, which is not there'],
    [3, 'destination', 'destination names atlantis, which is not there'],
    [2, 'name', 'name must be defined.'],
    [3, 'type', expect.stringMatching(/^type must be one of: /)],
    [4, 'slug', 'is the same entry as row 3'],
  ]);
  await expect(sent(sheet, { of: 'stay', write: report.mark })).rejects.toThrow('nothing was written');
  expect((await harness.call('GET', '/api/stays?filters[slug][$eq]=lake-house')).body.data[0].description).not.toBe(
    'Changed',
  );
});

test('what fails while it is written leaves nothing behind, and says its row', async () => {
  const { documentId } = (await harness.call('GET', '/api/stays?filters[slug][$eq]=palm-villa')).body.data[0];
  const sheet = `documentId,slug,name,location,description\n,before-it,Before It,Goa,Fine\n${documentId},lake-house,Palm,Goa,Fine`;
  const { mark, problems } = await sent(sheet, { of: 'stay' });
  expect(problems).toEqual([]);
  const before = await exported('stay');
  await expect(sent(sheet, { of: 'stay', write: mark })).rejects.toThrow(
    'rows.csv, row 3: This attribute must be unique',
  );
  expect(await exported('stay')).toBe(before);
});

test('many changes are as few statements as one, and each is what it would be alone', async () => {
  await brought('code,name\nen,English\nhi,Hindi', { of: 'language' });
  const names = Array.from({ length: 40 }, (_, at) => `Row Ride ${at}`);
  const created = names.map((name) => `${name},Goa,Fine,200,9,English,true`);
  await brought(['name,location,description,price,places,languages,published', ...created].join('\n'), {
    of: 'attraction',
  });
  const slots = '"[{""name"":""Dawn"",""availableTimes"":[""05:15""]}]"';
  const changed = (some: readonly string[], published: boolean) =>
    [
      'slug,location,description,languages,timeSlots,published',
      ...some.map((name) => {
        return `${name.toLowerCase().replaceAll(' ', '-')},Nainital,Better,"Hindi\nEnglish",${slots},${published}`;
      }),
    ].join('\n');
  async function statements(some: readonly string[]): Promise<number> {
    const sheet = changed(some, false);
    const { mark, problems } = await sent(sheet, { of: 'attraction' });
    expect(problems).toEqual([]);
    let requestCount = 0;
    const log = ({ level }: { level: string }) => {
      requestCount += level === 'query' ? 1 : 0;
    };
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: harness.database.pool }), log });
    const path = join(folder, 'sent');
    const progress = () => {};
    const ctx = { ...harness.ctx(viewer), db };
    await importContent(ctx, { path, name: 'rows.csv', of: typeNamed(content, 'attraction'), write: mark, progress });
    return requestCount;
  }
  const [first = '', ...others] = names;
  const single = await statements([first]);
  expect(await statements(others)).toBe(single);
  expect((await sent(changed(names, false), { of: 'attraction' })).sheets[0]).toMatchObject({ changed: 0, same: 40 });
  await brought(changed(names, true), { of: 'attraction' });
  const { body } = await harness.call(
    'GET',
    '/api/attractions?filters[name][$startsWith]=Row Ride 1&populate=*&populate=destination&sort=id',
  );
  expect(body.data).toHaveLength(11);
  for (const { destination, languages, timeSlots, description } of body.data)
    expect([destination.name, languages.length, timeSlots[0].name, description]).toEqual([
      'Nainital',
      2,
      'Dawn',
      'Better',
    ]);
  const audit = await harness.database.db
    .selectFrom('audit_rows')
    .select(['action', 'subject_id', 'before'])
    .where('subject_id', '=', body.data[3].documentId)
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['create', 'update', 'unpublish', 'publish']);
  expect(audit[1]?.before).toMatchObject({
    description: 'Fine',
    location: 'goa',
    timeSlots: [],
    languages: [expect.any(String)],
  });
});

test('what was looked at is what is written: a site that changed in the meantime is looked at again', async () => {
  const sheet = 'slug,propertyRating\nlake-house,3';
  const { mark } = await sent(sheet, { of: 'stay' });
  await harness.database.db.updateTable('stays').set({ property_rating: 3 }).where('slug', '=', 'lake-house').execute();
  await expect(sent(sheet, { of: 'stay', write: mark })).rejects.toThrow('has changed since you looked');
});

test('a zip brings stays, their rooms and pictures at once, each picture once', async () => {
  const zip = zipSync({
    'mine/room-types.csv': strToU8('stay,Name,Price,MaxGuests,rooms,Image\nkite-house,Attic,2100,2,3,attic.png'),
    'mine/stays.csv': strToU8(
      'slug,name,location,description,image,stayimages\nkite-house,Kite House,Goa,High up,attic,attic.png',
    ),
    'mine/pictures/attic.png': onePixel,
    '__MACOSX/mine/._stays.csv': strToU8('x'),
  });
  const report = await brought(zip, { name: 'mine.zip' });
  expect(report).toMatchObject({ pictures: { made: 1, same: 0 }, written: true });
  const { body } = await harness.call('GET', '/api/stays?filters[slug][$eq]=kite-house&populate=*');
  expect(body.data[0]).toMatchObject({
    price: 2100,
    image: { mime: 'image/webp' },
    room_types: [{ Name: 'Attic', rooms: 3 }],
  });
  const again = await sent(zip, { name: 'mine.zip' });
  expect(again.pictures).toEqual({ made: 0, changed: 0, same: 1 });
  expect(again.sheets.map(({ same }) => same)).toEqual([1, 1]);
});

test('numbers of European spreadsheets are read as they are meant, and what is unclear names its row', async () => {
  const { documentId } = (await harness.call('GET', '/api/stays?filters[slug][$eq]=lake-house&populate=*')).body.data[0]
    .room_types[0];
  const price = async () => (await harness.call('GET', `/api/room-types/${documentId}`)).body.data.Price;
  for (const [typed, rupees] of [
    ['1450,00', 1450],
    ['1,45,050', 145_050],
    ['2.450,00', 2450],
  ] as const) {
    await brought(`sep=;\r\ndocumentId;Price\r\n${documentId};${typed}\r\n`, { of: 'room-type' });
    expect(await price()).toBe(rupees);
  }
  const { problems } = await sent(`documentId;Price\n${documentId};1.450`, { of: 'room-type' });
  expect(problems).toMatchObject([{ row: 2, column: 'Price', message: expect.stringContaining('two ways') }]);
  // never a price a hundred times as high, and none with paise
  const { problems: paise } = await sent(`sep=;\ndocumentId;Price\n${documentId};1450,50`, { of: 'room-type' });
  expect(paise).toMatchObject([
    { row: 2, column: 'Price', message: expect.stringContaining('whole number of rupees') },
  ]);
});

test('names of files are the same however a computer writes their accents', async () => {
  const [packed, named] = ['Caf\u00e9.png'.normalize('NFD'), 'Caf\u00e9.png'];
  const zip = zipSync({
    'stays.csv': strToU8(
      `slug,name,location,description,price,image,stayimages\ncafe-house,Cafe House,Goa,At the sea,900,${named},${packed}`,
    ),
    'pictures.csv': strToU8(`picture,alternativeText\n${packed},A house at the sea`),
    [packed]: otherPixel,
  });
  expect(await brought(zip, { name: 'mac.zip' })).toMatchObject({ problems: [], written: true });
});

test('a stay that a file publishes has a price or brings a room, else nothing of the file is written', async () => {
  const stays = 'slug,name,location,description\nbare-house,Bare House,Goa,Fine';
  const { mark } = await sent(stays, { of: 'stay' });
  await expect(sent(stays, { of: 'stay', write: mark })).rejects.toThrow(
    'price must be given before bare-house is published',
  );
  const rooms = 'stay,Name,Price,MaxGuests,rooms\nbare-house,Attic,2100,2,3';
  const zip = zipSync({ 'stays.csv': strToU8(stays), 'room-types.csv': strToU8(rooms) });
  expect(await brought(zip, { name: 'bare.zip' })).toMatchObject({ written: true });
});

test('a zip whose entries cannot be written brings no picture', async () => {
  const { documentId } = (await harness.call('GET', '/api/stays?filters[slug][$eq]=palm-villa')).body.data[0];
  const zip = zipSync({
    'room-types.csv': strToU8('stay,Name,Price,MaxGuests,rooms,Image\nlake-house,Lake Room,1,2,0,other.png'),
    'stays.csv': strToU8(`documentId,slug\n${documentId},lake-house`),
    'other.png': otherPixel,
  });
  const count = async () => (await harness.database.db.selectFrom('media').select('id').execute()).length;
  const before = await count();
  const { mark, problems } = await sent(zip);
  expect(problems).toEqual([]);
  await expect(sent(zip, { write: mark })).rejects.toThrow('must be unique');
  expect(await count()).toBe(before);
});

test('the whole house as a zip: words of pictures come back, and what is drawn is drawn again', async () => {
  const { db } = harness.database;
  const pieces: Uint8Array[] = [];
  await db
    .updateTable('media')
    .set({ alternative_text: '=A kite, "high"', focal_point: '{"x":20,"y":80}' })
    .where('name', '=', 'attic.png')
    .execute();
  for await (const piece of await exportArchive(harness.ctx(viewer))) pieces.push(piece);
  const zip = Buffer.concat(pieces);
  expect((await sent(zip, { name: 'all.zip' })).pictures).toMatchObject({ made: 0, changed: 0 });
  const { media } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('media'))
    .executeTakeFirstOrThrow();
  await db
    .updateTable('media')
    .set({ alternative_text: 'Forgotten', focal_point: null })
    .where('name', '=', 'attic.png')
    .execute();
  expect((await brought(zip, { name: 'all.zip' })).pictures).toEqual({ made: 0, changed: 1, same: media - 1 });
  const words = () =>
    db
      .selectFrom('media')
      .select(['alternative_text', 'focal_point'])
      .where('name', '=', 'attic.png')
      .executeTakeFirst();
  expect(await words()).toEqual({ alternative_text: '=A kite, "high"', focal_point: { x: 20, y: 80 } });
  // another house has none of the pictures
  const drawn = await db
    .selectFrom('media')
    .select(['document_id', 'url'])
    .where('url', 'like', '/artwork/%')
    .orderBy('id')
    .execute();
  await sql`truncate media cascade`.execute(db);
  // nor the guests, who wrote the reviews: these are left out of a whole catalogue, and refused in a file of their own
  const ofGuests = Buffer.from(unzipSync(zip)['reviews.csv'] ?? []);
  const alone = (await sent(ofGuests, { of: 'review' })).problems.map(({ message }) => message);
  expect(alone).toContain('names nothing that is there, and a file makes none of these');
  const report = await brought(zip, { name: 'all.zip' });
  const reviews = report.sheets.find(({ type }) => type === 'review');
  expect(reviews).toMatchObject({ made: 0, changed: 0, same: 0 });
  expect(reviews?.left).toBeGreaterThan(0);
  expect(report.pictures).toEqual({ made: media, changed: 0, same: 0 });
  expect(await words()).toEqual({ alternative_text: '=A kite, "high"', focal_point: { x: 20, y: 80 } });
  const again = await db
    .selectFrom('media')
    .select(['document_id', 'url'])
    .where('url', 'like', '/artwork/%')
    .orderBy('id')
    .execute();
  expect(again).toEqual(drawn);
  const strange = zipSync({
    'pictures.csv': strToU8('picture,drawing,focalPoint\nnone,,\nother,castle-in-the-air-3,\nthird,hotel-3,300 4'),
  });
  expect((await sent(strange, { name: 'strange.zip' })).problems.map(({ row, column }) => [row, column])).toEqual([
    [4, 'focalPoint'],
    [2, 'picture'],
    [3, 'drawing'],
  ]);
});

test.each([
  [
    'a name that leads out of the archive',
    zipSync({ '../../etc/stays.csv': strToU8('slug\nx') }),
    /relative path|cannot be read/,
  ],
  ['a file that is neither', zipSync({ 'run.exe': strToU8('MZ') }), /neither a sheet/],
  ['a bomb', zipSync({ 'stays.csv': new Uint8Array(30_000_000) }, { level: 9 }), /unpacks to far more/],
  ['a broken archive', zipSync({ 'stays.csv': strToU8('slug\nx') }).slice(0, 40), /cannot be read/],
  ['Latin emails of Windows', Buffer.from('slug,name\nx,Caf\u00e9', 'latin1'), /no text in UTF-8/],
  ['a cell without end', `slug,name\nx,"${'y'.repeat(3_000_000)}`, /far too long|not closed/],
  ['a huge cell', `slug,name\nx,${'y'.repeat(150_000)}`, /at most 100000 characters/],
  ['two columns of a name', 'slug,slug\nx,y', /Two columns/],
  ['no file', '', /is empty/],
  ['JSON that is no list', '{"stays": 1}', /no list of entries/],
  ['a drawing in the place of a picture', zipSync({ 'x.png': strToU8('<svg/>') }), 'problem'],
])('%s is refused in words', async (_what, bytes, words) => {
  if (words === 'problem') expect((await sent(bytes)).problems[0]?.message).toMatch(/SVG/);
  else await expect(sent(bytes, { of: 'stay' })).rejects.toThrow(words);
});

test('all of it goes into an empty house and comes out the same', async () => {
  const stored = edited.filter(({ name }) => !['review', 'setting'].includes(name));
  const files: Record<string, Uint8Array> = {};
  for (const { name, path } of stored) files[`${path}.csv`] = strToU8(await exported(name));
  const tables = [
    'stays',
    'attractions',
    'tour_packages',
    'car_rentals',
    'destinations',
    'features',
    'languages',
    'popular_filters',
  ];
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(harness.database.db);
  expect((await exported('stay')).trim().split('\r\n')).toHaveLength(1);
  await brought(zipSync(files), { name: 'all.zip' });
  for (const { name, path } of stored) {
    const lines = (text: string) =>
      text
        .replace(/^\u{feff}/u, '')
        .split('\r\n')
        .sort();
    expect(lines(await exported(name)), name).toEqual(lines(strFromU8(files[`${path}.csv`] ?? new Uint8Array())));
  }
});
