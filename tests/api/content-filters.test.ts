import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;

beforeAll(async () => {
  harness = await startHarness();
  const { db } = harness.database;
  await db
    .insertInto('stays')
    .values({ slug: 'draft-inn', name: 'Draft Inn', location: 'Nowhere', description: 'Not yet.', published_at: null })
    .execute();
  await db
    .insertInto('reviews')
    .values({ stay_id: 1, name: 'Hidden Harry', rating: 1, comment: 'Spam', hidden: true })
    .execute();
  await db
    .insertInto('reviews')
    .values({ stay_id: 1, name: 'Draft Dora', rating: 1, comment: 'Later', published_at: null })
    .execute();
  await db
    .insertInto('reviews')
    .values([
      {
        stay_id: 2,
        name: '100% happy',
        rating: 5,
        comment: 'a_b\\c',
        created_at: new Date('2026-03-04T05:06:07.089Z'),
      },
      { stay_id: 2, name: '100 of them', rating: 4, comment: 'axb' },
    ])
    .execute();
});

afterAll(() => harness.close());

/** The names (or slugs) of a list, in order, after a check that it was answered. */
async function names(path: string): Promise<string[]> {
  const { status, body } = await harness.call('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(
    (entry: Record<string, string>) => entry['slug'] ?? entry['Name'] ?? entry['name'] ?? entry['question'],
  );
}

const lake = 'lake-house';
const palm = 'palm-villa';
const ganga = 'ganga-hostel';
const every = [lake, palm, ganga];

