import { describe, expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { SlotStock } from '../../service/catalog/experiences/experience-page-data.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { departuresView } from './departures-view.ts';
import {
  calendarDay,
  checkChoice,
  choiceFrom,
  dayPrice,
  hasTickets,
  mostTickets,
  selectedLanguage,
  selectedTime,
  ticketPriceText,
  ticketsPrice,
  ticketsText,
  type VisitChoice,
  visitQuery,
} from './experience-choice.ts';
import type { SaleView } from './experience-page-view.ts';

const today = dayOf('2026-11-20');
const day = dayOf('2026-12-12');
const rule = { name: 'GST', supply: '*', from: 0, to: null, since: dayOf('2017-07-01'), percent: 18 } as const;
const simple: SaleView = {
  price: fromRupees(1_500),
  originalPrice: null,
  detailed: false,
  kinds: [],
  slots: [
    { name: 'Morning', times: ['09:30', '07:00'] },
    { name: 'Afternoon', times: ['14:00'] },
  ],
  languages: ['Hindi', 'English'],
  availability: 'Available daily',
  cancelling: { lead: 'Free Cancellation', rest: 'Up to 24 hours before the start time', sure: 2, terms: null },
  supply: 'entry',
  taxRules: [rule],
};
/** No times, no languages, tickets by age. */
const detailed: SaleView = {
  ...simple,
  price: fromRupees(500),
  detailed: true,
  kinds: [
    { kind: 'adult', price: null },
    { kind: 'child', price: fromRupees(200) },
    { kind: 'infant', price: fromRupees(0) },
  ],
  slots: [],
  languages: [],
};
const nobody = { adult: 0, child: 0, senior: 0, infant: 0 };
const chosen: VisitChoice = { day, time: '07:00', language: 'Hindi', quantity: 2, counts: { ...nobody, adult: 2 } };
const nothing: VisitChoice = { day: null, time: null, language: null, quantity: 0, counts: nobody };
const slot = (at: string, left: number, price = 1_500, closed = false, most = 10): SlotStock => ({
  slot: at,
  left,
  most,
  price: fromRupees(price),
  closed,
});

describe('Reserve Now reports missing values in the words of EXP-29', () => {
  test('an attraction with times and languages', () => {
    expect(checkChoice(english, 'attraction', simple, nothing, undefined, today)).toEqual({
      day: 'Please select a visit date',
      time: 'Please select a time',
      language: 'Please select a language',
      tickets: 'Please select ticket quantity',
    });
  });

  test('a tour with tickets by age and neither times nor languages', () => {
    expect(checkChoice(english, 'tour-package', detailed, nothing, undefined, today)).toEqual({
      day: 'Please select a tour date',
      tickets: 'Please select at least one ticket',
    });
  });

  test('nothing is missing once everything is chosen', () => {
    expect(checkChoice(english, 'attraction', simple, chosen, [slot('07:00', 2)], today)).toEqual({});
    expect(checkChoice(english, 'tour-package', detailed, chosen, undefined, today)).toEqual({});
  });
});

test('one person gets a limited number of free tickets, and pays for any number', () => {
  const tickets = (quantity: number, slots: SlotStock[], price = 1_500, time: string | null = '07:00') =>
    checkChoice(
      english,
      'attraction',
      { ...simple, price: fromRupees(price) },
      { ...chosen, time, quantity },
      slots,
      today,
    ).tickets;
  const few = (price: number) => slot('07:00', 8, price, false, 3);
  expect(tickets(8, [few(1_500)])).toBeUndefined();
  expect(tickets(9, [few(1_500)])).toBe('Only 8 left for this time');
  expect(tickets(3, [few(0)], 0)).toBeUndefined();
  expect(tickets(4, [few(0)], 0)).toBe('You can book up to 3 tickets');
  // while no time is chosen, the slot with the highest limit counts
  const another = slot('09:30', 8, 0, false, 5);
  expect(tickets(4, [few(0), another], 0, null)).toBeUndefined();
  expect(tickets(6, [few(0), another], 0, null)).toBe('You can book up to 5 tickets');
});

test('up to ten simple tickets can be chosen', () => {
  expect(mostTickets).toBe(10);
});

test.each([
  ['a day that has gone', addDays(today, -1), undefined, 'That date is in the past'],
  ['a day too far ahead', addDays(today, 541), undefined, 'That date is too far ahead to book'],
  ['a day whose times have passed', today, [], 'That time has passed'],
  ['a day that is sold out', day, [slot('07:00', 0), slot('14:00', 0)], 'Sold out for this date'],
])('%s is refused as by the server', (_what, on, slots, problem) => {
  expect(checkChoice(english, 'attraction', simple, { ...chosen, day: on }, slots, today)).toEqual({ day: problem });
});

test('more people than places are refused, by the time or by the day', () => {
  expect(checkChoice(english, 'attraction', simple, chosen, [slot('07:00', 1), slot('14:00', 9)], today)).toEqual({
    tickets: 'Only 1 left for this time',
  });
  const party = { ...chosen, counts: { ...nobody, adult: 2, infant: 2 } };
  expect(checkChoice(english, 'attraction', detailed, party, [slot('', 3)], today)).toEqual({
    tickets: 'Only 3 left for this date',
  });
});

test('infants alone are refused with a message', () => {
  const infants = { ...chosen, counts: { ...nobody, infant: 2 } };
  expect(checkChoice(english, 'attraction', detailed, infants, [slot('', 9)], today)).toEqual({
    tickets: 'Infants travel with an adult. Please add an adult ticket.',
  });
});

test('a chosen time that is sold out or over must be chosen again', () => {
  const slots = [slot('07:00', 0), slot('14:00', 5)];
  expect(selectedTime(simple, chosen, slots)).toBeNull();
  expect(checkChoice(english, 'attraction', simple, chosen, slots, today)).toEqual({ time: 'Please select a time' });
  expect(selectedTime(simple, { ...chosen, time: '14:00' }, slots)).toBe('14:00');
  expect(selectedTime(simple, chosen, [slot('14:00', 5)])).toBeNull();
});

test('a single time and a single language are selected by default', () => {
  const only = { ...simple, slots: [{ name: 'Dawn', times: ['05:00'] }], languages: ['Hindi'] };
  expect(selectedTime(only, nothing, undefined)).toBe('05:00');
  expect(selectedLanguage(only, nothing)).toBe('Hindi');
  expect(checkChoice(english, 'attraction', only, { ...nothing, day, quantity: 1 }, [slot('05:00', 3)], today)).toEqual(
    {},
  );
});

test('the calendar shows the lowest available price, or why there is none', () => {
  expect(calendarDay(english, simple, undefined)).toBeUndefined();
  expect(calendarDay(english, simple, [slot('07:00', 0, 900), slot('14:00', 5, 1_700)])).toEqual({
    text: '₹1,700',
    soldOut: false,
    price: 170_000,
  });
  expect(calendarDay(english, simple, [slot('07:00', 0)])).toEqual({ text: 'Sold out', soldOut: true });
  expect(calendarDay(english, simple, [slot('07:00', 0, 1_500, true)])).toEqual({ text: 'Closed', soldOut: true });
  expect(calendarDay(english, simple, [])).toEqual({ text: 'Over', soldOut: true });
  expect(calendarDay(english, detailed, [slot('', 4, 650)])?.text).toBe('₹650');
});

test('a ticket has the price of its time; before one is chosen the lowest available, else its own', () => {
  const slots = [slot('07:00', 4, 1_900), slot('09:30', 0, 900), slot('14:00', 5, 1_700)];
  const costs = (of: SlotStock[] | undefined, time: string | null) => dayPrice(simple, of, time) / 100;
  expect([costs(slots, '07:00'), costs(slots, null), costs(slots, '09:30')]).toEqual([1_900, 1_700, 900]);
  expect([costs(undefined, null), costs([], '07:00'), costs([slot('07:00', 0, 900)], null)]).toEqual([
    1_500, 1_500, 1_500,
  ]);
});

test('the simple total is price times quantity, with 18 % tax on it', () => {
  const onDay = dayPrice(simple, [slot('07:00', 4, 1_900)], '07:00');
  expect(ticketsPrice(english, simple, chosen, onDay, today)).toMatchObject({
    lines: [{ label: 'Ticket: 2 × ₹1,900', amount: '₹3,800' }],
    subtotal: fromRupees(3_800),
    taxes: [{ percent: 18 }],
    tax: fromRupees(684),
    payable: fromRupees(4_484),
  });
});

test('the detailed total is the sum of count times price; a price of 0 is free', () => {
  const counts = { ...nobody, adult: 2, child: 1, infant: 1 };
  // the day's price replaces the price of adults, who have none of their own
  expect(ticketsPrice(english, detailed, { ...chosen, counts }, fromRupees(650), today)).toMatchObject({
    lines: [
      { label: 'Adult: 2 × ₹650', amount: '₹1,300' },
      { label: 'Child: 1 × ₹200', amount: '₹200' },
      { label: 'Infant: 1 × Free', amount: 'Free' },
    ],
    subtotal: fromRupees(1_500),
  });
  expect(ticketPriceText(english, fromRupees(0))).toBe('Free');
});

test('tickets by age can all be withdrawn', () => {
  expect([simple, detailed, { ...detailed, kinds: [] }].map(hasTickets)).toEqual([true, true, false]);
});

test('the tax follows the rule for what is sold and for its price that day', () => {
  const rules = [{ ...rule, supply: 'entry' as const, from: 1_600, percent: 28 }, rule];
  const taxed = (rupees: number) =>
    ticketsPrice(english, { ...simple, taxRules: rules }, chosen, fromRupees(rupees), today).taxes[0]?.percent;
  expect([taxed(1_500), taxed(1_600)]).toEqual([18, 28]);
});

describe('an address or a form', () => {
  const choiceIn = (query: string, sale = simple) => {
    const fields = new URLSearchParams(query);
    return choiceFrom((name) => fields.get(name), sale);
  };

  test('gives the choice', () => {
    expect(choiceIn('date=2026-12-12&time=07:00&language=Hindi&quantity=3')).toEqual({
      day,
      time: '07:00',
      language: 'Hindi',
      quantity: 3,
      counts: nobody,
    });
    expect(choiceIn('adult=0&child=2&infant=1', detailed).counts).toEqual({ ...nobody, child: 2, infant: 1 });
  });

  test('may use the party of a list’s search', () => {
    expect(choiceIn('guests=4').quantity).toBe(4);
    expect(choiceIn('guests=4', detailed).counts).toEqual({ ...nobody, adult: 4 });
  });

  test('with invalid values gives one ticket of the first kind', () => {
    expect(choiceIn('date=tomorrow&guests=-2&quantity=x')).toEqual({ ...nothing, quantity: 1 });
    expect(choiceIn('guests=0', detailed).counts).toEqual({ ...nobody, adult: 1 });
    expect(choiceIn('quantity=99').quantity).toBe(mostTickets);
  });
});

test('one ticket has the name of its card, several are tickets', () => {
  expect(
    ticketsText(
      english,
      simple,
      choiceFrom(() => undefined, simple),
      1,
    ),
  ).toBe('1 person');
  expect(
    ticketsText(
      english,
      detailed,
      choiceFrom(() => undefined, detailed),
      1,
    ),
  ).toBe('1 adult');
  const child = new URLSearchParams('child=1');
  const requested = (name: string) => child.get(name) ?? undefined;
  expect(ticketsText(english, detailed, choiceFrom(requested, detailed), 1)).toBe('1 child');
  expect(
    ticketsText(
      english,
      detailed,
      choiceFrom(() => undefined, detailed),
      3,
    ),
  ).toBe('3 tickets');
});

test('day and number of people are passed on to another page, if they are chosen', () => {
  expect(visitQuery(null, 1)).toBe('');
  expect(visitQuery(day, 1)).toBe('?date=2026-12-12');
  expect(visitQuery(null, 3)).toBe('?guests=3');
  expect(visitQuery(day, 4)).toBe('?date=2026-12-12&guests=4');
});

test('a departure shows the total of a ticket that day, and links to the page with the day chosen', () => {
  const next = [{ day, left: 1, places: 12, price: fromRupees(600) }];
  const at = { page: '/tour-packages/booking/two-shrines', guests: null, today };
  expect(departuresView(english, next, { ...at, sale: detailed })).toEqual([
    {
      day,
      text: 'Sat, 12 Dec 2026',
      left: '1 place left',
      price: '₹708 per adult with GST',
      to: '/tour-packages/booking/two-shrines?date=2026-12-12',
    },
  ]);
  const [simply] = departuresView(english, next, { ...at, sale: simple, guests: '3' });
  expect(simply).toMatchObject({ price: '₹708 per person with GST' });
  expect(simply?.to).toMatch(/\?date=2026-12-12&guests=3$/);
  expect(departuresView(english, next, { ...at, sale: { ...detailed, kinds: [] } })).toEqual([]);
});
