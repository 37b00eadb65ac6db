import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitor } from '../../service/core/viewer.ts';
import { makeReadQuota } from '../../service/platform/load/read-quota.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());

const get = (path: string, from = '203.0.113.1') => harness.ask('GET', `/api/${path}`, { from });
const times = (count: number, make: (index: number) => string, by = '&') =>
  Array.from({ length: count }, (_, index) => make(index)).join(by);

describe('an expensive query is refused before it runs, however it is written', () => {
  const dear: [what: string, path: string][] = [
    ['many texts in long ones', `reviews?${times(50, (i) => `filters[$and][${i}][Comment][$notContainsi]=nope${i}`)}`],
    ['texts at the end', `reviews?${times(30, (i) => `filters[$or][${i}][Comment][$endsWithi]=nope${i}`)}`],
    [
      'round and round through relations',
      `reviews?${times(6, (i) => `filters[$or][${i}][stay][guest_reviews][stay][guest_reviews][Comment][$endsWithi]=n${i}`)}`,
    ],
    [
      'conditions inside populate, each list within bounds',
      `stays?pagination[pageSize]=1000&${['guest_reviews', 'faqs', 'nearby_places', 'room_types', 'stayimages']
        .map((name) => times(20, (i) => `populate[${name}][filters][$and][${i}][documentId][$notContainsi]=n${i}`))
        .join('&')}`,
    ],
    [
      'sorting by far things at every level',
      `reviews?pagination[pageSize]=1000&sort=${times(10, () => 'stay.house_rules.stay.house_rules.stay.name', ',')}`,
    ],
    [
      'sorting inside populate',
      `stays?pagination[pageSize]=1000&populate[guest_reviews][sort]=${times(10, () => 'stay.house_rules.stay.house_rules.stay.name', ',')}`,
    ],
  ];
  test.each(dear)('%s', async (_what, path) => {
    const { status, body } = await get(path);
    expect([status, body.error.name]).toEqual([400, 'ValidationError']);
    expect(body.error.message).toMatch(/^The query costs too much: use fewer conditions/);
  });

  test('more than five relations, or long search texts', async () => {
    const far = await get('reviews?filters[stay][faqs][stay][faqs][stay][faqs][id]=1');
    expect([far.status, far.body.error.message]).toEqual([400, 'filters may be at most 12 levels deep']);
    const long = await get(`stays?filters[name][$containsi]=${'x'.repeat(201)}`);
    expect([long.status, long.body.error.message]).toEqual([400, 'A text to look for may have at most 200 characters']);
  });

  test('the queries of API-1 to API-15 cost far less than the limit', async () => {
    const homes = ['resort', 'apartment', 'villa', 'holiday', 'homestay', 'guest'];
    const filters = homes.map((word, i) => `filters[$or][${i}][type][$containsi]=${word}`).join('&');
    expect((await get(`stays?populate=*&pagination[pageSize]=1000&${filters}`)).status).toBe(200);
    expect(
      (
        await get(
          'tour-packages?filters[$or][0][location][$containsi]=a&filters[$or][1][name][$containsi]=a&populate=*',
        )
      ).status,
    ).toBe(200);
  });
});

describe('a short query with a long answer', () => {
  test('is refused above 16 MB with the advice to page, and answered page by page', async () => {
    const { pool } = harness.database;
    await pool.query(`insert into reviews (stay_id, name, rating, comment, published_at)
      select 2, 'Guest ' || n, 5, repeat('Good. ', 4000), now() from generate_series(1, 900) n`);
    const { status, body } = await get('reviews?pagination[pageSize]=1000');
    expect([status, body.error.name]).toEqual([400, 'ValidationError']);
    expect(body.error.message).toMatch(
      /^The answer would be too long: ask for fewer entries at a time \(pagination\[pageSize\]\)/,
    );
    expect(
      (await get('reviews?populate[stay][populate]=guest_reviews&sort=id:desc&pagination[pageSize]=2')).status,
    ).toBe(400);
    const page = await get('reviews?pagination[pageSize]=80');
    expect([page.status, page.body.data.length]).toEqual([200, 80]);
    expect(JSON.stringify(page.body).length).toBeLessThan(2 * 2 ** 20);
    await pool.query(`delete from reviews where name like 'Guest %'`);
  });
});

describe('the budget of a network', () => {
  const payer = { viewer: visitor, network: '203.0.113.9' };

  test('is spent by cost, refills with time, and is separate for each caller', () => {
    let now = 0;
    const { spend } = makeReadQuota(() => now);
    for (let n = 0; n < 200; n += 1) spend(payer, 100);
    expect(() => spend(payer, 100)).toThrow(
      expect.objectContaining({ name: 'RateLimitError', details: { retryAfter: 1 } }),
    );
    spend({ viewer: visitor, network: '203.0.113.10' }, 100);
    spend({ viewer: { kind: 'token', tokenId: 1, name: 'Program', scopes: {} }, network: payer.network }, 100);
    now = 400;
    spend(payer, 100);
    expect(() => spend(payer, 100)).toThrow('Too many requests');
  });

  test('ends a stream of expensive queries with 429 and Retry-After, while cheap queries of others are answered', async () => {
    const dear = (n: number) =>
      `stays?pagination[pageSize]=1000&populate=*&${times(10, (i) => `filters[$or][${i}][guest_reviews][Name][$containsi]=${n}x${i}`)}`;
    let refused: Awaited<ReturnType<typeof get>> | undefined;
    for (let n = 0; n < 1_500 && refused?.status !== 429; n += 1) refused = await get(dear(n), '203.0.113.77');
    expect([refused?.status, refused?.body.error.name]).toEqual([429, 'RateLimitError']);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get('stays?populate=*', '203.0.113.78')).status).toBe(200);
  });

  test('heavy reads of visitors queue, and are refused when the queue is long', async () => {
    const { pass } = makeReadQuota();
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const waiting = Array.from({ length: 33 }, () => pass(payer, 50, () => held));
    await expect(pass(payer, 50, () => held)).rejects.toMatchObject({
      name: 'ServiceUnavailableError',
      details: { retryAfter: 2 },
    });
    await pass(payer, 1, async () => {});
    end();
    await Promise.all(waiting);
  });
});
