import { HTTPBadRequestError, strapi } from '@strapi/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../service/catalog/products/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { makeFinder } from '../../service/content/find-entries.ts';
import { putTranslations } from '../../service/content/put-translations.ts';
import { makeRowTexts } from '../../service/content/row-texts.ts';
import { operator } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { picturesOfStay } from '../pictures.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
let lake: string;
beforeAll(async () => {
  harness = await startHarness();
  lake = (await get('/api/stays?filters[slug]=lake-house')).body.data[0].documentId;
  await put(lake, {
    'Lake House': 'झील वाला घर',
    'Lake House in Mallital.': 'मल्लीताल में।',
    'Lake Room': 'झील वाला कमरा',
    'Is there parking?': 'क्या पार्किंग है?',
    'No pets.': 'पालतू जानवर नहीं।',
    '14:00': 'दो बजे',
    'lake-house': 'झील',
    Hotels: 'होटल',
    'The lake from the bed.': 'बिस्तर से झील।',
  });
});
afterAll(() => harness.close());

const get = (path: string) => harness.call('GET', path);
const put = (documentId: string, texts: Readonly<Record<string, string>>, type = 'stay') =>
  putTranslations(harness.ctx(operator), {
    type: typeNamed(content, type),
    documentId,
    language: 'hi',
    translations: Object.entries(texts).map(([source, text]) => ({ source, text })),
  });
