import fc from 'fast-check';
import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { booking, bookingLine, firstDay, now, offer, payment, selectedLine, taxRule } from '../../tests/sold-things.ts';
import { refundAt } from '../booking/model/balance.ts';
import { billedLines } from '../booking/model/billed-lines.ts';
import type { Booking, BookingLine } from '../booking/model/booking.ts';
import { headerOf } from '../booking/model/change.ts';
import { creditedLines } from '../booking/model/credited-lines.ts';
import { planChange } from '../booking/model/plan-change.ts';
import { presentBooking } from '../booking/model/present-booking.ts';
import { presentQuote } from '../booking/model/present-quote.ts';
import { isPriced, makeQuote, type PricedLine, type Quote } from '../booking/model/quote.ts';
import { addDays, daysBetween, instantAt } from '../core/day.ts';
import { fromRupees, isWholeRupees, type Paise, paiseOf, sum, toRupees, zero } from '../core/money.ts';
import { type Invoice, type InvoiceLine, totalOf } from '../documents/invoice.ts';
import { readConfig } from '../platform/config.ts';
import { keyOf, type Stock } from '../stock/stock.ts';
import { kindOf, type ProductType, productTypes } from './kinds.ts';
import { type Fee, sharesOf } from './price.ts';
import { givenBack, type RefundStep } from './refund-terms.ts';
import { supplies, type TaxRule } from './tax.ts';

// From the quote of a cart to its credit notes: whatever shows or moves money agrees, in whole rupees.

const numRuns = process.env['TEST_LONG'] ? 10_000 : 2_000;

const config = readConfig(
  { DATA_DIR: 'data', LOG_LEVEL: 'error' },
  () => 'a secret of thirty-two characters, for tests',
);

const rupees = (max: number) => fc.integer({ min: 0, max }).map(fromRupees);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

/** One rule for all, and up to two bands for some supplies. */
const rules = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...supplies), fc.integer({ min: 1, max: 9_000 }), percent, percent), {
    selector: ([supply]) => supply,
  })
  .map((bands): TaxRule[] => [
    taxRule(),
    ...bands.flatMap(([supply, limit, below, above]) => [
      taxRule({ supply, to: limit, percent: Math.ceil(below / 3) }),
      taxRule({ supply, from: limit, percent: above / 3 }),
    ]),
  ]);

const fee = fc.oneof(
  rupees(2_000).map((amount) => ({ amount })),
  fc.tuple(percent, rupees(3_000)).map(([percent, cap]) => ({ percent, cap })),
);
const fees = fc.tuple(fee, fee).map(([cleaning, service]): Fee[] => [
  { name: 'Cleaning fee', ...cleaning },
  { name: 'Service fee', ...service, supply: 'service-fee' },
]);

const steps = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 100 })), {
  maxLength: 3,
  selector: ([days]) => days,
});

interface Selected {
  readonly type: ProductType;
  readonly first: number;
  readonly days: number;
  readonly ordinary: Paise;
  readonly own: readonly (Paise | null)[];
  readonly count: number;
  readonly children: readonly [count: number, price: Paise];
  readonly quantity: number;
  readonly fees: readonly Fee[];
  readonly steps: readonly (readonly [days: number, percent: number])[];
}

const selected: fc.Arbitrary<Selected> = fc.record({
  type: fc.constantFrom(...productTypes),
  first: fc.integer({ min: 0, max: 20 }),
  days: fc.integer({ min: 1, max: 6 }),
  ordinary: rupees(12_000),
  own: fc.array(fc.option(rupees(12_000)), { maxLength: 6 }),
  count: fc.integer({ min: 1, max: 4 }),
  children: fc.tuple(fc.integer({ min: 0, max: 3 }), rupees(900)),
  quantity: fc.integer({ min: 1, max: 4 }),
  fees,
  steps,
});

/** The sale of a selection, at a sellable of its own. */
function offered(of: Selected, sellableId: number) {
  const kind = kindOf(of.type);
  const length = kind.dates === 'slot' ? 1 : of.days;
  const startDay = addDays(firstDay, of.first);
  const endDay = addDays(startDay, length);
  const schedule = of.steps.map(
    ([days, percent]): RefundStep => ({
      until: instantAt(addDays(startDay, -days), '12:00').toISOString(),
      percent,
    }),
  );
  const parts = kind.tickets
    ? [
        { name: 'Adult', count: of.count, price: null },
        { name: 'Child', count: of.children[0], price: of.children[1] },
      ]
    : [{ name: 'Room', count: of.count, price: null }];
  const sold = offer({
    type: of.type,
    sellableId,
    capacity: 50,
    days: daysBetween(startDay, endDay),
    startDay,
    endDay,
    units: of.count,
    dayPrice: of.ordinary,
    parts,
    fees: kind.dates === 'nights' ? of.fees : [],
    cancellation: { freeUntil: null, schedule, text: '' },
  });
  const rows = new Map(
    sold.days.flatMap((day, index): [string, Stock][] => {
      const price = of.own[index] ?? null;
      return [[keyOf({ sellableId, day, slot: '' }), { capacity: 50, taken: 0, price, closed: false }]];
    }),
  );
  return { chosen: selectedLine({ type: of.type, quantity: of.quantity }), offered: { offer: sold }, rows };
}

