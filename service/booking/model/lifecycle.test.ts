import { describe, expect, test } from 'vitest';
import type { BookingStatus } from './booking-status.ts';
import { type EventName, type EventRule, lifecycle, ruleOf } from './lifecycle.ts';

const names = Object.keys(lifecycle).filter((name): name is EventName => name in lifecycle);
const eventsBetween = (from: BookingStatus | 'new', to: BookingStatus) =>
  names.filter((name) => ruleOf(name).status[from]?.includes(to));

describe('a booking', () => {
  const unchanged = ['refunded', 'refunded outside', 'held money returned', 'dispute lost'];
  const used = ['goodwill refunded', ...unchanged, 'checked in', 'no show'];
  test.each<[BookingStatus | 'new', BookingStatus, string[]]>([
    ['new', 'pending', ['sold']],
    ['new', 'confirmed', ['sold free']],
    ['new', 'cancelled', []],
    ['new', 'completed', []],
    [
      'pending',
      'pending',
      ['address confirmed', 'guests changed', 'part paid', 'changed unpaid', 'line cancelled unpaid', ...unchanged],
    ],
    ['pending', 'confirmed', ['paid', 'changed unpaid', 'line cancelled unpaid']],
    ['pending', 'cancelled', ['cancelled', 'expired']],
    ['pending', 'completed', []],
    ['confirmed', 'pending', []],
    [
      'confirmed',
      'confirmed',
      ['guests changed', 'changed', 'line cancelled', 'change held', 'change paid', 'change dropped', ...used],
    ],
    ['confirmed', 'cancelled', ['cancelled']],
    ['confirmed', 'completed', ['completed']],
    ['cancelled', 'pending', []],
    ['cancelled', 'confirmed', ['paid late']],
    ['cancelled', 'cancelled', ['goodwill refunded', ...unchanged]],
    ['cancelled', 'completed', []],
    ['completed', 'completed', used],
    ['completed', 'pending', []],
    ['completed', 'confirmed', []],
    ['completed', 'cancelled', []],
  ])('%s becomes or stays %s by: %#', (from, to, events) => {
    expect(eventsBetween(from, to)).toEqual(events);
  });
});

const eventsWith = (holds: (name: EventName) => boolean) => names.filter(holds);

test('stock moves exactly when lines begin to hold it, cease to, or hold it until another time', () => {
  const moves = eventsWith((name) => ruleOf(name).stock !== 'none');
  const lineEvents = eventsWith((name) => Object.keys(ruleOf(name).lines).length > 0);
  expect(moves).toEqual(
    eventsWith((name) => lineEvents.includes(name) || name === 'address confirmed' || name === 'paid'),
  );
});

test('money comes in with a payment alone, and what is owed back has a credit note unless no invoice was issued', () => {
  expect(eventsWith((name) => ruleOf(name).money === 'received')).toEqual([
    'part paid',
    'paid',
    'paid late',
    'change paid',
  ]);
  const refunds = eventsWith((name) => ruleOf(name).money === 'refund');
  expect(refunds.filter((name) => ruleOf(name).papers === 'none')).toEqual(['expired']);
});

test('of what others do, only this sends no email to the person who booked', () => {
  const byOthers = eventsWith((name) => !ruleOf(name).by.includes('traveller') && ruleOf(name).emails.length === 0);
  expect(byOthers).toEqual([
    'completed',
    'refunded',
    'refunded outside',
    'held money returned',
    'dispute lost',
    'checked in',
    'no show',
  ]);
});

test('only the clock lets go of what is unpaid, and only staff check in', () => {
  expect(eventsWith((name) => ruleOf(name).by.includes('clock'))).toEqual(['change dropped', 'expired', 'completed']);
  const [checkIn, goodwill, noShow] = [
    lifecycle['checked in'].by,
    lifecycle['goodwill refunded'].by,
    lifecycle['no show'].by,
  ];
  expect([checkIn, goodwill, noShow]).toEqual([['operator'], ['operator'], ['operator']]);
});

/** The events by each value that a column of the table has. */
function eventsBy(column: (rule: EventRule) => readonly string[]): Record<string, string[]> {
  const values = [...new Set(names.flatMap((name) => column(ruleOf(name))))];
  return Object.fromEntries(values.map((value) => [value, eventsWith((name) => column(ruleOf(name)).includes(value))]));
}

test('what the traveller is written', () => {
  expect(eventsBy(({ emails }) => emails)).toEqual({
    'booking-confirmation': ['sold', 'sold free'],
    'guests-changed': ['guests changed'],
    'part-payment': ['part paid'],
    'payment-receipt': ['paid', 'paid late'],
    'booking-changed': [
      'changed unpaid',
      'line cancelled unpaid',
      'changed',
      'line cancelled',
      'change held',
      'change paid',
      'change dropped',
    ],
    'booking-cancelled': ['cancelled'],
    'booking-expired': ['expired'],
    'refund-due': ['expired', 'goodwill refunded'],
  });
});

test('what happens to the stock', () => {
  const { none: _, ...stock } = eventsBy(({ stock }) => [stock]);
  expect(stock).toEqual({
    take: ['sold', 'sold free', 'paid late'],
    'hold longer': ['address confirmed'],
    keep: ['paid'],
    swap: ['changed unpaid', 'line cancelled unpaid', 'changed', 'change paid'],
    'hold beside': ['change held'],
    release: ['line cancelled', 'change dropped', 'cancelled', 'expired'],
  });
});

test('what becomes of the lines', () => {
  const ways = eventsBy(({ lines }) =>
    Object.entries(lines).map(([from, to]) => `${from}: ${[to].flat().join(' or ')}`),
  );
  expect(ways).toEqual({
    'new: live': ['sold', 'sold free', 'changed unpaid', 'changed'],
    'new: proposed': ['change held'],
    'expired: live': ['paid late'],
    'proposed: live': ['change paid'],
    'proposed: dropped': ['changed', 'line cancelled', 'change held', 'change dropped', 'cancelled'],
    'live: replaced or cancelled': ['changed unpaid', 'changed', 'change paid'],
    'live: cancelled': ['line cancelled unpaid', 'line cancelled', 'cancelled'],
    'live: expired': ['expired'],
  });
});
