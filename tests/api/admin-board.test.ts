import { expect, test } from 'vitest';
import { findBoardBookingIds } from '../../service/booking/admin/board.sql.ts';
import type { BookingSearch } from '../../service/booking/admin/booking-search.ts';
import { issueGoodwillRefund } from '../../service/booking/admin/issue-goodwill-refund.ts';
import { showBoard } from '../../service/booking/admin/show-board.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { dayOf, today } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { adminBookings } from '../admin-bookings.ts';
import { raftItem } from '../travellers.ts';

const site = adminBookings();
const { support, paid, unpaid } = site;

test('the board shows each booking once, in the column of its next step, with the same filters', async () => {
  for (const day of ['2027-03-09', '2027-03-05', '2027-03-07']) await paid(day);
  const [held, coming, travelling, owed] = [
    await unpaid(),
    await paid('2027-03-01'),
    await paid('2026-11-20'),
    await paid('2027-03-03'),
  ];
  const odd = await unpaid();
  await recordUpiTransfer(support(), { bookingId: odd, transferId: 'UTRBOARD0001', amount: fromRupees(10) });
  await issueGoodwillRefund(support(), { bookingId: owed, amount: fromRupees(10), why: 'Noise', form: 'b' });
  await site.harness.database.db
    .updateTable('bookings')
    .set({ payment_method: 'card' })
    .where('booking_id', '=', held)
    .execute();
  const board = async (search: BookingSearch = {}) =>
    new Map(
      (await showBoard(support(), search)).map(({ column, cards }) => [column, cards.map((card) => card.bookingId)]),
    );
  const whole = await board();
  const columnsOf = (id: string) => [...whole].flatMap(([column, ids]) => (ids.includes(id) ? [column] : []));
  expect([held, coming, travelling, owed, odd].map(columnsOf)).toEqual([
    ['unpaid'],
    ['upcoming'],
    ['travelling'],
    ['refund'],
    ['confirm'],
  ]);
  const narrowed = await board({ text: owed });
  expect([...narrowed.values()].flat()).toEqual([owed]);
  const ids = (await showBoard(support(), {})).flatMap(({ cards }) => cards.map((card) => card.bookingId));
  expect(new Set(ids).size).toBe(ids.length);
  const soonest = (await showBoard(support(), {})).find(({ column }) => column === 'upcoming');
  const begins = soonest?.cards.map(({ firstDay }) => firstDay ?? '') ?? [];
  expect(begins).toEqual(begins.toSorted());

  const of = {
    type: 'stay',
    now: site.harness.clock.now,
    sending: [],
    transfers: true,
    today: today(site.harness.clock.now),
  } as const;
  const rows = (limit: number, more = {}) =>
    findBoardBookingIds(site.harness.database.db, 'upcoming', { ...of, ...more, limit });
  const all = await rows(1_000);
  expect(all.length).toBeGreaterThan(3);
  expect(await rows(3)).toEqual(all.slice(0, 3));
  expect(await rows(1_000, { status: 'confirmed' })).toEqual(all);
  expect(await rows(1_000, { status: 'completed' })).toEqual([]);
});

test('filtered by product type, a booking appears in the column of that line', async () => {
  const id = await paid('2026-11-20', [raftItem({ selectedDate: '2026-12-20' })]);
  const columnsOf = async (search: BookingSearch) =>
    (await showBoard(support(), { text: id, ...search })).flatMap(({ column, cards }) =>
      cards.length > 0 ? [column] : [],
    );
  expect(await columnsOf({})).toEqual(['travelling']);
  expect(await columnsOf({ type: 'stay' })).toEqual(['travelling']);
  expect(await columnsOf({ type: 'attraction' })).toEqual(['upcoming']);
  expect(await columnsOf({ type: 'car-rental' })).toEqual([]);
  const begins = { from: dayOf('2026-12-20'), until: dayOf('2026-12-20') };
  expect(await columnsOf({ type: 'attraction', begins })).toEqual(['upcoming']);
  expect(await columnsOf({ type: 'stay', begins })).toEqual([]);
});
