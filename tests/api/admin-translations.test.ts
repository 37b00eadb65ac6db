import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminForms, fieldsIn, withValues } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { picturesOfStay } from '../pictures.ts';
import { adminSession, staffToken } from '../staff.ts';

let harness: Harness;
let editor: string;
let documentId: string;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  editor = await adminSession(harness, 'editor');
  const { body } = await harness.call('GET', '/api/stays?filters[slug]=lake-house');
  documentId = body.data[0].documentId;
});
afterAll(() => harness.close());

type Fields = readonly (readonly [string, string])[];
const address = (id = documentId) => `/admin/content/stay/${id}/translations`;
const open = (path = address(), cookie = editor) => adminForms(harness, cookie).open(path);
const send = (fields: Fields, path = address()) => adminForms(harness, editor).send(path, fields);

/** The form with these translations, by their English. */
function typed(fields: Fields, texts: Readonly<Record<string, string>>): Fields {
  const names = Object.entries(texts).map(([source, text]) => {
    const name = fields.find(([name, value]) => name.endsWith('.source') && value === source)?.[0] ?? '';
    expect(name, source).not.toBe('');
    return [name.replace(/source$/, 'text'), text] as const;
  });
  return withValues(fields, Object.fromEntries(names));
}
const form = async () => fieldsIn((await open()).body);
const stored = async () =>
  Object.fromEntries(
    (
      await harness.database.db
        .selectFrom('content_translations')
        .select(['source', 'text'])
        .where('document_id', '=', documentId)
        .execute()
    ).map(({ source, text }) => [source, text]),
  );

test('the page of an entry leads to its translations, that of a language does not', async () => {
  expect((await open(`/admin/content/stay/${documentId}`)).body).toContain(`href="${address()}"`);
  const { body } = await harness.call('GET', '/api/languages');
  const language = body.data[0].documentId;
  expect((await open(`/admin/content/language/${language}`)).body).not.toContain('/translations"');
  expect((await open(`/admin/content/language/${language}/translations`)).statusCode).toBe(404);
  expect((await open(`${address()}/fr`)).statusCode).toBe(404);
});

test('amenities and settings of the operator’s own have translations, what Padharo words itself needs none', async () => {
  const sourcesAt = async (path: string) =>
    fieldsIn((await open(path)).body).flatMap(([name, value]) => (name.endsWith('.source') ? [value] : []));
  const features = (await harness.call('GET', '/api/features?filters[name]=Free WiFi')).body.data;
  expect(await sourcesAt(`/admin/content/feature/${features[0].documentId}/translations`)).toEqual([]);
  const token = await staffToken(harness);
  const roof = await harness.call('POST', '/api/features', {
    token,
    body: { data: { name: 'Roof garden', type: 'Amenities' } },
  });
  expect(await sourcesAt(`/admin/content/feature/${roof.body.data.documentId}/translations`)).toEqual(['Roof garden']);
  expect((await open('/admin/settings/company')).body).toContain('href="/admin/content/setting/translations"');
  const { data: settings } = (await harness.call('GET', '/api/settings?filters[key]=contact')).body;
  const contact = { ...settings[0].value, hours: [{ days: 'Mon-Fri', open: 'from dawn to dusk' }], callBack: 'Soon' };
  const at = `/api/settings/${settings[0].documentId}`;
  expect((await harness.call('PUT', at, { token, body: { data: { value: contact } } })).status).toBe(200);
  const sources = await sourcesAt(`/admin/content/setting/${settings[0].documentId}/translations`);
  expect(sources.toSorted()).toEqual(['Soon', 'from dawn to dusk']);
});

