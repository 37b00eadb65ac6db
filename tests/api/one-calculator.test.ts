import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { DaysAt, Fee, Priceable } from '../../service/catalog/price.ts';
import type { TaxTerms } from '../../service/catalog/tax.ts';
import type { Harness } from '../harness.ts';

// A rule of the price is changed: an amount that stays is calculated by something else than catalog/price.ts.

const prices = '../../service/catalog/price.ts';
const taxes = '../../service/catalog/tax.ts';

/** The changed rules: rupees more for a day, how often a cleaning fee is charged, points more of each rate. */
const asIs = { day: 0, cleaning: 1, points: 0 };
let rule = asIs;

const feesOf = (of: Priceable): Priceable => ({
  ...of,
  fees: of.fees.map((fee): Fee => {
    const { name, supply } = fee;
    const isChanged = name === 'Cleaning fee' && 'amount' in fee;
    return isChanged ? { name, ...(supply && { supply }), amount: times(fee.amount, rule.cleaning) } : fee;
  }),
});
const daysOf = (days: readonly DaysAt[]): DaysAt[] =>
  days.map((one) => ({ ...one, price: sum([one.price, fromRupees(rule.day)]) }));
const ratesOf = (terms: TaxTerms): TaxTerms => ({
  ...terms,
  rules: terms.rules.map((one) => ({ ...one, percent: one.percent + rule.points })),
});

// the drawing of all icons is made by the build
vi.mock('../../storefront/ui/icon.tsx', () => ({ Icon: () => null }));

// files of one worker share their modules: these are loaded again, with the changed rules
vi.resetModules();
vi.doMock(prices, async () => {
  const real = await vi.importActual<typeof import('../../service/catalog/price.ts')>(prices);
  const priceOf: typeof real.priceOf = (of, days, quantity) => real.priceOf(feesOf(of), daysOf(days), quantity);
  const taxedPrice: typeof real.taxedPrice = (of, days, terms, quantity) =>
    real.taxedPrice(feesOf(of), daysOf(days), terms, quantity);
  return { ...real, priceOf, taxedPrice };
});
vi.doMock(taxes, async () => {
  const real = await vi.importActual<typeof import('../../service/catalog/tax.ts')>(taxes);
  const taxLines: typeof real.taxLines = (lines, terms) => real.taxLines(lines, ratesOf(terms));
  return { ...real, taxLines };
});
const { formatMoney, fromRupees, sum, times, toRupees } = await import('../../service/core/money.ts');
const { dayOf, today } = await import('../../service/core/day.ts');
const { startHarness } = await import('../harness.ts');
const { staffToken } = await import('../staff.ts');
const { makeBooking } = await import('../changing.ts');
const { manyBookings, raftItem, setBookingLimits, stayItem } = await import('../travellers.ts');
const { service } = await import('../../storefront/service.ts');
const { loader } = await import('../../storefront/routes/stay.tsx');
const { roomOffer, stayPrice } = await import('../../storefront/stay/booking-choice.ts');
const { priceFor } = await import('../../storefront/car/car-choice.ts');
const { ticketsPrice } = await import('../../storefront/experience/experience-choice.ts');
const { lineOfItem } = await import('../../storefront/cart/cart-line.ts');
const { cartTotals } = await import('../../storefront/cart/cart-rules.ts');
const { stayList } = await import('../../service/catalog/stays/stay-list.ts');
const { parseStaySearch } = await import('../../service/catalog/stays/stay-search.ts');
const { carList } = await import('../../service/catalog/car-rentals/car-list.ts');
const { parseCarSearch } = await import('../../service/catalog/car-rentals/car-search.ts');
const { experienceLists } = await import('../../service/catalog/experiences/experience-list.ts');
const { parseExperienceSearch } = await import('../../service/catalog/experiences/experience-search.ts');
const { askIndex } = await import('../../service/search/in-process/ask-index.ts');
const { resolveQuestion } = await import('../../service/search/question/question.ts');
const { askDatabase } = await import('../../service/search/database/ask-database.sql.ts');
const { mapList } = await import('../../service/search/map-list.ts');
const { searchList } = await import('../../service/search/search-list.ts');
const { specifiedRule } = await import('../../service/catalog/tax.ts');

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;

beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('Asha Verma');
  await setBookingLimits(harness, manyBookings);
  const token = await staffToken(harness);
  const value = [
    { propertyTypes: ['Hostels'], cleaning: { amount: 200 }, service: { amount: 60 } },
    { propertyTypes: ['*'], cleaning: { amount: 0 }, service: { amount: 0 } },
  ];
  const { body } = await harness.call('GET', '/api/settings?filters[key]=stay-fees');
  const path = `/api/settings/${body.data[0].documentId}`;
  expect((await harness.call('PUT', path, { token, body: { data: { value } } })).status).toBe(200);
});
afterAll(async () => {
  await harness.close();
  vi.doUnmock(prices);
  vi.doUnmock(taxes);
  vi.resetModules();
});

/** Two nights in a bunk, in the `week`th week of December. */
const nights = (week: number) => {
  const day = (after: number) => `2026-12-${String(7 * week + after).padStart(2, '0')}`;
  return { selectedDate: day(1), checkOut: day(3) };
};
const bunk = (week: number) =>
  stayItem({ cartId: 'bunk', id: 'ganga-hostel', roomType: 'Dormitory Bed', guests: 1, ...nights(week) });
const dates = `checkIn=${nights(1).selectedDate}&checkOut=${nights(1).checkOut}`;

async function stayPanel(): Promise<number> {
  const context = new RouterContextProvider();
  context.set(service, harness.ctx());
  const url = new URL(`http://padharo.test/stays/ganga-hostel?${dates}`);
  const params = { slug: 'ganga-hostel' };
  const { data } = await loader({ context, url, request: new Request(url), params, pattern: '/stays/:slug' });
  const [room] = data.stay.rooms;
  if (!room) throw new Error('There is a bunk');
  const known = new Map(
    data.nights.map(({ roomId, nights }) => [roomId, new Map(nights.map((one) => [one.day, one]))]),
  );
  const { range } = data.requested;
  const terms = { rules: data.stay.taxRules, on: data.today, fees: data.stay.fees };
  return toRupees(stayPrice(room, roomOffer(room, known, range, 1), range, 1, terms).payable);
}

async function quoted(item: unknown): Promise<number> {
  const { body } = await harness.call('POST', '/api/quotes', { body: { items: [item] } });
  expect(body.lines[0].payable).toBe(body.totals.total);
  return body.totals.total;
}

/** What each place says that two nights in a bunk cost, in rupees. */
async function bunkEverywhere(): Promise<Record<string, number | undefined>> {
  const search = parseStaySearch(new URLSearchParams(`location=rishikesh&${dates}`), today(harness.clock.now));
  const { cards } = await searchList(harness.ctx(), stayList, search);
  const [pin] = await mapList(harness.ctx(), stayList, search);
  const shown = (amount: Parameters<typeof toRupees>[0] | undefined) => amount && toRupees(amount);
  const sold = await makeBooking(harness, asha.token, [bunk(2)], { paid: true });
  const email = (await harness.emails()).findLast(({ kind }) => kind === 'booking-confirmation');
  const total = formatMoney(fromRupees(sold.total));
  const { body } = await harness.call('GET', `/api/bookings/${sold.id}/documents`, { token: asha.token });
  const { refundNow, bookingItems } = await sold.show();
  return {
    panel: await stayPanel(),
    card: shown(cards[0]?.whole?.amount),
    map: shown(pin?.card.whole?.amount),
    quote: await quoted(bunk(1)),
    sale: sold.total,
    line: bookingItems[0].totalPrice + bookingItems[0].tax,
    email: email?.plain.includes(total) ? sold.total : undefined,
    invoice: body.data.invoices[0].total,
    refund: refundNow,
  };
}

/** The stays by price: as the index orders them, and as the database does. */
async function orders(): Promise<number[][]> {
  const ctx = harness.ctx();
  const search = parseStaySearch(new URLSearchParams(`${dates}&sort=price-low`), today(harness.clock.now));
  const question = await resolveQuestion(ctx, stayList, search);
  const byIndex = await askIndex(ctx, stayList, question);
  return [byIndex?.ids ?? [], (await askDatabase(ctx.db, stayList, question)).ids];
}

