import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { exportArchive } from '../../service/import-export/export-archive.ts';
import { siteToImport } from '../imported-files.ts';

const site = siteToImport();
const { edited, exported, sent, brought } = site;

test('a zip brings stays, their rooms and pictures at once, each picture once', async () => {
  const zip = zipSync({
    'mine/room-types.csv': strToU8('stay,Name,Price,MaxGuests,rooms,Image\nkite-house,Attic,2100,2,3,attic.png'),
    'mine/stays.csv': strToU8(
      'slug,name,location,description,image,stayimages\nkite-house,Kite House,Goa,High up,attic,attic.png',
    ),
    'mine/pictures/attic.png': site.onePixel,
    '__MACOSX/mine/._stays.csv': strToU8('x'),
  });
  const report = await brought(zip, { name: 'mine.zip' });
  expect(report).toMatchObject({ pictures: { made: 1, same: 0 }, written: true });
  const { body } = await site.harness.call('GET', '/api/stays?filters[slug][$eq]=kite-house&populate=*');
  expect(body.data[0]).toMatchObject({
    price: 2100,
    image: { mime: 'image/webp' },
    room_types: [{ Name: 'Attic', rooms: 3 }],
  });
  const again = await sent(zip, { name: 'mine.zip' });
  expect(again.pictures).toEqual({ made: 0, changed: 0, same: 1 });
  expect(again.sheets.map(({ same }) => same)).toEqual([1, 1]);
});

test('names of files are the same however a computer writes their accents', async () => {
  const [packed, named] = ['Caf\u00e9.png'.normalize('NFD'), 'Caf\u00e9.png'];
  const zip = zipSync({
    'stays.csv': strToU8(
      `slug,name,location,description,price,image,stayimages\ncafe-house,Cafe House,Goa,At the sea,900,${named},${packed}`,
    ),
    'pictures.csv': strToU8(`picture,alternativeText\n${packed},A house at the sea`),
    [packed]: site.otherPixel,
  });
  expect(await brought(zip, { name: 'mac.zip' })).toMatchObject({ problems: [], written: true });
});

test('a zip whose entries cannot be written brings no picture', async () => {
  const { documentId } = (await site.harness.call('GET', '/api/stays?filters[slug][$eq]=palm-villa')).body.data[0];
  const zip = zipSync({
    'room-types.csv': strToU8('stay,Name,Price,MaxGuests,rooms,Image\nlake-house,Lake Room,1,2,0,other.png'),
    'stays.csv': strToU8(`documentId,slug\n${documentId},lake-house`),
    'other.png': site.otherPixel,
  });
  const count = async () => (await site.harness.database.db.selectFrom('media').select('id').execute()).length;
  const before = await count();
  const { mark, problems } = await sent(zip);
  expect(problems).toEqual([]);
  await expect(sent(zip, { write: mark })).rejects.toThrow('must be unique');
  expect(await count()).toBe(before);
});

test('the whole house as a zip: words of pictures come back, and what is drawn is drawn again', async () => {
  const { db } = site.harness.database;
  const pieces: Uint8Array[] = [];
  await db
    .updateTable('media')
    .set({ alternative_text: '=A kite, "high"', focal_point: '{"x":20,"y":80}' })
    .where('name', '=', 'attic.png')
    .execute();
  for await (const piece of await exportArchive(site.harness.ctx(site.viewer))) pieces.push(piece);
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
  expect(alone).toContain('names an entry that does not exist, and files cannot add entries of this type');
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
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(site.harness.database.db);
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
