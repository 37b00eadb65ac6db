import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { presentQuote } from '../../service/booking/model/present-quote.ts';
import { makeQuote, stockKeys } from '../../service/booking/model/quote.ts';
import type { CarCardRow } from '../../service/catalog/car-rentals/car-cards.sql.ts';
import { carOffer } from '../../service/catalog/car-rentals/car-offer.ts';
import { carSupply } from '../../service/catalog/car-rentals/car-priced.ts';
import type { CarRow } from '../../service/catalog/car-rentals/car-product.sql.ts';
import { toCarCard } from '../../service/catalog/car-rentals/to-car-card.ts';
import { toExperienceCard } from '../../service/catalog/experiences/experience-card.ts';
import type { ExperienceCardRow } from '../../service/catalog/experiences/experience-cards.sql.ts';
import { type ExperienceRow, experienceOffer } from '../../service/catalog/experiences/experience-offer.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import type { TaxedPrice } from '../../service/catalog/price.ts';
import type { Offered, SelectedLine } from '../../service/catalog/product.ts';
import type { StayFees } from '../../service/catalog/settings/stay-fees.ts';
import { toCard } from '../../service/catalog/stays/stay-cards.sql.ts';
import { stayOffer } from '../../service/catalog/stays/stay-offer.ts';
import { feesOf } from '../../service/catalog/stays/stay-priced.ts';
import { supplies, type TaxRule } from '../../service/catalog/tax.ts';
import { addDays, type Day, dayOf, daysBetween, instantAt } from '../../service/core/day.ts';
import { fromRupees, type Paise, rupee, toRupees, zero } from '../../service/core/money.ts';
import { keyOf, type Stock } from '../../service/stock/stock.ts';
import { carState, priceFor } from '../car/car-choice.ts';
import { ticketsPrice } from '../experience/experience-choice.ts';
import { roomOffer, stayPrice } from '../stay/booking-choice.ts';
import { addLine } from './cart-rules.ts';
import { priceDetails } from './price-changes.ts';

const today = dayOf('2026-11-20');
const now = instantAt(today, '10:00');

/** The same numbers in every run. */
function generator(seed: number) {
  let state = seed;
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return {
    below,
    between: (from: number, to: number) => from + below(to - from + 1),
    price: () => fromRupees(below(20_000)),
  };
}
type Random = ReturnType<typeof generator>;

function someRules({ below }: Random): TaxRule[] {
  const every = { name: 'GST', from: 0, to: null, since: dayOf('2017-07-01') } as const;
  const banded = supplies.flatMap((supply): TaxRule[] => {
    const bound = 1 + below(15_000);
    return [
      { ...every, supply, to: bound, percent: below(13) },
      { ...every, supply, from: bound, percent: below(28) },
    ];
  });
  return [{ ...every, supply: '*', percent: 18 }, ...banded.slice(0, below(banded.length + 1))];
}

function someFees({ below, price }: Random): StayFees {
  const fee = () =>
    below(2) === 0
      ? { amount: toRupees(price()) }
      : { percent: below(10_001) / 100, cap: below(3) === 0 ? toRupees(price()) : below(200) };
  const entry = (...propertyTypes: StayFees[number]['propertyTypes']) => ({
    propertyTypes,
    cleaning: fee(),
    service: fee(),
  });
  return [entry('Hostels', 'Motels'), entry('*'), entry('Villas')].slice(below(4));
}

interface Selection {
  readonly item: SelectedLine;
  readonly offered: Offered;
  /** Prices that the operator set for single days. */
  readonly own: ReadonlyMap<Day, Paise>;
  /** The price that the panel shows, and the card if it shows the same. */
  readonly panel: TaxedPrice;
  readonly card: Paise | null;
}

const product = { id: 7, document_id: 'seven', slug: 'seven', name: 'Seven', location: 'Goa', image_url: '' };
const sold = {
  sellable_id: 3,
  units: 50,
  cut_off_hours: null,
  free_cancellation: false,
  cancellation_policy: null,
  free_cancel: false,
  facts: null,
  latitude: null,
  longitude: null,
};
const seen = { rating: 0, reviews: 0, image: null, original_price_paise: null };
const bare: SelectedLine = {
  productKey: 'seven',
  type: 'stay',
  name: 'Seven',
  quantity: 1,
  units: 1,
};

function ownPrices(random: Random, days: readonly Day[]): Map<Day, Paise> {
  return new Map(days.filter(() => random.below(3) === 0).map((day) => [day, random.price()]));
}

