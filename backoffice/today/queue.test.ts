import { expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { paiseOf } from '../../service/core/money.ts';
import { byUrgency, dueAt, type QueueItem, toDoFigures, urgencyOf } from './queue.ts';

const now = new Date('2026-11-20T12:00:00+05:30');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

const arrival = (time: string): QueueItem => ({
  kind: 'arrival',
  of: { line: 1, bookingId: 'B1', name: 'Asha', what: 'Lake House', optionName: null, time, guests: 2, units: 1 },
});
const unpaid = (until: Date): QueueItem => ({
  kind: 'unpaid',
  of: { bookingId: 'B2', name: 'Ravi', total: paiseOf(100), method: 'upi', until, transfer: null },
});
const message = (since: Date): QueueItem => ({
  kind: 'message',
  of: { bookingId: 'B3', name: 'Meera', since: since.toISOString(), messages: 1, text: 'Hello' },
});
const review = (at: Date, reported = false): QueueItem => ({
  kind: 'review',
  of: { id: 1, documentId: 'r', name: 'Anil', rating: 4, comment: 'Good', verified: true, at, reported },
});
const overbooked: QueueItem = {
  kind: 'overbooked',
  of: { type: 'stay', slug: 's', product: 'Lake House', option: null, day: dayOf('2027-03-01'), names: ['Airbnb'] },
};
const job: QueueItem = { kind: 'job', of: { name: 'send', times: 2, lastAt: hours(-30) } };
const setup: QueueItem = { kind: 'setup', of: { left: 2, all: 8 } };

test.each<[string, QueueItem, string]>([
  ['an overbooked night of next year', overbooked, 'now'],
  ['guests who said that they come at three', arrival('15:00'), 'today'],
  ['guests who come within two hours', arrival('13:59'), 'now'],
  ['guests without a time, expected at two', arrival(''), 'now'],
  ['a hold that ends within two hours', unpaid(hours(2)), 'now'],
  ['a hold that ends tonight', unpaid(hours(11)), 'today'],
  ['a hold that ends tomorrow', unpaid(hours(13)), 'soon'],
  ['a message of a minute ago', message(hours(0)), 'today'],
  ['a message that has waited for two hours', message(hours(-2)), 'now'],
  ['a new review', review(hours(-1)), 'soon'],
  ['a review without a reply for a month', review(hours(-720)), 'soon'],
  ['a review reported today', review(hours(-20), true), 'soon'],
  ['a job that failed, although it was days ago', job, 'today'],
  ['the setup guide', setup, 'later'],
])('%s: %s', (_, item, urgency) => {
  expect(urgencyOf(item, now)).toBe(urgency);
});

test('the most urgent come first, and of one urgency those due first', () => {
  const items = [setup, review(hours(-1)), job, unpaid(hours(1)), message(hours(-9)), arrival('15:00'), overbooked];
  const sorted = byUrgency(items, now);
  expect(sorted.map(({ item, urgency }) => `${urgency} ${item.kind}`)).toEqual([
    'now overbooked',
    'now message',
    'now unpaid',
    'today job',
    'today arrival',
    'soon review',
    'later setup',
  ]);
  expect(dueAt(setup, now)).toBeNull();
  const { count, urgent, oldest, series } = toDoFigures(sorted, now);
  expect([count, urgent, oldest, series.days.length]).toEqual([7, 3, hours(-30), 30]);
  expect(series.days.slice(-2).map(({ value }) => value)).toEqual([1, 2]);
});
