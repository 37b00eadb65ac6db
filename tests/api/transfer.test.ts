import { parse } from 'csv-parse/sync';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminForms, fieldsIn, withValues } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';
import { book, stayItem } from '../travellers.ts';

let harness: Harness;
let editor: string;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  editor = await adminSession(harness, 'editor');
});
afterAll(() => harness.close());

const open = (path: string, cookie = editor) => harness.app.inject({ method: 'GET', url: path, headers: { cookie } });

const rowsOf = (body: string): Record<string, string>[] => parse(body, { bom: true, columns: true });

test('all stays come as a sheet with a row each, what they lead to by name, drafts too', async () => {
  const { body } = await harness.call('GET', '/api/stays?filters[slug][$eq]=lake-house');
  await harness.database.db
    .updateTable('stays')
    .set({ published_at: null, name: '=1+1' })
    .where('slug', '=', 'palm-villa')
    .execute();
  const answer = await open('/admin/content/stay/export?as=csv');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="stays-2026-11-20.csv"');
  const rows = rowsOf(answer.body);
  const [lake] = rows.filter(({ slug }) => slug === 'lake-house');
  expect(lake).toMatchObject({
    documentId: body.data[0].documentId,
    published: 'true',
    name: 'Lake House',
    originalPrice: '5000',
    destination: 'nainital',
    amenities: 'Free WiFi\nRestaurant\nParking',
    freeCancellation: 'true',
  });
  expect(lake?.['stayimages']?.split('\n')).toHaveLength(3);
  expect(rows.find(({ slug }) => slug === 'palm-villa')).toMatchObject({ published: 'false', name: "'=1+1" });
});

test('a file has more entries than a page, and parts of an entry in it', async () => {
  const places = await open('/admin/content/destination/export?as=json');
  const total = await harness.database.db.selectFrom('destinations').select('id').execute();
  expect(JSON.parse(places.body).entries).toHaveLength(total.length);
  const tours = rowsOf((await open('/admin/content/tour-package/export')).body);
  const days = JSON.parse(tours[0]?.['itinerary'] ?? '');
  expect(days[0]).toMatchObject({ day: 1 });
  expect(days[0]).not.toHaveProperty('id');
});

test('support is refused, and who is not signed in is sent to sign in', async () => {
  const support = await adminSession(harness, 'support');
  expect((await open('/admin/content/stay/export', support)).statusCode).toBe(403);
  expect((await open('/admin/content/stay/export', '')).statusCode).toBe(302);
  expect((await open('/admin/content/nothing/export')).statusCode).toBe(404);
});

function send(query: string, payload: Buffer | string, cookie = editor, origin = 'http://padharo.test') {
  const headers = { cookie, origin, 'content-type': 'application/octet-stream' };
  return harness.app.inject({ method: 'POST', url: `/admin/content-file?${query}`, payload, headers });
}
const lastOf = (body: string) => JSON.parse(body.trim().split('\n').at(-1) ?? '');

test('all of it comes as one zip with a sheet a type and the uploaded pictures, which is known when it comes back', async () => {
  const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('files', new Blob([png]), 'red.png');
  const sent = new Response(form);
  const upload = {
    cookie: editor,
    origin: 'http://padharo.test',
    'content-type': sent.headers.get('content-type') ?? '',
  };
  const payload = Buffer.from(await sent.arrayBuffer());
  await harness.app.inject({
    method: 'POST',
    url: '/admin/pictures',
    payload,
    headers: { ...upload, 'content-length': String(payload.length) },
  });
  const { documentId } = await harness.database.db
    .selectFrom('media')
    .select('document_id as documentId')
    .where('url', 'like', '/media/%')
    .executeTakeFirstOrThrow();
  const archive = (await open('/admin/content-archive')).rawPayload;
  const files = unzipSync(archive);
  expect(Object.keys(files)).toContain(`pictures/${documentId}.webp`);
  expect(rowsOf(strFromU8(files['room-types.csv'] ?? new Uint8Array())).map(({ Name }) => Name)).toContain('Lake Room');
  const { report } = lastOf((await send('name=all.zip', archive)).body);
  const { length } = await harness.database.db.selectFrom('media').select('id').execute();
  expect(report).toMatchObject({ problemCount: 0, pictures: { made: 0, changed: 0, same: length } });
  expect(report.sheets.every(({ made, changed }: { made: number; changed: number }) => made + changed === 0)).toBe(
    true,
  );
});

test('a file is looked at and then written from the page, with its progress in lines', async () => {
  const sheet = 'slug,name,location,description,price\nnew-house,New House,Goa,Fine,900';
  const looked = (await send('name=rows.csv&of=stay', sheet)).body;
  expect(looked).toContain('"doing":"checking"');
  const { report } = lastOf(looked);
  expect(report).toMatchObject({ written: false, sheets: [{ made: 1 }] });
  expect(lastOf((await send(`name=rows.csv&of=stay&write=${report.mark}`, sheet)).body).report.written).toBe(true);
  expect((await harness.call('GET', '/api/stays?filters[slug][$eq]=new-house')).body.data).toHaveLength(1);
});

