import { describe, expect, test } from 'vitest';
import type { BookingOrder, BookingSearch } from '../../service/booking/admin/booking-search.ts';
import { deleteSavedSearch } from '../../service/booking/admin/delete-saved-search.ts';
import { listSavedSearches } from '../../service/booking/admin/list-saved-searches.ts';
import { saveSearch } from '../../service/booking/admin/save-search.ts';
import { searchBookingIds } from '../../service/booking/admin/search-bookings.sql.ts';
import { searchBookings } from '../../service/booking/admin/search-bookings.ts';
import { showBoard } from '../../service/booking/admin/show-board.ts';
import { confirmChange } from '../../service/booking/usecases/changes/confirm-change.ts';
import { previewChange } from '../../service/booking/usecases/changes/preview-change.ts';
import { dayOf } from '../../service/core/day.ts';
import { adminBookings } from '../admin-bookings.ts';
import { splitStatements } from '../statements.ts';
import { raftItem } from '../travellers.ts';

const site = adminBookings();
const { as, support, paid, unpaid, show } = site;

describe('bookings are found', () => {
  const ids = async (search: BookingSearch & { after?: string }) =>
    (await searchBookings(support(), search)).rows.map(({ bookingId }) => bookingId);

  test('by id, name, email and phone, whole or by the beginning', async () => {
    const id = await paid('2026-12-01');
    const found = [id, id.toLowerCase(), id.slice(0, -2), id.split('_').at(-1), 'asha', 'VER ash', site.asha.email];
    for (const text of [
      ...found,
      site.asha.email.slice(0, 6),
      '98111 22333',
      '+91-98111-22333',
      '+91 98111',
      '09811122333',
      '98111',
    ])
      expect(await ids({ text }), text).toContain(id);
    for (const text of ['sha', 'Asha Rao', 'ravi', '22333', "o'n", "\\'", "':*", "' | 'asha", '!asha', 'asha:*|ravi'])
      expect(await ids({ text }), text).toEqual([]);
  });

  test('by status, payment, product and dates, newest first', async () => {
    const held = await unpaid();
    const rafting = await paid('2027-01-05', [raftItem({ selectedDate: '2026-12-30' })]);
    expect((await ids({ status: 'pending' }))[0]).toBe(held);
    expect(await ids({ waiting: 'hold' })).toContain(held);
    expect(await ids({ payment: 'none' })).toContain(held);
    expect(await ids({ payment: 'none', status: 'confirmed' })).toEqual([]);
    expect(await ids({ payment: 'paid', type: 'attraction' })).toEqual([rafting]);
    const begins = { from: dayOf('2026-12-30'), until: dayOf('2026-12-30') };
    expect(await ids({ begins })).toEqual([rafting]);
    expect(await ids({ begins: { from: dayOf('2027-01-06'), until: dayOf('2027-01-08') } })).toEqual([]);
    const made = { from: dayOf('2026-11-20'), until: dayOf('2026-11-20') };
    expect((await ids({ made })).slice(0, 2)).toEqual([rafting, held]);
    expect(await ids({ made: { from: dayOf('2026-11-21') } })).toEqual([]);
    // the clock ends the hold before it is swept
    const later = as('support', new Date('2026-11-22T10:00:00+05:30'));
    const cancelled = await searchBookings(later, { status: 'cancelled' });
    expect(cancelled.rows.map(({ bookingId, status }) => [bookingId, status])).toContainEqual([held, 'cancelled']);
    const gone = await unpaid();
    const [line] = (await show(gone)).lines;
    const changes = [{ line: line?.id ?? 0, cancel: true as const }];
    const { token } = await previewChange(support(), { bookingId: gone, changes });
    await confirmChange(support(), { bookingId: gone, changes, token: token ?? '' });
    const day = dayOf(line?.startDay ?? '');
    expect(await ids({ status: 'cancelled', begins: { from: day, until: day } })).toEqual([gone]);
    expect(await ids({ status: 'cancelled', payment: 'none' })).toContain(gone);
    expect(await ids({ begins: { from: day, until: day } })).toEqual([]);
  });

  test('unpaid by product type: held and released ones, and no paid ones', async () => {
    const [held, free, bought] = [await unpaid(), await unpaid(), await paid('2027-05-07', [raftItem({})])];
    const [line] = (await show(free)).lines;
    const changes = [{ line: line?.id ?? 0, cancel: true as const }];
    const { token } = await previewChange(support(), { bookingId: free, changes });
    await confirmChange(support(), { bookingId: free, changes, token: token ?? '' });
    const stays = await ids({ payment: 'none', type: 'stay' });
    expect(stays.slice(0, 2)).toEqual([free, held]);
    expect(stays).not.toContain(bought);
    expect((await ids({ payment: 'none', type: 'stay', status: 'cancelled' }))[0]).toBe(free);
    expect((await ids({ payment: 'none', type: 'stay', status: 'pending' }))[0]).toBe(held);
    expect(await ids({ payment: 'none', type: 'attraction' })).toEqual([]);
    const begins = { from: dayOf('2027-02-01'), until: dayOf('2027-02-28') };
    const began = await ids({ payment: 'none', begins });
    expect(began).toContain(held);
    expect(began).not.toContain(free);
    expect(await ids({ payment: 'none', status: 'cancelled', begins })).toContain(free);
    const { db } = site.harness.database;
    const of = { payment: 'none', type: 'stay', now: site.harness.clock.now, sending: [], transfers: true } as const;
    const all = await searchBookingIds(db, { ...of, after: undefined, limit: 100 });
    expect(all).toHaveLength(stays.length);
    // a page that is full is found among the newest
    expect(await searchBookingIds(db, { ...of, after: all[0], limit: 1 })).toEqual(all.slice(1, 2));
  });

  test('by refund, among few and among all, combined with other filters', async () => {
    const older = await paid('2027-05-01');
    const newer = await paid('2027-05-03');
    const due = await paid('2027-05-05');
    await site.harness.database.pool.query(
      `with owed as (select p.id, b.booking_id = $2 as due from payments p join bookings b on b.id = p.booking_id
         where b.booking_id = any($1))
       insert into refunds (payment_id, amount_paise, idempotency_key, state, created_at, settled_at)
       select id, 100, 'back-' || id, case when due then 'due' else 'done' end, now(), case when due then null else now() end
       from owed`,
      [[older, newer, due], due],
    );
    expect(await ids({ payment: 'refunded' })).toEqual([newer, older]);
    expect(await ids({ payment: 'refunded', status: 'confirmed' })).toEqual([newer, older]);
    expect(await ids({ payment: 'refunded', status: 'completed' })).toEqual([]);
    const begins = { from: dayOf('2027-05-01'), until: dayOf('2027-05-02') };
    expect(await ids({ payment: 'refunded', begins })).toEqual([older]);
    const columns = await showBoard(support(), { payment: 'refunded' });
    const cards = columns.flatMap(({ column, cards }) => cards.map(({ bookingId }) => `${column} ${bookingId}`));
    expect(cards).toEqual([`upcoming ${older}`, `upcoming ${newer}`]);
    // a page that is full is found among the newest: the next one goes on behind it
    const of = { payment: 'refunded', now: site.harness.clock.now, sending: [], transfers: true, limit: 1 } as const;
    const { db } = site.harness.database;
    const [first] = await searchBookingIds(db, { ...of, after: undefined });
    const [second] = await searchBookingIds(db, { ...of, after: first });
    const rows = await site.harness.database.db.selectFrom('bookings').select(['id', 'booking_id']).execute();
    expect([first, second].map((one) => rows.find(({ id }) => id === one?.id)?.booking_id)).toEqual([newer, older]);
    expect(await searchBookingIds(db, { ...of, after: second })).toEqual([]);
    await site.harness.database.pool.query(`delete from refunds where idempotency_key like 'back-%'`);
  });

  test('page by page, none twice and none left out', async () => {
    const { pool } = site.harness.database;
    await pool.query(`
      insert into bookings (booking_id, customer_name, email, status, payment_method, subtotal_paise, tax_paise,
        total_paise, tax_rules, request_hash, hold_until, created_at, updated_at,
        mailbox, cancelled_at, cancelled_because)
      select 'PAGED_' || n, 'Paged Person', 'paged@example.in', 'cancelled', 'upi', 0, 0, 0, '[]', '', now(),
        '2026-01-01T00:00:00Z', now(), 'paged@example.in', now(), 'operator' from generate_series(1, 120) n`);
    const seen: string[] = [];
    for (let after: string | undefined; seen.length < 200; ) {
      const { rows, next } = await searchBookings(support(), { text: 'paged', ...(after && { after }) });
      seen.push(...rows.map(({ bookingId }) => bookingId));
      if (next === null) break;
      after = next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });
});

describe('bookings are sorted', () => {
  const page = (by: BookingOrder['by'], down: boolean, more: BookingSearch & { after?: string } = {}) =>
    searchBookings(support(), { ...more, sort: { by, down } });
  /** Cancelled bookings without lines; `name` and `at` are SQL of their number n. */
  const addCancelled = (count: number, { prefix, name, at }: Record<'prefix' | 'name' | 'at', string>) =>
    site.harness.database.pool.query(`
      insert into bookings (booking_id, customer_name, email, status, payment_method, subtotal_paise, tax_paise,
        total_paise, tax_rules, request_hash, hold_until, created_at, updated_at, mailbox, cancelled_at, cancelled_because)
      select '${prefix}' || n, ${name}, 'sort@example.in', 'cancelled', 'upi', 0, 0, 0, '[]', '', now(),
        timestamptz '2026-02-01' + n * interval '1 minute', now(), 'sort@example.in', ${at}, 'operator'
      from generate_series(1, ${count}) n`);

  test('by guest, arrival, total and day of booking, in both directions', async () => {
    const ids = [await paid('2027-07-05'), await paid('2027-07-01'), await paid('2027-07-03')];
    await site.harness.database.pool.query(
      `update bookings set customer_name = names[place] || ' Sortable', subtotal_paise = place * 100, tax_paise = 0,
         total_paise = place * 100, created_at = timestamptz '2026-01-01' + place * interval '1 hour'
       from (select array_position($1::text[], booking_id) as place, id as of, array['aditi', 'Bala', 'chitra'] as names
         from bookings where booking_id = any($1::text[])) s where id = of`,
      [ids],
    );
    await addCancelled(1, { prefix: 'SORT_', name: `'Dev Sortable'`, at: 'now()' });
    ids.push('SORT_1');
    const order = async (by: BookingOrder['by'], down: boolean) =>
      (await page(by, down, { text: 'sortable' })).rows.map(({ bookingId }) => ids.indexOf(bookingId));
    expect(await order('guest', false)).toEqual([0, 1, 2, 3]);
    expect(await order('guest', true)).toEqual([3, 2, 1, 0]);
    // the last one has no day
    expect(await order('arrival', false)).toEqual([1, 2, 0, 3]);
    expect(await order('arrival', true)).toEqual([0, 2, 1, 3]);
    expect(await order('total', false)).toEqual([3, 0, 1, 2]);
    expect(await order('total', true)).toEqual([2, 1, 0, 3]);
    expect(await order('made', true)).toEqual([3, 2, 1, 0]);
    expect(await order('made', false)).toEqual([0, 1, 2, 3]);
  });

  test('by day of booking the oldest first, page by page', async () => {
    await addCancelled(60, { prefix: 'OLD_', name: `'Older Person'`, at: `timestamptz '2026-03-01'` });
    const first = await page('made', false, { text: 'older' });
    const second = await page('made', false, { text: 'older', after: first.next ?? '' });
    const read = [...first.rows, ...second.rows].map(({ bookingId }) => bookingId);
    expect(read).toEqual(Array.from({ length: 60 }, (_, n) => `OLD_${n + 1}`));
    expect(second.next).toBeNull();
  });

  test('and found by the day of their cancellation', async () => {
    const at = `timestamptz '2026-11-20 10:00+05:30' - n * interval '5 days'`;
    await addCancelled(3, { prefix: 'ENDED_', name: `'Ended Person'`, at });
    const since = async (day: string, more: BookingSearch = {}) =>
      (await searchBookings(support(), { ...more, cancelledFrom: dayOf(day) })).rows
        .map(({ bookingId }) => bookingId)
        .filter((id) => id.startsWith('ENDED_'));
    expect(await since('2026-11-10')).toEqual(['ENDED_2', 'ENDED_1']);
    expect(await since('2026-11-11', { text: 'ended' })).toEqual(['ENDED_1']);
    expect(await since('2026-11-10', { status: 'confirmed' })).toEqual([]);
  });

  test('page by page among the newest thousand, in a constant number of statements', async () => {
    const name = `'Many ' || lpad((n * 7919 % 1100)::text, 4, '0')`;
    await addCancelled(1_100, { prefix: 'MANY_', name, at: 'now()' });
    const many = (after?: string) => page('guest', false, { text: 'many', ...(after && { after }) });
    const first = await many();
    const second = await many(first.next ?? '');
    const read = [...first.rows, ...second.rows].map((row) => row.name);
    expect([first.cut, read.length, new Set(read).size]).toEqual([1_000, 100, 100]);
    expect(read).toEqual(read.toSorted());
    // what is no place in the list, or one that has gone, begins again
    for (const odd of ['0', "1'", 'NaN', '99999999999999999999']) expect((await many(odd)).rows[0]?.name).toBe(read[0]);
    const few = await page('guest', false, { text: 'sortable' });
    expect([few.cut, few.next]).toEqual([null, null]);
    expect((await splitStatements(() => many())).length).toBeLessThanOrEqual(8);
  });
});

test('a saved view belongs to its user, has a unique name, and contains no typed text', async () => {
  const names = async (ctx = support()) => (await listSavedSearches(ctx)).map(({ name, query }) => `${name}: ${query}`);
  const save = (name: string, search: string, ctx = support()) => saveSearch(ctx, { name, search });
  await save('  Stays ', '?type=stay&q=Asha&after=1-2');
  await save('Stays', '?type=stay&status=confirmed&view=board');
  expect(await names()).toEqual(['Stays: view=board&status=confirmed&type=stay']);
  const other = site.harness.ctx({
    kind: 'user',
    userId: site.asha.id,
    sessionId: '0b0f8f3c-5c43-4a2e-9d8e-2f3f0c1d7a11',
    role: 'support',
    confirmed: true,
    email: site.asha.email,
    username: 'Asha',
  });
  await save('Columns', '?arrives=today&sort=-total&columns=phone.total&open=BOOK_1&_routes=x');
  expect(await names()).toContain('Columns: arrives=today&sort=-total&columns=phone.total');
  await deleteSavedSearch(support(), { id: (await listSavedSearches(support()))[0]?.id ?? 0 });
  const [own] = await listSavedSearches(support());
  await deleteSavedSearch(other, { id: own?.id ?? 0 });
  expect([await listSavedSearches(other), await names()]).toEqual([
    [],
    ['Stays: view=board&status=confirmed&type=stay'],
  ]);
  const refused = { name: 'ValidationError', details: { errors: [expect.objectContaining({ path: ['searchName'] })] } };
  for (const [name, search] of [
    ['', '?type=stay'],
    ['x'.repeat(61), '?type=stay'],
    ['Words', '?q=Asha'],
    ['Odd', `?status=${'%27'.repeat(8)}&columns=${'x'.repeat(200)}&sort=a%20b`],
  ] as const)
    await expect(save(name, search)).rejects.toMatchObject(refused);
  for (let n = 2; n <= 30; n += 1) await save(`Search ${n}`, '?status=pending');
  await expect(save('One more', '?status=pending')).rejects.toMatchObject(refused);
  await deleteSavedSearch(support(), { id: own?.id ?? 0 });
  expect((await names()).length).toBe(29);
});