describe('filters find', () => {
  const cases: [name: string, query: string, found: string[]][] = [
    ['equal by default', 'filters[slug]=palm-villa', [palm]],
    ['$eq', 'filters[slug][$eq]=palm-villa', [palm]],
    ['$eq minds the case', 'filters[name][$eq]=palm villa', []],
    ['$eqi does not', 'filters[name][$eqi]=palm villa', [palm]],
    ['$ne', 'filters[type][$ne]=Hotels', [palm, ganga]],
    ['$nei', 'filters[type][$nei]=hotels', [palm, ganga]],
    ['$lt on rupees', 'filters[price][$lt]=4000', [ganga]],
    ['$lte on rupees', 'filters[price][$lte]=4000', [lake, ganga]],
    ['$gt on rupees', 'filters[price][$gt]=4000', [palm]],
    ['$gte on rupees', 'filters[price][$gte]=4000', [lake, palm]],
    ['paise of rupees', 'filters[price][$gt]=3999.99', [lake, palm]],
    ['$gte and $lte together', 'filters[price][$gte]=700&filters[price][$lte]=4000', [lake, ganga]],
    ['$gt on text', 'filters[name][$gt]=Lake', [lake, palm]],
    ['$in', 'filters[slug][$in][0]=palm-villa&filters[slug][$in][1]=lake-house', [lake, palm]],
    ['$in by repetition', 'filters[slug][$in]=palm-villa&filters[slug][$in]=lake-house', [lake, palm]],
    ['$in with brackets', 'filters[slug][$in][]=palm-villa&filters[slug][$in][]=lake-house', [lake, palm]],
    ['$in of one', 'filters[id][$in]=2', [palm]],
    ['$in of numbers', 'filters[id][$in][0]=2&filters[id][$in][1]=3', [palm, ganga]],
    ['$in of rupees', 'filters[price][$in][0]=700&filters[price][$in][1]=12500', [palm, ganga]],
    ['a list means $in', 'filters[slug][0]=palm-villa&filters[slug][1]=ganga-hostel', [palm, ganga]],
    ['$notIn', 'filters[slug][$notIn][0]=palm-villa', [lake, ganga]],
    ['$contains', 'filters[location][$contains]=Goa', [palm]],
    ['$contains minds the case', 'filters[location][$contains]=goa', []],
    ['$containsi', 'filters[location][$containsi]=UTTARAKHAND', [lake, ganga]],
    ['$notContains', 'filters[location][$notContains]=Goa', [lake, ganga]],
    ['$notContainsi', 'filters[location][$notContainsi]=goa', [lake, ganga]],
    ['$startsWith', 'filters[name][$startsWith]=Palm', [palm]],
    ['$startsWith minds the case', 'filters[name][$startsWith]=palm', []],
    ['$startsWithi', 'filters[name][$startsWithi]=palm', [palm]],
    ['$endsWith', 'filters[name][$endsWith]=Hostel', [ganga]],
    ['$endsWithi', 'filters[name][$endsWithi]=HOSTEL', [ganga]],
    ['$null', 'filters[originalPrice][$null]=true', [palm, ganga]],
    ['$null=false', 'filters[originalPrice][$null]=false', [lake]],
    ['$notNull', 'filters[originalPrice][$notNull]=true', [lake]],
    ['$between', 'filters[price][$between][0]=700&filters[price][$between][1]=4000', [lake, ganga]],
    [
      '$between of days',
      'filters[publishedAt][$between][0]=2025-12-31&filters[publishedAt][$between][1]=2026-01-02',
      every,
    ],
    ['a yes', 'filters[freeCancellation]=true', [lake, ganga]],
    ['a no', 'filters[freeCancellation][$eq]=false', [palm]],
    ['a whole number', 'filters[maxGuests][$gte]=4', [lake, palm]],
    ['a fraction against whole numbers', 'filters[maxGuests][$gt]=3.5', [lake, palm]],
    ['a number that no column holds', 'filters[id]=99999999999999999999', []],
    ['a decimal', 'filters[rating][$gte]=8.5', [lake, palm]],
    ['the documentId', 'filters[documentId][$notNull]=true', every],
    ['$and', 'filters[$and][0][type]=Hotels&filters[$and][1][price][$lt]=5000', [lake]],
    ['$or', 'filters[$or][0][type]=Hotels&filters[$or][1][type]=Villas', [lake, palm]],
    [
      '$or with $containsi, as the home page asks',
      'filters[$or][0][type][$containsi]=villa&filters[$or][1][type][$containsi]=resort',
      [palm],
    ],
    ['$not around an entry', 'filters[$not][type]=Hotels', [palm, ganga]],
    ['$not around an operator', 'filters[name][$not][$contains]=Villa', [lake, ganga]],
    ['$or inside a field', 'filters[type][$or][0][$eq]=Hotels&filters[type][$or][1][$eq]=Hostels', [lake, ganga]],
    [
      '$and and $or nested',
      'filters[$or][0][$and][0][type]=Hotels&filters[$or][0][$and][1][id]=1&filters[$or][1][id]=3',
      [lake, ganga],
    ],
    ['a to-many relation', 'filters[amenities][name][$eq]=Swimming Pool', [palm]],
    ['features of one kind only', 'filters[amenities][name][$eq]=Heating', []],
    ['a label', 'filters[amenities][type][$eq]=Amenities', every],
    ['two relations', 'filters[amenities][name]=Free WiFi&filters[activities][name]=Trekking', [lake, ganga]],
    ['both conditions on the same room', 'filters[room_types][Price][$gt]=8000&filters[room_types][MaxGuests]=2', []],
    [
      'conditions on different rooms',
      'filters[$and][0][room_types][Price][$gt]=8000&filters[$and][1][room_types][MaxGuests]=2',
      [lake],
    ],
    ['a looked-up field', 'filters[room_types][rooms]=8', [ganga]],
    ['through two relations', 'filters[room_types][Image][url][$contains]=room-sea', [palm]],
    ['a relation that is not there', 'filters[activities][$null]=true', [palm]],
    ['a relation that is there', 'filters[activities][$notNull]=true', [lake, ganga]],
    ['no id of a relation, as an outer join', 'filters[activities][id][$null]=true', [palm]],
    ['hidden reviews are not there', 'filters[guest_reviews][Name]=Hidden Harry', []],
    ['unpublished reviews are not there', 'filters[guest_reviews][Name]=Draft Dora', []],
    ['reviews by their words', 'filters[guest_reviews][Comment][$containsi]=AXB', [palm]],
    ['unpublished stays never', 'filters[slug]=draft-inn', []],
    ['_q in any text', '_q=GOA', [palm]],
    ['_q without hits', '_q=atlantis', []],
    ['_q and filters', '_q=uttarakhand&filters[type]=Hostels', [ganga]],
    ['publicationState is accepted', 'publicationState=live', every],
    ['status=draft shows no draft', 'status=draft', every],
    ['locale is accepted', 'locale=en', every],
    ['unknown parameters are ignored', 'utm_source=mail&foo[bar]=1', every],
    ['encoded brackets', 'filters%5Bslug%5D%5B%24eq%5D=palm-villa', [palm]],
    ['plus is a space', 'filters[name]=Palm+Villa', [palm]],
    ['an injection is only a text', "filters[name]=' or 1=1 --", []],
    ['empty filters', 'filters=', every],
  ];
  test.each(cases)('%s', async (_name, query, expected) => {
    expect(await names(`/api/stays?${query}`)).toEqual(expected);
  });

  const others: [name: string, path: string, found: string[]][] = [
    ['% literally', '/api/reviews?filters[Name][$contains]=100%25', ['100% happy']],
    ['% in $startsWith', '/api/reviews?filters[Name][$startsWith]=100%25', ['100% happy']],
    ['_ literally', '/api/reviews?filters[Comment][$containsi]=A_B', ['100% happy']],
    ['\\ literally', '/api/reviews?filters[Comment][$endsWith]=%5Cc', ['100% happy']],
    ['an instant to the millisecond', '/api/reviews?filters[createdAt]=2026-03-04T05:06:07.089Z', ['100% happy']],
    ['an instant of another zone', '/api/reviews?filters[createdAt]=2026-03-04T10:36:07.089%2B05:30', ['100% happy']],
    ['$contains on a number', '/api/room-types?filters[Price][$contains]=125', ['Whole Villa']],
    ["by the stay's id", '/api/room-types?filters[stay][id][$eq]=1', ['Lake Room', 'Last Suite']],
    ["by the stay's id without operator", '/api/room-types?filters[stay][id]=1', ['Lake Room', 'Last Suite']],
    ['by the stay', '/api/room-types?filters[stay]=1', ['Lake Room', 'Last Suite']],
    ['by the stay with $eq', '/api/faqs?filters[stay][$eq]=1', ['Is there parking?']],
    [
      'by several stays',
      '/api/room-types?filters[stay][$in][0]=2&filters[stay][$in][1]=3',
      ['Whole Villa', 'Dormitory Bed'],
    ],
    ["by the stay's slug", '/api/nearby-places?filters[stay][slug]=palm-villa', ['Mall Road']],
    ['aliases as text', '/api/destinations?filters[aliases][$contains]=jim corbett', ['ramnagar']],
    ['json as text', '/api/house-rules?filters[petsPolicy][$contains]=elephants', []],
  ];
  test.each(others)('%s', async (_name, path, expected) => {
    expect(await names(path)).toEqual(expected);
  });

  test("by the stay's documentId", async () => {
    const { body } = await harness.call('GET', '/api/stays?filters[slug]=palm-villa&fields=slug');
    const { documentId } = body.data[0];
    expect(await names(`/api/room-types?filters[stay][documentId][$eq]=${documentId}`)).toEqual(['Whole Villa']);
    expect(await names(`/api/room-types?filters[stay]=${documentId}`)).toEqual(['Whole Villa']);
  });
});