test('every text of an entry and its parts is saved at once, and counted', async () => {
  const fields = await form();
  const sources = fields.filter(([name]) => name.endsWith('.source')).map(([, value]) => value);
  expect(sources.slice(0, 3)).toEqual(['Lake House', 'Mallital, Nainital, Uttarakhand', 'Lake House in Mallital.']);
  for (const one of ['Lake Room', '1 king bed', '5 min walk', 'Is there parking?', 'No pets.'])
    expect(sources).toContain(one);
  for (const one of ['lake-house', 'Hotels', '14:00', 'Free WiFi', 'The lake from the bed.'])
    expect(sources).not.toContain(one);
  const answer = await send(typed(fields, { 'Lake House': 'झील वाला घर', 'Lake Room': ' झील वाला कमरा\r\n' }));
  expect(answer.statusCode, answer.body).toBe(302);
  expect(await stored()).toEqual({ 'Lake House': 'झील वाला घर', 'Lake Room': 'झील वाला कमरा' });
  const page = (await open()).body;
  expect(page).toContain(`2 of ${sources.length} translated`);
  expect(page).toMatch(/<textarea[^>]*lang="hi"[^>]*>झील वाला घर</);
});

test('a text that is emptied loses its translation', async () => {
  expect((await send(typed(await form(), { 'Lake Room': '' }))).statusCode).toBe(302);
  expect(await stored()).toEqual({ 'Lake House': 'झील वाला घर' });
});

test('two editors of different texts both save; of the same text the second is warned and can then replace it', async () => {
  const [first, second, third] = [await form(), await form(), await form()];
  expect((await send(typed(first, { 'Lake House': 'पहला' }))).statusCode).toBe(302);
  expect((await send(typed(second, { 'No pets.': 'पालतू नहीं।' }))).statusCode).toBe(302);
  expect(await stored()).toEqual({ 'Lake House': 'पहला', 'No pets.': 'पालतू नहीं।' });
  const refused = await send(typed(third, { 'Lake House': 'दूसरा', 'No parties.': 'पार्टी नहीं।' }));
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('Theirs is: पहला');
  expect(await stored()).toEqual({ 'Lake House': 'पहला', 'No pets.': 'पालतू नहीं।' });
  const again = fieldsIn(refused.body);
  expect(again.map(([, value]) => value)).toEqual(expect.arrayContaining(['दूसरा', 'पार्टी नहीं।', 'पालतू नहीं।']));
  expect((await send(again)).statusCode).toBe(302);
  expect(await stored()).toEqual({ 'Lake House': 'दूसरा', 'No pets.': 'पालतू नहीं।', 'No parties.': 'पार्टी नहीं।' });
});

