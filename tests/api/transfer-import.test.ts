import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import { content } from '../../service/catalog/products/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { importContent } from '../../service/import-export/import-content.ts';
import { siteToImport } from '../imported-files.ts';

const site = siteToImport();
const { edited, exported, sent, brought } = site;

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
  const { body } = await site.harness.call('GET', '/api/stays?filters[slug][$eq]=hill-house&populate=*');
  expect(body.data[0]).toMatchObject({
    name: 'Hill House',
    description: 'Two rooms;\nno lift',
    maxGuests: 4,
    freeCancellation: true,
  });
  expect(body.data[0].amenities.map(({ name }: { name: string }) => name)).toEqual(['Free WiFi', 'Parking']);
  expect((await site.harness.call('GET', '/api/stays?filters[slug][$eq]=draft-house')).body.data).toEqual([]);
  expect((await sent(sheet, { of: 'stay' })).sheets[0]).toMatchObject({ made: 0, changed: 0, same: 2 });
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(sheet.replace('Sand', 'Sand and sea').replaceAll(/;(?!\n)/g, '\t'), 'utf16le'),
  ]);
  expect((await brought(utf16, { of: 'stay' })).sheets[0]).toMatchObject({ made: 0, changed: 1, same: 1 });
  const audit = await site.harness.database.db
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
    [1, 'colour', 'Unknown column colour'],
    [2, 'maxGuests', 'maxGuests must be a number'],
    [3, 'amenities', 'amenities names Gold taps, which does not exist'],
    [3, 'destination', 'destination names atlantis, which does not exist'],
    [2, 'name', 'name must be defined.'],
    [3, 'type', expect.stringMatching(/^type must be one of: /)],
    [4, 'slug', 'is the same entry as row 3'],
  ]);
  await expect(sent(sheet, { of: 'stay', write: report.mark })).rejects.toThrow('Nothing was imported');
  expect(
    (await site.harness.call('GET', '/api/stays?filters[slug][$eq]=lake-house')).body.data[0].description,
  ).not.toBe('Changed');
});

test('what fails while it is written leaves nothing behind, and says its row', async () => {
  const { documentId } = (await site.harness.call('GET', '/api/stays?filters[slug][$eq]=palm-villa')).body.data[0];
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
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: site.harness.database.pool }), log });
    const path = join(site.folder, 'sent');
    const progress = () => {};
    const ctx = { ...site.harness.ctx(site.viewer), db };
    await importContent(ctx, { path, name: 'rows.csv', of: typeNamed(content, 'attraction'), write: mark, progress });
    return requestCount;
  }
  const [first = '', ...others] = names;
  const single = await statements([first]);
  expect(await statements(others)).toBe(single);
  expect((await sent(changed(names, false), { of: 'attraction' })).sheets[0]).toMatchObject({ changed: 0, same: 40 });
  await brought(changed(names, true), { of: 'attraction' });
  const { body } = await site.harness.call(
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
  const audit = await site.harness.database.db
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
  await site.harness.database.db
    .updateTable('stays')
    .set({ property_rating: 3 })
    .where('slug', '=', 'lake-house')
    .execute();
  await expect(sent(sheet, { of: 'stay', write: mark })).rejects.toThrow('has changed since your check');
});

test('numbers of European spreadsheets are read as they are meant, and what is unclear names its row', async () => {
  const { documentId } = (await site.harness.call('GET', '/api/stays?filters[slug][$eq]=lake-house&populate=*')).body
    .data[0].room_types[0];
  const price = async () => (await site.harness.call('GET', `/api/room-types/${documentId}`)).body.data.Price;
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

test.each([
  [
    'a name that leads out of the archive',
    zipSync({ '../../etc/stays.csv': strToU8('slug\nx') }),
    /relative path|cannot be read/,
  ],
  ['a file that is neither', zipSync({ 'run.exe': strToU8('MZ') }), /is not a spreadsheet/],
  ['a bomb', zipSync({ 'stays.csv': new Uint8Array(30_000_000) }, { level: 9 }), /is too large when unpacked/],
  ['a broken archive', zipSync({ 'stays.csv': strToU8('slug\nx') }).slice(0, 40), /cannot read the archive/],
  ['Latin emails of Windows', Buffer.from('slug,name\nx,Caf\u00e9', 'latin1'), /not in UTF-8/],
  ['a cell without end', `slug,name\nx,"${'y'.repeat(3_000_000)}`, /far too long|not closed/],
  ['a huge cell', `slug,name\nx,${'y'.repeat(150_000)}`, /more than 100000 characters/],
  ['two columns of a name', 'slug,slug\nx,y', /Two columns/],
  ['no file', '', /is empty/],
  ['JSON that is no list', '{"stays": 1}', /must be a list of entries/],
  ['a drawing in the place of a picture', zipSync({ 'x.png': strToU8('<svg/>') }), 'problem'],
])('%s is refused in words', async (_what, bytes, words) => {
  if (words === 'problem') expect((await sent(bytes)).problems[0]?.message).toMatch(/SVG/);
  else await expect(sent(bytes, { of: 'stay' })).rejects.toThrow(words);
});
