import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listDearFees } from '../../service/catalog/stays/fee-shares.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { toRupees } from '../../service/core/money.ts';
import { operator } from '../../service/core/viewer.ts';
import { mapList } from '../../service/search/map-list.ts';
import { searchList } from '../../service/search/search-list.ts';
import { loader } from '../../storefront/routes/stay.tsx';
import { service } from '../../storefront/service.ts';
import { roomOffer, stayPrice } from '../../storefront/stay/booking-choice.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { book, brokenInvariants, orderOf, pay, stayItem } from '../travellers.ts';

// the drawing of all icons is made by the build
vi.mock('../../storefront/ui/icon.tsx', () => ({ Icon: () => null }));

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let admin: string;

const dates = 'checkIn=2026-12-12&checkOut=2026-12-14';
const bunk = stayItem({ cartId: 'bunk', id: 'ganga-hostel', roomType: 'Dormitory Bed', guests: 1 });
const hostels = { propertyTypes: ['Hostels'], cleaning: { amount: 0 }, service: { percent: 5, cap: 60 } };

beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('Asha Verma');
  admin = await staffToken(harness);
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

async function set(value: unknown) {
  const { body } = await harness.call('GET', '/api/settings?filters[key]=stay-fees');
  return harness.call('PUT', `/api/settings/${body.data[0].documentId}`, { token: admin, body: { data: { value } } });
}

/** What panel, list, map and cart say of two nights in a bunk, in rupees. */
async function everywhere() {
  const context = new RouterContextProvider();
  const ctx = harness.ctx();
  context.set(service, ctx);
  const url = new URL(`http://padharo.test/stays/ganga-hostel?${dates}`);
  const { data } = await loader({
    context,
    url,
    request: new Request(url),
    params: { slug: 'ganga-hostel' },
    pattern: '/stays/:slug',
  });
  const { stay, nights } = data;
  const [room] = stay.rooms;
  if (!room) throw new Error('There is a bunk');
  const known = new Map(
    nights.map(({ roomId, nights }) => [roomId, new Map(nights.map((night) => [night.day, night]))]),
  );
  const { range } = data.requested;
  const terms = { rules: stay.taxRules, on: data.today, fees: stay.fees };
  const panel = stayPrice(room, roomOffer(room, known, range, 1), range, 1, terms);
  const search = parseStaySearch(new URLSearchParams(`location=rishikesh&${dates}`), today(ctx.now));
  const { cards } = await searchList(ctx, stayList, search);
  const [pin] = await mapList(ctx, stayList, search);
  const { body } = await harness.call('POST', '/api/quotes', { body: { items: [bunk] } });
  const [line] = body.lines;
  expect(line.fees).toEqual(panel.fees.map(({ name, amount }) => ({ name, amount: toRupees(amount) })));
  return [panel.payable, cards[0]?.whole?.amount, pin?.card.whole?.amount]
    .map((amount) => amount && toRupees(amount))
    .concat(line.payable, body.totals.total);
}

test('an operator of hostels sets less, and a bunk costs less in panel, list, map and cart; other stays do not', async () => {
  // 1,400 + 500 + 500, and 18 %
  expect(await everywhere()).toEqual(Array(5).fill(2_832));
  expect((await set([hostels])).status).toBe(200);
  // 1,400 + 60, for 5 % would be 70
  expect(await everywhere()).toEqual(Array(5).fill(1_722.8).map(Math.round));
  const { body } = await harness.call('POST', '/api/quotes', { body: { items: [stayItem()] } });
  expect(body.lines[0].fees).toEqual([
    { name: 'Cleaning fee', amount: 500 },
    { name: 'Service fee', amount: 500 },
  ]);
});

test('a change between panel and sale is shown with the new price, and a sale keeps its fees', async () => {
  await set([]);
  const order = orderOf([bunk], 2_832);
  await set([hostels]);
  const refused = await harness.call('POST', '/api/send-booking-email', { token: asha.token, body: order });
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { message: 'The price has changed. Please check it again' } },
  });
  expect(refused.body.error.details.quote.totals.total).toBe(1_723);
  const sold = await book(harness, asha.token, [bunk]);
  expect(sold.body).toMatchObject({ success: true });
  await set([]);
  const stored = await harness.call('GET', `/api/bookings/${sold.body.bookingId}`, { token: asha.token });
  expect(stored.body.data).toMatchObject({
    subtotal: 1_460,
    fees: [{ name: 'Service fee', amount: 60 }],
    total: 1_723,
    taxes: [{ name: 'GST', percent: 18, taxable: 1_460, amount: 263 }],
    bookingItems: [{ totalPrice: 1_460, cost: 1_400 }],
  });
  expect((await pay(harness, sold.body)).body).toMatchObject({ status: 'captured' });
});

test('what makes no sense is refused by the field that is wrong, and the fees stay', async () => {
  const { status, body } = await set([hostels, { ...hostels, service: { percent: 5 } }]);
  expect(status).toBe(400);
  expect(body.error.details.errors).toMatchObject([
    {
      path: ['value', '1', 'service'],
      message: 'value.1.service is not valid: must be { amount } or { percent, cap }',
    },
  ]);
  expect((await everywhere())[0]).toBe(2_832);
});

test('with dates stays are ordered by what they come to, as their cards say it', async () => {
  const dear = { propertyTypes: ['Hostels'], cleaning: { amount: 9_000 }, service: { percent: 10, cap: 5_000 } };
  expect((await set([dear, { ...hostels, propertyTypes: ['*'] }])).status).toBe(200);
  const find = async (sort: string) => {
    const search = parseStaySearch(new URLSearchParams(`sort=${sort}&${dates}`), today(harness.clock.now));
    const { cards } = await searchList(harness.ctx(), stayList, search);
    return cards.map(({ slug, price, whole }) => ({ slug, night: price ?? 0, paid: whole?.amount ?? 0 }));
  };
  const up = await find('price-low');
  expect(up.map(({ paid }) => paid)).toEqual(up.map(({ paid }) => paid).sort((a, b) => a - b));
  // the cheapest night is not the cheapest stay
  expect(up[0]?.slug).not.toBe('ganga-hostel');
  expect(Math.min(...up.map(({ night }) => night))).toBe(up.find(({ slug }) => slug === 'ganga-hostel')?.night);
  expect((await find('price-high')).map(({ paid }) => paid)).toEqual(up.map(({ paid }) => paid).reverse());
});

test('fees above 40% of a night are counted for each entry', async () => {
  const { db } = harness.database;
  const stays = await db
    .selectFrom('stays')
    .select(['type', 'price_paise as night'])
    .where('published_at', 'is not', null)
    .execute();
  const dear = stays.filter(
    ({ type, night }) => type !== 'Hostels' && night !== null && night > 0 && 100_000 / night > 0.4,
  );
  const ctx = harness.ctx(operator);
  const others = { propertyTypes: ['*' as const], cleaning: { amount: 500 }, service: { amount: 500 } };
  const own = { ...hostels, propertyTypes: ['Hostels' as const] };
  expect(await listDearFees(ctx, [own, others])).toMatchObject([
    { stays: 0, of: 1, highest: 0 },
    { stays: dear.length },
  ]);
  const [bunks] = await listDearFees(ctx, [{ ...own, cleaning: { amount: 500 } }]);
  expect(bunks).toMatchObject({ stays: 1, of: 1 });
  expect(bunks?.highest).toBeGreaterThan(40);
  await expect(listDearFees(harness.ctx(), [own])).rejects.toThrow();
});