test('a text that is too long is refused at its field, with all that was typed, and nothing is saved', async () => {
  const before = await stored();
  const long = 'क'.repeat(50_001);
  const refused = await send(typed(await form(), { 'Lake House': long, 'No pets.': 'बिना पालतू' }));
  expect(refused.statusCode).toBe(400);
  expect(refused.body.includes(`>${long}</textarea>`)).toBe(true);
  const field = /<textarea[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]* ([^" ]+)"/.exec(refused.body);
  const id = field?.[1] ?? 'no field';
  expect(refused.body).toMatch(new RegExp(`<p id="${id}"[^>]*>Enter up to 50,000 characters\\.<`));
  expect(refused.body).toMatch(/<textarea[^>]*>बिना पालतू</);
  expect(await stored()).toEqual(before);
});

test('a translation whose English was changed is listed with it, and can be deleted', async () => {
  await harness.database.db
    .updateTable('stays')
    .set({ name: 'Lake Palace' })
    .where('document_id', '=', documentId)
    .execute();
  const page = (await open()).body;
  expect(page).toContain('Older than the English text');
  const fields = fieldsIn(page);
  const at = /\.(\d+)\./.exec(fields.find(([, value]) => value === 'Lake House')?.[0] ?? '')?.[1];
  expect((await send(fields)).statusCode).toBe(302);
  expect(await stored()).toHaveProperty(['Lake House'], 'दूसरा');
  expect((await send([...fields, [`translations.${at}.delete`, 'yes']])).statusCode).toBe(302);
  expect(await stored()).not.toHaveProperty(['Lake House']);
  expect((await open()).body).not.toContain('Older than the English text');
});

/** The rows of a list: the title of each entry with its numbers. */
function rowsIn(page: string): Record<string, (string | undefined)[]> {
  return Object.fromEntries(
    [...page.matchAll(/<tr>(?:(?!<\/tr>).)*?<a[^>]*href="[^"]*\/translations\/hi"[^>]*>([^<]+)<(.*?)<\/tr>/gs)].map(
      ([, title = '', cells = '']) => [
        title,
        ['Missing', 'Outdated', 'Texts'].map(
          (head) => new RegExp(`data-head="${head}"[^>]*><div[^>]*>(\\d+)<`).exec(cells)?.[1],
        ),
      ],
    ),
  );
}

test('a list of the type names the entries that lack a translation, with numbers, and leads to each', async () => {
  const list = '/admin/content/stay/translations/hi';
  expect((await open('/admin/content/stay')).body).toContain('href="/admin/content/stay/translations"');
  expect((await open('/admin/content/language')).body).not.toContain('/translations"');
  const fields = await form();
  const sources = fields.filter(([name]) => name.endsWith('.source')).map(([, value]) => value);
  const before = rowsIn((await open(list)).body);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['Lake Palace', 'Palm Villa']));
  const done = Object.keys(await stored()).filter((source) => sources.includes(source)).length;
  expect(before['Lake Palace']).toEqual([String(sources.length - done), '0', String(sources.length)]);
  expect((await open(list)).body).toContain(`href="${address()}/hi"`);
  expect(
    (await send(typed(fields, Object.fromEntries(sources.map((source) => [source, `${source} हि`]))))).statusCode,
  ).toBe(302);
  expect(rowsIn((await open(list)).body)).not.toHaveProperty(['Lake Palace']);
  expect(rowsIn((await open('/admin/content/stay/translations?state=all')).body)).toMatchObject({
    'Lake Palace': ['0', '0', String(sources.length)],
  });
  await harness.database.db
    .updateTable('stays')
    .set({ name: 'Lake Fort' })
    .where('document_id', '=', documentId)
    .execute();
  expect(rowsIn((await open(list)).body)).toMatchObject({ 'Lake Fort': ['1', '1', String(sources.length)] });
  for (const path of ['/admin/content/language/translations', `${list.replace(/hi$/, 'fr')}`])
    expect((await open(path)).statusCode, path).toBe(404);
});

test('what an uploaded picture says is a text of the entry that shows it, and is counted as missing', async () => {
  const count = async () => rowsIn((await open('/admin/content/stay/translations?state=all')).body)['Lake Fort'];
  const [missing = '', outdated, texts] = (await count()) ?? [];
  await picturesOfStay(harness, 'lake-house', { alternativeText: 'The stairs', caption: 'Forty steps down' });
  expect(await count()).toEqual([String(Number(missing) + 2), outdated, String(Number(texts) + 2)]);
  const page = (await open()).body;
  for (const place of ['Image 1: Alternative text', 'Image 1: Caption']) expect(page).toContain(place);
  expect((await send(typed(await form(), { 'The stairs': 'सीढ़ियाँ' }))).statusCode).toBe(302);
  expect(await stored()).toHaveProperty(['The stairs'], 'सीढ़ियाँ');
  expect((await count())?.[0]).toBe(String(Number(missing) + 1));
});

test('the list goes on where a page ends, over drafts too', async () => {
  const list = '/admin/content/stay/translations/hi?state=all';
  await harness.database.pool.query(
    `insert into stays (slug, name, location, description, type, published_at)
       select 'many-' || n, 'Many ' || n, 'Goa', 'Fine', (select type from stays limit 1), null from generate_series(1, 60) n`,
  );
  const first = (await open(list)).body;
  const next = /href="([^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = (await open(next)).body;
  const all = [...Object.keys(rowsIn(first)), ...Object.keys(rowsIn(second))];
  const { rows } = await harness.database.pool.query('select name from stays order by id');
  expect(all).toEqual(rows.map(({ name }) => name));
  expect(Object.keys(rowsIn(first))).toHaveLength(50);
  expect(second).not.toMatch(/href="[^"]*after=/);
});

test('staff who may not write content see nothing of it', async () => {
  const support = await adminSession(harness, 'support');
  expect((await open('/admin/content/stay/translations', support)).statusCode).toBe(403);
  expect((await open(address(), support)).statusCode).toBe(403);
});