function aStay(random: Random, rules: readonly TaxRule[]): Selection {
  const rooms = random.between(1, 4);
  const nights = random.between(1, 14);
  const checkIn = addDays(today, random.below(200));
  const checkOut = addDays(checkIn, nights);
  const ordinary = random.price();
  const days = daysBetween(checkIn, checkOut);
  const own = ownPrices(random, days);
  const type = ['Hotels', 'Hostels', 'Villas'][random.below(3)] ?? '';
  const stayFees = someFees(random);
  const fees = feesOf(type, stayFees);
  const item = { ...bare, type: 'stay', startDay: checkIn, endDay: checkOut, units: rooms, adults: 1 } as const;
  const row = {
    stay_id: 7,
    document_id: 'r',
    name: 'Room',
    max_guests: 2,
    max_occupancy: null,
    check_in_time: '14:00',
    check_out_time: null,
  };
  const offered = stayOffer(
    english,
    item,
    { ...product, ...sold, type },
    [{ ...row, ...sold, id: 1, price_paise: ordinary }],
    {
      now,
      most: 30,
      fees,
      policies: [],
    },
  );
  const room = {
    id: 1,
    name: 'Room',
    price: ordinary,
    maxGuests: 2,
    maxOccupancy: null,
    description: '',
    bedConfiguration: '',
    image: null,
  };
  const known = days.map((day) => ({
    day,
    left: 50,
    most: 50,
    price: own.get(day) ?? ordinary,
    closed: false,
  }));
  const range = { checkIn, checkOut };
  const offer = roomOffer(room, new Map([[1, new Map(known.map((night) => [night.day, night]))]]), range, rooms);
  const cardRow = { ...product, ...seen, type, stars: null, price_paise: ordinary, amenities: [] };
  const found = { nights, night: ordinary, ownPrices: [...own.values()], rooms, unitsLeft: 50, dated: true };
  return {
    item,
    offered,
    own,
    panel: stayPrice(room, offer, range, rooms, { rules, on: today, fees }),
    card: toCard({ ...cardRow, free_cancellation: false }, found, { rules, on: today, stayFees }).whole?.amount ?? null,
  };
}

function aCar(random: Random, rules: readonly TaxRule[]): Selection {
  const pickupDate = addDays(today, random.below(200));
  const returnDate = addDays(pickupDate, random.below(14));
  const ordinary = random.price();
  const days = daysBetween(pickupDate, addDays(returnDate, 1));
  const own = ownPrices(random, days);
  const item = { ...bare, type: 'car-rental', startDay: pickupDate, endDay: addDays(returnDate, 1) } as const;
  const included = random.below(2) === 0 ? ['Driver'] : ['Fuel'];
  const row: CarRow = { ...product, ...sold, included, capacity: 4, price_paise: ordinary };
  const known = days.map((day) => ({
    day,
    left: 50,
    most: 50,
    price: own.get(day) ?? ordinary,
    closed: false,
  }));
  const range = { checkIn: pickupDate, checkOut: returnDate };
  const state = carState(new Map(known.map((one) => [one.day, one])), range);
  const cardRow: CarCardRow = {
    ...product,
    ...seen,
    car_type: 'SUV',
    transmission: 'Manual',
    fuel_type: 'Diesel',
    capacity: 4,
    features: [],
    included,
    free_kms: 0,
    free_cancellation: false,
    available: '',
  };
  const rental = { day_price: ordinary, own_prices: [...own.values()], units_left: 50 };
  return {
    item,
    offered: carOffer(english, item, row, now, { rentalDays: 60, policies: [] }),
    own,
    panel: priceFor({ price: ordinary, supply: carSupply(included) }, state, range, { rules, on: today }),
    card: toCarCard(cardRow, rental, { pickupDate, returnDate }, { rules, on: today }).whole.amount,
  };
}