const slugs = async (search: string) => {
  const { status, body } = await get(`/api/stays?${search}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ slug }: { slug: string }) => slug);
};

test('an entry says what is translated in that language, and the rest in English', async () => {
  const english = (await get(`/api/stays/${lake}`)).body.data;
  const { status, body } = await get(`/api/stays/${lake}?locale=hi`);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: { ...english, name: 'झील वाला घर', description: 'मल्लीताल में।', locale: 'hi' },
    meta: {},
  });
});

test('an amenity and a setting are named as the operator translated them, or as Padharo words them', async () => {
  const token = await staffToken(harness);
  const body = { data: { name: 'Roof garden', type: 'Amenities' } };
  const roof = (await harness.call('POST', '/api/features', { token, body })).body.data.documentId;
  await put(roof, { 'Roof garden': 'छत पर बगीचा' }, 'feature');
  const names = async (search: string) =>
    (
      await get(`/api/features?filters[name][$in][0]=Roof garden&filters[name][$in][1]=Parking&sort=name${search}`)
    ).body.data.map(({ name }: { name: string }) => name);
  expect(await names('&locale=hi')).toEqual(['पार्किंग', 'छत पर बगीचा']);
  expect(await names('')).toEqual(['Parking', 'Roof garden']);
  const { data } = (await get('/api/settings?filters[key]=contact&locale=hi')).body;
  expect(data[0].value).toMatchObject({ name: 'Padharo', hours: [{ days: 'सोम-शुक्र' }, { days: 'शनि-रवि' }] });
});

test('so do its parts, but no list of names, time or review', async () => {
  const { body } = await get(`/api/stays/${lake}?populate=*&populate=guest_reviews&locale=hi`);
  const { data } = body;
  expect(data.room_types[0]).toMatchObject({ Name: 'झील वाला कमरा', Description: 'Faces the lake.', locale: 'hi' });
  expect(data.faqs[0]).toMatchObject({ question: 'क्या पार्किंग है?', answer: 'Yes, for six cars.' });
  expect(data.house_rules).toMatchObject({ petsPolicy: 'पालतू जानवर नहीं।', checkInTime: '14:00' });
  expect(data.guest_reviews.map(({ Comment }: { Comment: string }) => Comment)).toContain('The lake from the bed.');
  expect(data.guest_reviews[0]).not.toHaveProperty('locale');
  expect(data.amenities[0]).toMatchObject({ name: 'मुफ़्त WiFi', locale: 'hi' });
});

test('parts that are requested alone have the translations of what they belong to', async () => {
  const { body } = await get(`/api/faqs?filters[stay][slug]=lake-house&locale=hi`);
  expect(body.data[0]).toMatchObject({ question: 'क्या पार्किंग है?', locale: 'hi' });
  const other = await get(`/api/faqs?filters[stay][slug]=palm-villa&locale=hi`);
  expect(other.body.data[0].question).toBe('Is there parking?');
  const above = await get(`/api/room-types?filters[Name]=Lake%20Room&populate=stay&locale=hi`);
  expect(above.body.data[0]).toMatchObject({ Name: 'झील वाला कमरा', stay: { name: 'झील वाला घर', locale: 'hi' } });
});

test('components, days and places of a tour are translated too', async () => {
  const [tour] = (await get('/api/tour-packages?populate=*')).body.data.filter(
    ({ itinerary }: { itinerary: unknown[] }) => itinerary.length > 0,
  );
  const [day] = tour.itinerary;
  await put(
    tour.documentId,
    { [day.title]: 'पहला दिन', [tour.included[0]]: 'गाइड', [tour.attraction_faqs[0]?.question ?? day.details]: 'क्या?' },
    'tour-package',
  );
  const { data } = (await get(`/api/tour-packages/${tour.documentId}?populate=*&locale=hi`)).body;
  expect(data.included[0]).toBe('गाइड');
  expect(data.itinerary[0]).toMatchObject({ title: 'पहला दिन', meals: day.meals });
  expect(data.itinerary[0]).not.toHaveProperty('locale');
});

test('pictures say what the entry that shows them says of them, also as pictures of its parts', async () => {
  await picturesOfStay(harness, 'lake-house', { alternativeText: 'The stairs', caption: 'Forty steps down' });
  await put(lake, { 'The stairs': 'सीढ़ियाँ', 'Forty steps down': 'चालीस सीढ़ियाँ' });
  const inHindi = { name: 'room.jpg', alternativeText: 'सीढ़ियाँ', caption: 'चालीस सीढ़ियाँ' };
  const { data } = (await get(`/api/stays/${lake}?populate=image,stayimages,room_types.Image&locale=hi`)).body;
  for (const picture of [data.image, data.stayimages[0], data.room_types[0].Image]) {
    expect(picture).toMatchObject(inHindi);
    expect(picture).not.toHaveProperty('locale');
  }
  const rooms = await get(`/api/room-types?filters[Name]=Lake%20Room&populate=Image&locale=hi`);
  expect(rooms.body.data[0].Image).toMatchObject(inHindi);
  expect((await get(`/api/stays/${lake}?populate=image`)).body.data.image.alternativeText).toBe('The stairs');
});

test('lists are filtered, searched and sorted in English, and have the same pages', async () => {
  expect(await slugs('sort=name&locale=hi')).toEqual(await slugs('sort=name'));
  expect(await slugs('filters[name][$contains]=Lake&locale=hi')).toEqual(['lake-house']);
  expect(await slugs('filters[name][$contains]=झील&locale=hi')).toEqual([]);
  expect(await slugs('_q=Mallital&locale=hi')).toEqual(['lake-house']);
  const english = (await get('/api/stays?populate=*&pagination[pageSize]=1000')).body;
  const { body } = await get('/api/stays?populate=*&pagination[pageSize]=1000&locale=hi');
  expect(body.meta).toEqual(english.meta);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual(english.data.map(({ id }: { id: number }) => id));
});

test('chosen fields come alone, without `locale`', async () => {
  const { body } = await get(`/api/stays/${lake}?fields=name,price&locale=hi`);
  expect(Object.keys(body.data)).toEqual(['id', 'documentId', 'name', 'price']);
  expect(body.data.name).toBe('झील वाला घर');
});

test('English, and a language that has no translations, is answered as without `locale`', async () => {
  for (const path of [`/api/stays/${lake}`, '/api/stays', '/api/faqs'])
    for (const locale of ['en', 'fr', 'hi-IN', '*', '']) {
      const [plain, other] = [await get(`${path}?populate=*`), await get(`${path}?populate=*&locale=${locale}`)];
      expect(other.body).toEqual(plain.body);
      expect(other.headers['etag']).toBe(plain.headers['etag']);
    }
});

test('each language has its own tag, which changes with a translation', async () => {
  for (const path of [`/api/stays/${lake}`, '/api/stays']) {
    const english = await get(path);
    const hindi = await get(`${path}?locale=hi`);
    expect(hindi.headers['etag']).not.toBe(english.headers['etag']);
    // twice, so that the answer is cached
    for (let time = 0; time < 2; time += 1) await get(`${path}?locale=hi`);
    await put(lake, { 'Lake House': `घर ${path.length}` });
    harness.clock.advance(1_000);
    const after = await get(`${path}?locale=hi`);
    expect(JSON.stringify(after.body)).toContain(`घर ${path.length}`);
    expect(after.headers['etag']).not.toBe(hindi.headers['etag']);
    expect((await get(path)).headers['etag']).toBe(english.headers['etag']);
  }
  await put(lake, { 'Lake House': 'झील वाला घर' });
});

test('English costs no statement more', async () => {
  const statements = async (search: string) => {
    let count = 0;
    const { db } = harness.database;
    const counting = new Proxy(db, {
      get: (target, key) => {
        // queries are run as text, or built, which asks for the executor
        if (key === 'executeQuery' || key === 'getExecutor') count += 1;
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const finder = makeFinder(content, typeNamed(content, 'stay'), () => ({ texts: makeRowTexts(1) }));
    await finder.list({ ...harness.ctx(), db: counting }, search);
    return count;
  };
  const english = await statements('populate=*');
  expect(await statements('populate=*&locale=en')).toBe(english);
  expect(await statements('populate=*&locale=hi')).toBe(english + 1);
});

test('`fields` names `locale`, of entries and of what they populate', async () => {
  const hindi = await get(`/api/stays/${lake}?fields=name,locale&locale=hi`);
  expect(hindi.body.data).toEqual({ id: expect.any(Number), documentId: lake, name: 'झील वाला घर', locale: 'hi' });
  for (const search of [
    'fields[0]=name&fields[1]=locale',
    'fields=name,locale&locale=en',
    'fields=name,locale&locale=fr',
  ])
    expect((await get(`/api/stays/${lake}?${search}`)).body.data).toMatchObject({ name: 'Lake House', locale: 'en' });
  const only = await get(`/api/stays?filters[slug]=lake-house&fields=locale&locale=hi`);
  expect(only.body.data).toEqual([{ id: expect.any(Number), documentId: lake, locale: 'hi' }]);
  const rooms = 'fields=name&populate[room_types][fields]=Name,locale';
  const { data } = (await get(`/api/stays/${lake}?${rooms}`)).body;
  expect(data).not.toHaveProperty('locale');
  expect(data.room_types[0]).toMatchObject({ Name: 'Lake Room', locale: 'en' });
  expect((await get(`/api/stays/${lake}?${rooms}&locale=hi`)).body.data.room_types[0].locale).toBe('hi');
  for (const search of ['/languages?fields=locale', '/stays?filters[locale]=hi', '/stays?sort=locale']) {
    const { status, body } = await get(`/api${search}`);
    expect([status, body.error.message]).toEqual([400, 'Invalid key locale']);
  }
});

test('`localizations` is the entry in its other languages, with its selected fields', async () => {
  const english = (await get(`/api/stays/${lake}`)).body.data;
  const hindi = (await get(`/api/stays/${lake}?locale=hi`)).body.data;
  const inHindi = { ...hindi, locale: 'hi' };
  const inEnglish = { ...english, locale: 'en' };
  for (const populate of ['populate=localizations', 'populate[0]=localizations', 'populate[localizations]=true']) {
    expect((await get(`/api/stays/${lake}?${populate}`)).body.data).toEqual({ ...inEnglish, localizations: [inHindi] });
    const { data } = (await get(`/api/stays/${lake}?${populate}&locale=hi`)).body;
    expect(data).toEqual({ ...inHindi, localizations: [inEnglish] });
  }
  const list = await get(
    '/api/stays?populate[localizations][fields][0]=name&populate[room_types][fields][0]=Name&sort=id',
  );
  for (const { documentId, localizations, room_types: rooms } of list.body.data) {
    const { id } = list.body.data.find((one: { documentId: string }) => one.documentId === documentId);
    expect(localizations).toEqual(documentId === lake ? [{ id, documentId, name: 'झील वाला घर', locale: 'hi' }] : []);
    expect(rooms.every((room: object) => !('locale' in room))).toBe(true);
  }
  const chosen = await get(`/api/stays/${lake}?fields=slug&populate=localizations`);
  expect(chosen.body.data).toEqual({
    id: english.id,
    documentId: lake,
    slug: 'lake-house',
    localizations: [{ id: english.id, documentId: lake, slug: 'lake-house', locale: 'hi' }],
  });
  expect((await get(`/api/stays/${lake}?populate=*`)).body.data).not.toHaveProperty('localizations');
  for (const path of [
    '/api/languages?populate=localizations',
    '/api/faqs?populate=localizations',
    '/api/room-types?populate[stay][populate]=localizations',
    '/api/stays?populate[localizations][fields]=nope',
  ])
    expect((await get(path)).status, path).toBe(400);
});

test('a client of Strapi reads both, and changes only English', async () => {
  const baseURL = `${await harness.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  const stays = strapi({ baseURL, auth: await staffToken(harness) }).collection('stays');
  const { data } = await stays.findOne(lake, { locale: 'hi', fields: ['name', 'locale'], populate: ['localizations'] });
  expect(data).toMatchObject({
    name: 'झील वाला घर',
    locale: 'hi',
    localizations: [{ name: 'Lake House', locale: 'en' }],
  });
  for (const locale of ['hi', 'fr']) {
    await expect(stays.update(lake, { name: 'Maison' }, { locale })).rejects.toBeInstanceOf(HTTPBadRequestError);
    await expect(stays.create({ name: 'Maison' }, { locale })).rejects.toBeInstanceOf(HTTPBadRequestError);
    await expect(stays.delete(lake, { locale })).rejects.toBeInstanceOf(HTTPBadRequestError);
  }
  expect((await stays.findOne(lake)).data).toMatchObject({ name: 'Lake House' });
  expect((await stays.update(lake, { bedrooms: 3 }, { locale: 'en' })).data).toMatchObject({ bedrooms: 3 });
});

test('types without translations have no language: their writes ignore `locale`', async () => {
  const token = await staffToken(harness);
  const body = { data: { code: 'mr', name: 'Marathi' } };
  const made = await harness.call('POST', '/api/languages?locale=hi', { token, body });
  expect([made.status, made.body.data.name]).toEqual([201, 'Marathi']);
  const path = `/api/languages/${made.body.data.documentId}?locale=hi`;
  expect((await harness.call('PUT', path, { token, body: { data: { name: 'Marāṭhī' } } })).status).toBe(200);
  expect((await harness.call('DELETE', path, { token })).status).toBe(204);
});

test('a write in another language is refused and changes nothing', async () => {
  const token = await staffToken(harness);
  const before = (await get(`/api/stays/${lake}`)).body;
  const path = `/api/stays/${lake}?locale=hi`;
  const { status, body } = await harness.call('PUT', path, { token, body: { data: { name: 'झील' } } });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ name: 'ValidationError', details: { key: 'locale' } });
  expect((await get(`/api/stays/${lake}`)).body).toEqual(before);
});

test('drafts are translated for those who may see them', async () => {
  const token = await staffToken(harness);
  const { body } = await harness.call('GET', `/api/stays/${lake}?status=draft&locale=hi`, { token });
  expect(body.data).toMatchObject({ name: 'झील वाला घर', locale: 'hi' });
});

test('a list that is too long for memory in that language only is sent in parts', async () => {
  const count = 60;
  await harness.database.pool.query(
    `insert into faqs (stay_id, question, answer, position, published_at)
       select id, 'Question ' || n, 'Answer ' || n, 100 + n, now() from stays, generate_series(1, ${count}) n
       where document_id = $1`,
    [lake],
  );
  const long = (n: number) => `${n} ${'क'.repeat(30_000)}`;
  await put(lake, Object.fromEntries(Array.from({ length: count }, (_, at) => [`Answer ${at + 1}`, long(at + 1)])));
  const { status, body } = await get(
    '/api/faqs?filters[question][$startsWith]=Question&pagination[pageSize]=100&locale=hi',
  );
  expect(status, JSON.stringify(body.error)).toBe(200);
  expect(body.data).toHaveLength(count);
  expect(body.data.every(({ answer }: { answer: string }) => answer.endsWith('क'))).toBe(true);
});