function quoteOf(cart: readonly Selected[], rules: readonly TaxRule[], firstSellable = 1): Quote {
  const lines = cart.map((of, index) => offered(of, firstSellable + index));
  const stock = new Map(lines.flatMap(({ rows }) => [...rows]));
  const offers = lines.map(({ offered }) => offered);
  return makeQuote(
    english,
    lines.map(({ chosen }) => chosen),
    offers,
    stock,
    rules,
    now,
  );
}

const pricedLines = (quote: Quote): PricedLine[] => quote.lines.filter(isPriced);

/** The line of a booking that a priced line becomes. */
const sold = (line: PricedLine, id: number): BookingLine => ({
  ...bookingLine({ id }),
  ...line,
  position: id,
});

const places = [
  { from: undefined, to: undefined },
  { from: 'Goa', to: 'Goa' },
  { from: 'Goa', to: 'Kerala' },
] as const;

function invoiceOf(id: number, lines: readonly InvoiceLine[], corrects: Invoice | null = null): Invoice {
  return {
    id,
    name: `IN/26-27/${id}`,
    series: 'IN',
    issuedAt: now,
    total: totalOf(lines),
    corrects: corrects?.id ?? null,
    content: {
      supplier: { name: '', address: '', phone: '', email: '', site: '' },
      buyer: { name: '' },
      bookingId: '',
      payment: '',
      lines: [...lines],
    },
  };
}

const amountOf = ({ subtotal, tax }: { readonly subtotal: Paise; readonly tax: Paise }): Paise => sum([subtotal, tax]);