/** What panel, card and quote say of two days of a car, and of one place on a raft, in rupees. */
async function othersEverywhere() {
  const on = today(harness.clock.now);
  const terms = { rules: [specifiedRule], on };
  const [pickupDate, returnDate] = [dayOf('2026-12-12'), dayOf('2026-12-13')];
  const { cards: cars } = await searchList(
    harness.ctx(),
    carList,
    parseCarSearch('delhi', new URLSearchParams({ pickupDate, returnDate }), on),
  );
  const sedan = cars.find(({ slug }) => slug === 'city-sedan');
  const { cards: visits } = await searchList(
    harness.ctx(),
    experienceLists.attraction,
    parseExperienceSearch(
      { type: 'attraction', place: 'rishikesh', category: null },
      new URLSearchParams({ date: pickupDate }),
      on,
    ),
  );
  const raft = visits.find(({ slug }) => slug === 'ganga-rafting');
  if (!sedan || !raft) throw new Error('Both are listed');
  const supply = 'transport-with-driver';
  const range = { checkIn: pickupDate, checkOut: returnDate };
  const car = { id: 'city-sedan', type: 'car-rental', quantity: 1, selectedDate: pickupDate, checkOut: returnDate };
  const sale = {
    price: fromRupees(1_500),
    originalPrice: null,
    detailed: false,
    kinds: [],
    slots: [],
    languages: [],
    availability: '',
    supply: 'entry' as const,
    cancelling: { lead: '', rest: '', sure: 0, terms: null },
    taxRules: [specifiedRule],
  };
  const choice = {
    day: pickupDate,
    time: null,
    language: null,
    quantity: 1,
    counts: { adult: 0, child: 0, senior: 0, infant: 0 },
  };
  return {
    car: [
      priceFor({ price: fromRupees(2_200), supply }, { state: 'unknown' }, range, terms).payable,
      sedan.whole.amount,
      fromRupees(await quoted(car)),
    ].map(toRupees),
    raft: [
      ticketsPrice(english, sale, choice, sale.price, on).payable,
      raft.ticket.amount,
      fromRupees(await quoted(raftItem({ quantity: 1 }))),
    ].map(toRupees),
  };
}

test.each([
  // 1,400, and 260 of fees
  ['no rule', asIs, { bunk: 1_959, car: 5_192, raft: 1_770 }],
  ['the price of a day', { ...asIs, day: 1 }, { bunk: 1_961, car: 5_194, raft: 1_771 }],
  ['a fee', { ...asIs, cleaning: 10 }, { bunk: 4_083, car: 5_192, raft: 1_770 }],
  ['a rate of tax', { ...asIs, points: 1 }, { bunk: 1_975, car: 5_236, raft: 1_785 }],
])('%s changes, and panel, card, map, quote, sale, email, invoice and refund follow', async (_what, changed, costs) => {
  rule = changed;
  const bunks = await bunkEverywhere();
  expect(bunks).toEqual(Object.fromEntries(Object.keys(bunks).map((place) => [place, costs.bunk])));
  const { car, raft } = await othersEverywhere();
  expect({ car, raft }).toEqual({ car: Array(3).fill(costs.car), raft: Array(3).fill(costs.raft) });
});

test('the preview of a change is priced by the rules of today, and what was sold keeps its price', async () => {
  rule = asIs;
  const sold = await makeBooking(harness, asha.token, [bunk(2)], { paid: true });
  for (const [changed, cost] of [
    [{ ...asIs, day: 1 }, 1_961],
    [{ ...asIs, cleaning: 10 }, 4_083],
    [{ ...asIs, points: 1 }, 1_975],
  ] as const) {
    rule = changed;
    const { body } = await sold.preview({ line: sold.lines[0], ...nights(3) });
    expect(body).toMatchObject({ before: { total: 1_959 }, after: { total: cost }, toPay: cost - 1_959 });
    expect((await sold.show()).total).toBe(1_959);
  }
});

test('a fee of hostels changes, and lists sorted by price follow, whether the index answers or the database', async () => {
  rule = asIs;
  const [byIndex = [], byDatabase] = await orders();
  expect(byDatabase).toEqual(byIndex);
  // the hostel is the cheapest; then two nights in it cost more than in the hotel
  rule = { ...asIs, cleaning: 60 };
  const [hostel, ...others] = byIndex;
  const [next, last] = others;
  expect(await orders()).toEqual([
    [next, hostel, last],
    [next, hostel, last],
  ]);
});

test('a rate changes, and the totals of a cart that the server has not priced yet follow', () => {
  const amount = fromRupees(1_660);
  const item = { ...bunk(1), type: 'stay', price: amount, totalPrice: amount, quantity: 1 } as const;
  const line = { ...lineOfItem(item), cartId: 'bunk' };
  const totals = (points: number) => {
    rule = { ...asIs, points };
    return cartTotals([line]);
  };
  expect([totals(0), totals(1)].map(({ tax, total }) => [tax, total])).toEqual([
    [299, 1_959].map(fromRupees),
    [315, 1_975].map(fromRupees),
  ]);
});
