import { describe, expect, test } from 'vitest';
import { showTape, type TapeLine } from '../../service/booking/admin/show-tape.ts';
import { confirmChange } from '../../service/booking/usecases/changes/confirm-change.ts';
import { previewChange } from '../../service/booking/usecases/changes/preview-change.ts';
import { listChannelStays } from '../../service/channels/list-channel-stays.ts';
import { dayOf } from '../../service/core/day.ts';
import { adminBookings } from '../admin-bookings.ts';
import { carBooking, raftItem } from '../travellers.ts';

const site = adminBookings();
const { as, support, paid, unpaid } = site;

const december = { from: dayOf('2026-12-10'), to: dayOf('2026-12-31') };
const rowsOf = async (query: Partial<Parameters<typeof showTape>[1]> = {}, ctx = support()) =>
  (await showTape(ctx, { ...december, ...query })).products.flatMap(({ slug, rows }) =>
    rows.map((row) => ({ slug, ...row })),
  );
const linesOf = async (bookingId: string, query = {}, ctx = support()): Promise<TapeLine[]> =>
  (await rowsOf(query, ctx)).flatMap(({ lines }) => lines).filter((line) => line.bookingId === bookingId);

describe('the tape chart', () => {
  test('shows bookings at the rows and on the nights that they have', async () => {
    const id = await paid('2026-12-12');
    const row = (await rowsOf({ product: 'Lake House' })).find(({ label }) => label === 'Lake Room');
    expect(row?.lines.find(({ bookingId }) => bookingId === id)).toMatchObject({
      standing: 'confirmed',
      guest: 'Asha Verma',
      startDay: '2026-12-12',
      endDay: '2026-12-13',
      units: 1,
    });
    expect(row?.days).toHaveLength(21);
    const twelfth = row?.days.find(({ day }) => day === '2026-12-12');
    expect((twelfth?.units ?? 0) - (twelfth?.free ?? 0)).toBe(1);
    expect(row?.units).toBe(twelfth?.units);
  });

  test('reads thirty days before its first one, and nothing after its last', async () => {
    const [early, late, before] = [await paid('2026-11-25'), await paid('2026-12-31'), await paid('2026-12-30')];
    expect(await linesOf(early)).toHaveLength(1);
    expect(await linesOf(early, { from: dayOf('2026-12-27'), to: dayOf('2027-01-05') })).toEqual([]);
    expect(await linesOf(late)).toEqual([]);
    expect(await linesOf(before)).toHaveLength(1);
  });

  test('marks holds, until they end', async () => {
    const id = await unpaid();
    const february = { from: dayOf('2027-02-01'), to: dayOf('2027-02-20') };
    expect(await linesOf(id, february)).toMatchObject([{ standing: 'held' }]);
    expect(await linesOf(id, february, as('support', new Date('2026-11-22T10:00:00+05:30')))).toEqual([]);
  });

  test('shows departures by seats, and their bookings only where they are asked for', async () => {
    const id = await paid('2027-03-01', [raftItem({ selectedDate: '2026-12-18' })]);
    const raft = (await rowsOf({ product: 'rafting' })).find(({ slot }) => slot === '07:00');
    expect(raft?.lines).toEqual([]);
    const day = raft?.days.find(({ day }) => day === '2026-12-18');
    expect((day?.units ?? 0) - (day?.free ?? 0)).toBeGreaterThan(0);
    const [line] = await linesOf(id, { of: raft?.sellableId });
    expect(line).toMatchObject({ type: 'attraction', startDay: '2026-12-18', slot: '07:00' });
  });

  test('shows vehicles with all their days', async () => {
    const body = await carBooking(site.harness, { pickupDate: '2026-12-20', dropDate: '2026-12-22' });
    expect((await site.harness.call('POST', '/api/car-bookings', { body })).status).toBe(200);
    const lines = (await rowsOf({ type: 'car-rental' })).flatMap(({ lines }) => lines);
    expect(lines).toMatchObject([
      { type: 'car-rental', standing: 'held', startDay: '2026-12-20', endDay: '2026-12-23', units: 1 },
    ]);
  });

  test('is for staff who see bookings, and for two months at most', async () => {
    for (const role of ['editor', 'partner', 'traveller'] as const)
      await expect(showTape(as(role), december)).rejects.toThrow('Forbidden');
    for (const to of ['2026-12-10', '2027-03-31'])
      await expect(showTape(support(), { ...december, to: dayOf(to) })).rejects.toThrow('Choose 1 to 62 days');
  });

  test('reads the same number of statements for one booking and for many', async () => {
    const { db } = site.harness.database;
    const counted = async () => {
      let count = 0;
      const counting = db.withPlugin({
        transformQuery: ({ node }) => {
          count += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      await showTape({ ...support(), db: counting }, { ...december, type: 'stay' });
      return count;
    };
    const first = await counted();
    for (const day of ['2026-12-14', '2026-12-15', '2026-12-16']) await paid(day);
    expect(await counted()).toBe(first);
    expect(first).toBeLessThan(8);
  });
});

test('a room that another channel has sold is one bar for nights in a row', async () => {
  const { pool } = site.harness.database;
  const [row] = (await rowsOf({ product: 'Lake House' })).filter(({ label }) => label === 'Lake Room');
  const of = row?.sellableId ?? 0;
  const { rows } = await pool.query(
    `insert into channels (sellable_id, unit, name, created_at) values (${of}, 2, 'Airbnb', now()) returning id`,
  );
  const days = ['2026-12-11', '2026-12-12', '2026-12-14', '2026-12-15'].map(
    (day) => `(${rows[0].id}, '${day}', ${day === '2026-12-15'})`,
  );
  await pool.query(`insert into channel_days (channel_id, day, echo) values ${days.join(', ')}`);
  const stay = { sellableId: of, unit: 2, channel: 'Airbnb' };
  expect(await listChannelStays(support(), { sellables: [of], ...december })).toEqual([
    { ...stay, startDay: '2026-12-11', endDay: '2026-12-13' },
    { ...stay, startDay: '2026-12-14', endDay: '2026-12-15' },
  ]);
  expect(await listChannelStays(support(), { sellables: [], ...december })).toEqual([]);
  await expect(listChannelStays(as('partner'), { sellables: [of], ...december })).rejects.toThrow('Forbidden');
});

test('a move names the days that are sold out, and changes nothing before it is confirmed', async () => {
  const id = await paid('2026-12-24');
  const [line] = await linesOf(id);
  const { pool } = site.harness.database;
  await pool.query(
    `insert into allotments (sellable_id, day, capacity, closed) values ($1, '2026-12-27', 5, true)
      on conflict (sellable_id, day, slot) do update set closed = true`,
    [line?.sellableId],
  );
  const move = (selectedDate: string, checkOut: string) => [
    { line: line?.line ?? 0, selectedDate: dayOf(selectedDate), checkOut: dayOf(checkOut) },
  ];
  const full = await previewChange(support(), { bookingId: id, changes: move('2026-12-26', '2026-12-28') });
  expect(full).toMatchObject({ soldOut: ['2026-12-27'], token: null });
  const changes = move('2026-12-25', '2026-12-26');
  const preview = await previewChange(support(), { bookingId: id, changes });
  expect(preview.soldOut).toEqual([]);
  expect(await linesOf(id)).toMatchObject([{ startDay: '2026-12-24' }]);
  await confirmChange(support(), { bookingId: id, changes, token: preview.token ?? '' });
  expect(await linesOf(id)).toMatchObject([{ startDay: '2026-12-25' }]);
});