/** `expect(one).toEqual(other)` alone would take most of the time of so many amounts. */
function same<Of>(one: Of, other: Of): void {
  if (one !== other && JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

function expectWhole(amounts: readonly Paise[]): void {
  same(
    amounts.filter((amount) => amount < 0 || !isWholeRupees(amount)),
    [],
  );
}

/** The parts of each tax are the tax, and CGST and SGST are equal. */
function expectEqualHalves(lines: readonly InvoiceLine[]): void {
  for (const { tax, taxable } of lines) {
    expectWhole([taxable, tax.amount]);
    if (tax.parts.length === 0) continue;
    const [first, second] = tax.parts.map(({ amount }) => amount);
    same(sum(tax.parts.map(({ amount }) => amount)), tax.amount);
    if (second !== undefined) same(second, first);
  }
}

function expectQuote(quote: Quote): void {
  const lines = pricedLines(quote);
  same(quote.available, true);
  for (const line of lines) {
    same(paiseOf(line.unit * line.quantity), line.subtotal);
    same(sum(line.taxes.map(({ amount }) => amount)), line.tax);
    same(sum(line.taxes.map(({ taxable }) => taxable)) <= line.subtotal, true);
    expectWhole([line.unit, line.subtotal, line.tax, ...line.fees.map(({ amount }) => amount)]);
  }
  expectWhole([quote.cost, quote.subtotal, quote.tax, quote.total]);
  same(sum(lines.map(amountOf)), quote.total);
  same(sum(lines.map(({ subtotal }) => subtotal)), quote.subtotal);
  same(sum(quote.taxes.map(({ amount }) => amount)), quote.tax);
  same(sum([quote.cost, ...quote.fees.map(({ amount }) => amount)]), quote.subtotal);
  const shown = presentQuote(english, quote);
  same(shown.totals.total, quote.total);
  same(
    shown.lines.reduce((all, { payable = 0 }) => all + payable, 0),
    shown.totals.total,
  );
}

/** The quote's amounts are those of the booking, its page and its invoices. */
function expectSale(quote: Quote, of: Booking, place: (typeof places)[number]): void {
  same([of.subtotal, of.tax, of.total], [quote.subtotal, quote.tax, quote.total]);
  same(headerOf(of.lines, 'confirmed').total, quote.total);
  const shown = presentBooking(english, of, config, now);
  const { totals, taxes, fees } = presentQuote(english, quote);
  same([shown.subtotal, shown.tax, shown.total, shown.fees], [totals.subtotal, totals.tax, totals.total, fees]);
  same(shown.taxes, taxes);
  const billed = billedLines(english, of, place);
  expectEqualHalves(billed);
  same(totalOf(billed), quote.total);
  same(sum(billed.map(({ tax }) => tax.amount)), quote.tax);
  for (const line of of.lines) {
    same(totalOf(billed.filter((one) => one.place === line.position)), amountOf(line));
    const { price, platformFee, tax } = sharesOf(line, undefined, true);
    same(sum([price, platformFee, tax]), amountOf(line));
  }
}

/** What was paid, less what is refunded, is what the lines that stay cost and the others keep; invoices say the same. */
function expectChange(
  of: Booking,
  changed: { line: BookingLine; to: PricedLine | undefined },
  at: Date,
  place: (typeof places)[number],
): void {
  const { line, to } = changed;
  const ends = [{ line, to: to ? ('replaced' as const) : ('cancelled' as const) }];
  const begins = to ? [{ replaces: line, line: to, samePrice: false }] : [];
  const plan = planChange(of, ends, begins, { now: at, payBy: at });
  const [ended] = plan.ends;
  if (!ended) throw new Error('One line ends');
  const { back, retained } = ended;
  expectWhole([back, retained, plan.due, plan.refund]);
  same(sum([back, retained]), amountOf(line));
  const staying = sum(of.lines.filter((one) => one !== line).map(amountOf));
  if (plan.after.status !== 'cancelled') same(plan.after.total, sum([staying, to ? amountOf(to) : zero]));
  same(sum([of.total, plan.due]), sum([staying, to ? amountOf(to) : zero, retained, plan.refund]));

  const invoice = invoiceOf(1, billedLines(english, of, place));
  const [credited = []] = creditedLines([invoice], [{ line, back }]).values();
  expectEqualHalves(credited);
  same(totalOf(credited), back);
  const begun = to ? billedLines(english, { ...of, lines: [sold(to, line.position)] }, place) : [];
  expectEqualHalves(begun);
  same(sum([invoice.total, totalOf(begun), plan.refund]), sum([of.total, plan.due, totalOf(credited)]));
  const shares = sharesOf(line, retained, true);
  expectWhole(Object.values(shares));
  same(sum(Object.values(shares)), retained);
}

/** The refund of a cancelled booking and what its policies retain are its price, and its credit note is the refund. */
function expectCancellation(of: Booking, at: Date, place: (typeof places)[number]): void {
  const refund = refundAt(of, at);
  const ends = of.lines.map((line) => ({ line, back: givenBack(line, line.cancellation.schedule, at) }));
  expectWhole([refund]);
  same(sum(ends.map(({ back }) => back)), refund);
  same(presentBooking(english, of, config, at).refundNow, refund);
  const credited = [...creditedLines([invoiceOf(1, billedLines(english, of, place))], ends).values()].flat();
  expectEqualHalves(credited);
  same(totalOf(credited), refund);
}

test('in random carts, with their changes and cancellations, every place has the same amounts', () => {
  const carts = fc.record({
    cart: fc.array(selected, { minLength: 1, maxLength: 4 }),
    rules,
    changed: fc.nat(),
    to: fc.option(selected),
    hours: fc.integer({ min: 0, max: 45 * 24 }),
    place: fc.constantFrom(...places),
  });
  const seen = { refunded: 0, due: 0, retained: 0 };
  fc.assert(
    fc.property(carts, ({ cart, rules, changed, to, hours, place }) => {
      const quote = quoteOf(cart, rules);
      expectQuote(quote);
      const lines = pricedLines(quote).map(sold);
      const paid = booking({
        lines,
        taxRules: rules,
        status: 'confirmed',
        payments: [payment(toRupees(quote.total), { amount: quote.total })],
      });
      expectSale(quote, paid, place);
      const at = new Date(now.getTime() + hours * 3_600_000);
      expectCancellation(paid, at, place);
      const line = lines[changed % lines.length];
      if (!line) throw new Error('There is a line');
      // a change is priced alone, by the rules of the booking
      const [begun] = to ? pricedLines(quoteOf([to], rules, 100)) : [];
      expectChange(paid, { line, to: begun }, at, place);
      const refund = refundAt(paid, at);
      if (refund > 0) seen.refunded += 1;
      if (refund < paid.total) seen.retained += 1;
      if (begun && amountOf(begun) > amountOf(line)) seen.due += 1;
    }),
    { numRuns, seed: 34 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(numRuns / 10);
});