test('who may not, or comes from another page, brings in nothing', async () => {
  const support = await adminSession(harness, 'support');
  expect(lastOf((await send('name=stays.csv', 'slug\nx', support)).body)).toEqual({ refused: 'Forbidden' });
  expect((await send('name=stays.csv', 'slug\nx', editor, 'http://elsewhere.test')).statusCode).toBe(403);
  expect((await send('name=stays.csv', 'slug\nx', '')).statusCode).toBe(302);
  expect(lastOf((await send('name=odd.csv', 'slug\nx')).body).refused).toContain('Choose what the rows');
});

test('the samples go and what was made or changed here stays; what is booked leaves the storefront; each step is ticked by truth', async () => {
  const admin = await adminSession(harness, 'admin');
  const ticks = async () =>
    [...(await open('/admin/first-steps', admin)).body.matchAll(/sr-only">: (done|to do)</g)].map(([, word]) => word);
  // name, address, telephone, GSTIN, UPI, email, samples, product: a product was brought in above
  expect(await ticks()).toEqual([...Array(7).fill('to do'), 'done']);
  const today = adminForms(harness, admin);
  const left = async () => /(\d) of 8 steps left/.exec((await today.open('/admin/today')).body)?.[1];
  expect(await left()).toBe('7');
  expect((await today.send('/admin/first-steps', [['do', 'email']])).statusCode).toBe(302);
  expect((await harness.emails()).at(-1)).toMatchObject({
    recipient: 'admin@desk.example.in',
    subject: expect.stringMatching(/^Test: /),
  });
  const { db } = harness.database;
  const { token } = await harness.signUp();
  expect((await book(harness, token, [stayItem()])).status).toBe(200);
  const form = (typed: string, cookie = admin) =>
    harness.app.inject({
      method: 'POST',
      url: '/admin/first-steps',
      payload: new URLSearchParams({ typed }).toString(),
      headers: { cookie, origin: 'http://padharo.test', 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await form('yes')).statusCode).toBe(400);
  expect((await form('empty the catalogue', editor)).statusCode).toBe(403);
  expect((await form('Empty the catalogue')).statusCode).toBe(302);
  const stays = await db.selectFrom('stays').select(['slug', 'published_at']).orderBy('slug').execute();
  expect(stays).toEqual([
    { slug: 'lake-house', published_at: null },
    { slug: 'new-house', published_at: expect.any(Date) },
  ]);
  expect((await ticks()).slice(-2)).toEqual(['done', 'done']);
  // and the operator's own take their place: their details, and a first product out of a zip
  const backOffice = adminForms(harness, admin);
  const company = fieldsIn((await backOffice.open('/admin/settings/company')).body, 'contact');
  const ours = {
    name: 'Kite Travels',
    phone: '+91 98765 43210',
    email: 'desk@kite.example',
    address: '1 Mall Road, Goa',
  };
  await backOffice.send('/admin/settings/company', [...withValues(company, ours), ['do', 'contact']]);
  const photo = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const zip = Buffer.from(
    zipSync({
      'stays.csv': strToU8(
        'slug,name,location,description,image,stayimages\nkite-house,Kite House,Goa,High up,roof.png,roof.png',
      ),
      'room-types.csv': strToU8('stay,Name,Price,MaxGuests,rooms,Image\nkite-house,Attic,2100,2,3,roof.png'),
      'pictures.csv': strToU8('picture,alternativeText\nroof.png,A roof above the sea'),
      'roof.png': photo,
    }),
  );
  const { mark } = lastOf((await send('name=mine.zip', zip, admin)).body).report;
  expect(lastOf((await send(`name=mine.zip&write=${mark}`, zip, admin)).body).report.written).toBe(true);
  const page = await open('/stays/kite-house');
  expect(page.statusCode).toBe(200);
  for (const words of ['Kite House', 'Attic', '2,100', 'A roof above the sea', ours.address])
    expect(page.body.includes(words), words).toBe(true);
  expect(await ticks()).toEqual([...Array(3).fill('to do'), ...Array(5).fill('done')]);
  expect(await left()).toBe('3');
  expect((await adminForms(harness, editor).send('/admin/today', [['do', 'dismiss']])).statusCode).toBe(403);
  expect((await today.send('/admin/today', [['do', 'dismiss']])).statusCode).toBe(302);
  expect(await left()).toBeUndefined();
  expect(page.headers['x-robots-tag']).toBeUndefined();
  const engines = fieldsIn((await backOffice.open('/admin/settings/search-engines')).body, 'engines');
  await backOffice.send('/admin/settings/search-engines', [
    ...engines.filter(([name]) => name !== 'listed'),
    ['do', 'engines'],
  ]);
  expect((await open('/stays/kite-house')).headers['x-robots-tag']).toBe('noindex');
  for (const address of ['/', '/stays', '/attractions', '/tour-packages', '/car-rentals', '/sitemap.xml'])
    expect((await open(address)).statusCode, address).toBeLessThan(400);
});
