import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { fromRupees } from '../../core/money.ts';
import type { TicketCounts } from '../product.ts';
import { infantsAloneProblem, type Ticketing, ticketingOf, ticketParts } from './tickets.ts';

const row = {
  ticket_type: 'detailed',
  available_ticket_types: { adult: true, child: true, senior: true, infant: true },
  adult_price_paise: null,
  child_price_paise: 20_000,
  senior_price_paise: 45_050,
  infant_price_paise: 0,
};
const detailed = ticketingOf(row);
const only = (...kinds: readonly string[]): Ticketing['available'] => ({
  adult: kinds.includes('adult'),
  child: kinds.includes('child'),
  senior: kinds.includes('senior'),
  infant: kinds.includes('infant'),
});

test('a ticket without its own price costs the price of the day; one with price zero is free', () => {
  expect(detailed.prices).toEqual({ adult: null, child: fromRupees(200), senior: fromRupees(450.5), infant: 0 });
  expect([detailed.ticketType, ticketingOf({ ...row, ticket_type: 'other' }).ticketType]).toEqual([
    'detailed',
    'simple',
  ]);
});

describe("one of a line's quantity", () => {
  test('is one ticket at the price of the day if tickets are simple', () => {
    expect(ticketParts(english, { ...detailed, ticketType: 'simple' }, { child: 3 })).toEqual([
      { name: 'Ticket', count: 1, price: null },
    ]);
  });
  test('is each requested kind, at its price, else at that of the day', () => {
    expect(ticketParts(english, detailed, { senior: 1, infant: 2, adult: 2, child: 0 })).toEqual([
      { name: 'Adult', count: 2, price: null },
      { name: 'Senior', count: 1, price: fromRupees(450.5) },
      { name: 'Infant', count: 2, price: 0 },
    ]);
  });
  test.each<[string, TicketCounts | undefined, string]>([
    ['nothing asked', undefined, 'Please select at least one ticket'],
    ['none of each', { adult: 0, child: 0 }, 'Please select at least one ticket'],
    ['what is not sold', { adult: 1, senior: 1 }, 'Senior tickets are not available here'],
    ['infants alone', { infant: 1 }, 'Infants travel with an adult. Please add an adult ticket.'],
  ])('is refused: %s', (_, asked, problem) => {
    expect(ticketParts(english, { ...detailed, available: only('adult', 'child', 'infant') }, asked)).toEqual({
      problem,
    });
  });
  test('may be zero of a kind that is not sold', () => {
    expect(ticketParts(english, { ...detailed, available: only('adult') }, { adult: 1, senior: 0 })).toHaveLength(1);
  });
});

describe('infants travel', () => {
  test.each<[string, Ticketing['available'], string | undefined]>([
    [
      'an adult',
      only('adult', 'senior', 'child', 'infant'),
      'Infants travel with an adult. Please add an adult ticket.',
    ],
    ['a senior', only('senior', 'child', 'infant'), 'Infants travel with an adult. Please add a senior ticket.'],
    ['a child', only('child', 'infant'), 'Infants travel with someone older. Please add a child ticket.'],
    ['nobody, where nobody else can go', only('infant'), undefined],
  ])('with %s', (_, available, problem) => {
    const refused = infantsAloneProblem(available, { infant: 1, adult: 0 });
    expect(refused && english.of(refused)).toBe(problem);
  });
  test('in any company', () => {
    const all = only('adult', 'senior', 'child', 'infant');
    for (const kind of ['adult', 'senior', 'child'])
      expect(infantsAloneProblem(all, { infant: 2, [kind]: 1 })).toBeUndefined();
    expect(infantsAloneProblem(all, { infant: 0 })).toBeUndefined();
  });
});