function anExperience(random: Random, rules: readonly TaxRule[]): Selection {
  const type = random.below(2) === 0 ? 'attraction' : 'tour-package';
  const day = addDays(today, random.between(1, 200));
  const detailed = random.below(2) === 0;
  const ordinary = random.price();
  const own = ownPrices(random, [day]);
  const price = () => (random.below(3) === 0 ? null : random.price());
  const prices = { adult: price(), child: price(), senior: price(), infant: random.price() };
  const counts = {
    adult: random.between(1, 4),
    child: random.below(3),
    senior: random.below(3),
    infant: random.below(2),
  };
  const quantity = detailed ? 1 : random.between(1, 10);
  const item: SelectedLine = { ...bare, type, startDay: day, quantity, tickets: detailed ? counts : undefined };
  const all = { adult: true, child: true, senior: true, infant: true };
  const tickets = {
    asks_names: false,
    ticket_type: detailed ? 'detailed' : 'simple',
    available_ticket_types: all,
    adult_price_paise: prices.adult,
    child_price_paise: prices.child,
    senior_price_paise: prices.senior,
    infant_price_paise: prices.infant,
  };
  const row: ExperienceRow = {
    ...product,
    ...sold,
    ...tickets,
    place: 'Goa',
    price_paise: ordinary,
    activity: false,
    duration: null,
    duration_hours: null,
    slot_seasons: null,
    times: [],
    languages: [],
    meeting_point: null,
    meeting_time: null,
    plan: [],
  };
  const kinds = (['adult', 'child', 'senior', 'infant'] as const).map((kind) => ({ kind, price: prices[kind] }));
  const sale = {
    price: ordinary,
    originalPrice: null,
    detailed,
    kinds,
    slots: [],
    languages: [],
    availability: '',
    supply: kindOf(type).supplies[0],
    cancelling: { lead: '', rest: '', sure: 0, terms: null },
    taxRules: [...rules],
  };
  const choice = { day, time: null, language: null, quantity, counts };
  const onDay = own.get(day) ?? ordinary;
  const cardRow: ExperienceCardRow = {
    ...product,
    ...seen,
    ...tickets,
    place: 'Goa',
    kind: null,
    description: '',
    duration: null,
    availability: '',
    free_cancel: false,
    price: onDay,
    places_left: 50,
  };
  const one = detailed ? counts.adult === 1 && counts.child + counts.senior + counts.infant === 0 : quantity === 1;
  const card = toExperienceCard(type, cardRow, { rules, on: today });
  return {
    item,
    offered: experienceOffer(english, type, item, row, now, { policies: [] }),
    own,
    panel: ticketsPrice(english, sale, choice, onDay, today),
    card: one ? card.ticket.amount : null,
  };
}

const kinds: Readonly<Record<'stay' | 'car' | 'experience', (random: Random, rules: readonly TaxRule[]) => Selection>> =
  {
    stay: aStay,
    car: aCar,
    experience: anExperience,
  };

test.each([
  ['stay', 4_000],
  ['car', 3_000],
  ['experience', 3_000],
] as const)('panel, card, cart and quote of one %s agree to the paisa in %i selections', (kind, times) => {
  const random = generator(times);
  let cards = 0;
  for (let round = 0; round < times; round += 1) {
    const rules = someRules(random);
    const { item, offered, own, panel, card } = kinds[kind](random, rules);
    const stock = new Map(
      stockKeys([offered]).flatMap((key): [string, Stock][] => {
        const price = own.get(key.day);
        return price === undefined ? [] : [[keyOf(key), { capacity: 50, taken: 0, price, closed: false }]];
      }),
    );
    const quote = presentQuote(english, makeQuote(english, [item], [offered], stock, rules, now));
    const prices = { price: panel.unit, totalPrice: panel.subtotal };
    const { totals, taxes, fees, cost } = quote;
    const shown = [panel.unit, panel.subtotal, panel.tax, panel.payable, panel.averageDay, card ?? zero];
    const all = [...shown, cost, totals.tax, totals.total, ...taxes.map(({ amount }) => amount)];
    for (const amount of [...all, ...fees.map(({ amount }) => amount)])
      expect(amount % rupee, `round ${round}`).toBe(0);
    expect(quote.lines[0], `round ${round}`).toMatchObject({
      ...prices,
      problem: null,
      tax: panel.tax,
      payable: panel.payable,
    });
    const line = { productKey: 'seven', type: item.type, name: '', imageUrl: '', location: '' };
    const { unit, subtotal } = panel;
    const cart = addLine([], { ...line, unit, subtotal, quantity: item.quantity }, 'a');
    expect(cart[0]).toMatchObject({ unit, subtotal });
    expect(priceDetails(cart, quote)).toMatchObject({
      cost: panel.cost,
      subtotal: panel.subtotal,
      total: panel.payable,
      fees: panel.fees.map(({ name, amount }) => ({ name, amount })),
      taxes: panel.taxes.map(({ name, percent, amount }) => ({ name, percent, amount })),
    });
    if (card === null) continue;
    cards += 1;
    expect(card, `card of round ${round}`).toBe(panel.payable);
  }
  expect(cards).toBeGreaterThan(100);
});

test('before the server has answered, the cart uses the specified tax', () => {
  const line = { productKey: 'a', type: 'stay', name: '', imageUrl: '', location: '' } as const;
  const cart = addLine([], { ...line, quantity: 3, unit: fromRupees(4_333.33), subtotal: zero }, 'a');
  expect(priceDetails(cart, null)).toEqual({
    itemCount: 3,
    cost: fromRupees(12_999.99),
    fees: [],
    subtotal: fromRupees(12_999.99),
    taxes: [{ name: 'GST', percent: 18, amount: fromRupees(2_340) }],
    total: fromRupees(15_339.99),
  });
  expect(fromRupees(12_999.99)).toBe(1_299_999);
});
