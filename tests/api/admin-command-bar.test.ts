import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffContext } from '../../backoffice/back-office.ts';
import type { FoundGroup } from '../../backoffice/commands/command.ts';
import { commandsFor } from '../../backoffice/server/commands.ts';
import { searchBackOffice } from '../../backoffice/server/search-back-office.ts';
import { textIn } from '../../messages/translate.ts';
import type { StaffRole } from '../../service/accounts/staff/staff.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { operator, type SignedIn } from '../../service/core/viewer.ts';
import { assignProduct } from '../../service/partners/assign-product.ts';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';
import { book, manyBookings, setBookingLimits, stayItem } from '../travellers.ts';

const roles = ['admin', 'support', 'editor', 'partner'] as const satisfies readonly StaffRole[];

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
const bookingIds: string[] = [];
beforeAll(async () => {
  harness = await startHarness({ UPI_ID: 'padharo@bank' });
  for (const role of roles) await adminSession(harness, role);
  await setBookingLimits(harness, manyBookings);
  asha = await harness.signUp('Asha Verma');
  const ravi = await harness.signUp('Ravi Lakra');
  const sales = [
    { buyer: asha, phone: '+91 98111 22333', from: '2026-12-10', to: '2026-12-11' },
    { buyer: asha, phone: '+91 98111 22333', from: '2026-12-12', to: '2026-12-13' },
    { buyer: ravi, phone: '22333 44555', from: '2026-12-14', to: '2026-12-15' },
  ];
  for (const [at, { buyer, phone, from, to }] of sales.entries()) {
    const line = stayItem({ selectedDate: from, checkOut: to });
    const { body } = await book(harness, buyer.token, [line], { details: { phone } });
    const bookingId = String(body.bookingId);
    bookingIds.push(bookingId);
    await recordUpiTransfer(harness.ctx(operator), { bookingId, transferId: `UTRBAR00000${at}` });
  }
  const admin = harness.ctx(operator);
  const { documentId } = await invitePartner(admin, { name: 'Lake Family', email: 'partner@desk.example.in' });
  await invitePartner(admin, { name: 'Old Lake Club', email: 'club@example.in' });
  const { products } = await listStockRows(admin, { slug: 'lake-house' });
  await assignProduct(admin, { documentId, type: 'stay', productId: products[0]?.id ?? 0 });
});
afterAll(() => harness.close());

function as(role: StaffRole): StaffContext {
  const viewer: SignedIn = {
    kind: 'user',
    userId: 1 + roles.indexOf(role),
    sessionId: randomUUID(),
    role,
    confirmed: true,
    email: `${role}@desk.example.in`,
    username: `The ${role}`,
  };
  return { ...harness.ctx(viewer), viewer };
}
const search = (text: string, role: StaffRole = 'admin') => searchBackOffice(as(role), text);
const kinds = (groups: readonly FoundGroup[]) => groups.map(({ kind }) => kind);
const titles = (groups: readonly FoundGroup[], of: FoundGroup['kind']) =>
  groups.flatMap(({ kind, options }) => (kind === of ? options.map(({ title }) => title) : []));
const addresses = (groups: readonly FoundGroup[], of: FoundGroup['kind']) =>
  groups.flatMap(({ kind, options }) => (kind === of ? options.map(({ to }) => to) : []));

describe('the command bar finds', () => {
  test('bookings by the last digits of the phone before others, and by number, name and email', async () => {
    const [first = '', second = '', third = ''] = bookingIds.map((id) => `/admin/bookings/${id}`);
    // the end of one phone is the beginning of another
    expect(addresses(await search('22333'), 'booking')).toEqual([second, first, third]);
    expect(addresses(await search('2 2333'), 'booking').slice(0, 2)).toEqual([second, first]);
    expect(addresses(await search('555'), 'booking')).toEqual([third]);
    expect(addresses(await search('554'), 'booking')).toEqual([]);
    expect(addresses(await search(bookingIds[0] ?? ''), 'booking')).toEqual([first]);
    expect(addresses(await search((bookingIds[0] ?? '').toLowerCase()), 'booking')).toEqual([first]);
    expect(addresses(await search('ver ash'), 'booking')).toEqual([second, first]);
    const [{ options = [] } = {}] = await search('22333');
    expect(options.map(({ title, detail, mark }) => [title, detail, mark])[0]).toEqual([
      'Asha Verma',
      `+91 98111 22333 · Lake House · Sat, 12 Dec 2026 – Sun, 13 Dec 2026 · ${bookingIds[1]}`,
      'Confirmed',
    ]);
  });

  test('a guest with several bookings, with a link to all of them', async () => {
    const found = await search('asha');
    expect(titles(found, 'guest')).toEqual(['Asha Verma']);
    expect(addresses(found, 'guest')).toEqual([`/admin/bookings?${new URLSearchParams({ q: asha.email })}`]);
    expect(titles(await search('ravi'), 'guest')).toEqual([]);
  });

  test('products and partners, and first those that begin so', async () => {
    const found = await search('lake');
    expect(kinds(found).slice(0, 2)).toEqual(['product', 'partner']);
    expect(titles(found, 'product')).toEqual(['Lake House', 'Lake House: calendar']);
    expect(addresses(found, 'product')[0]).toMatch(/^\/admin\/content\/stay\//);
    expect(titles(found, 'partner')).toEqual(['Lake Family', 'Old Lake Club']);
    expect(titles(await search('house lake'), 'product')).toEqual(['Lake House']);
    const [, club = ''] = addresses(found, 'partner');
    expect(addresses(await search('club@'), 'partner')).toEqual([club]);
  });

  test('drafts for those who write content alone', async () => {
    const { db } = harness.database;
    const hide = (at: Date | null) =>
      db.updateTable('stays').set({ published_at: at }).where('slug', '=', 'lake-house').execute();
    await hide(null);
    const marks = async (role: StaffRole) =>
      (await search('lake house', role)).flatMap(({ kind, options }) => (kind === 'product' ? [options[0]?.mark] : []));
    expect(await Promise.all(roles.map(marks))).toEqual([['Draft'], [], ['Draft'], ['Draft']]);
    await hide(harness.clock.now);
    expect(await marks('support')).toEqual([undefined]);
  });

  test('of each kind only what the role may see', async () => {
    const of = async (role: StaffRole, text: string) => kinds(await search(text, role)).sort();
    expect(await of('admin', 'lak')).toEqual(['booking', 'partner', 'product']);
    expect(await of('support', 'lak')).toEqual(['booking', 'product']);
    expect(await of('editor', 'lak')).toEqual(['product']);
    expect(await of('partner', 'lak')).toEqual(['product']);
    for (const role of ['editor', 'partner'] as const) expect(await of(role, '22333'), role).toEqual([]);
    // a product that is not the partner’s
    expect(await of('partner', 'raft')).toEqual([]);
    expect(await of('editor', 'raft')).toEqual(['product']);
  });

  test('at most twenty results, and nothing for one letter, which no table is asked for', async () => {
    const { pool } = harness.database;
    await pool.query(`
      insert into bookings (booking_id, customer_name, email, status, payment_method, subtotal_paise, tax_paise,
        total_paise, tax_rules, request_hash, hold_until, created_at, updated_at, mailbox, cancelled_at, cancelled_because)
      select 'BARRED_' || n, 'Zubin Zaveri', 'zubin' || n % 5 || '@example.in', 'cancelled', 'upi', 0, 0, 0, '[]', '', now(),
        now(), now(), 'zubin@example.in', now(), 'operator' from generate_series(1, 30) n`);
    await pool.query(`
      insert into stays (slug, name, location, description, published_at)
      select 'zubin-' || n, 'Zubin House ' || n, 'Goa', '', now() from generate_series(1, 30) n`);
    await pool.query(`
      insert into partners (name, email, created_at) select 'Zubin Stays ' || n, 'stays' || n || '@example.in', now()
      from generate_series(1, 30) n`);
    const found = await search('zubin');
    const counts = Object.fromEntries(found.map(({ kind, options }) => [kind, options.length]));
    expect(counts).toEqual({ booking: 7, guest: 2, product: 6, partner: 4 });
    expect(titles(found, 'booking').at(-1)).toBe('All bookings with ‘zubin’');
    for (const text of ['z', ' z ', '%', '___', '\u0000', '']) expect(await search(text), text).toEqual([]);
    await pool.query(`delete from stays where slug like 'zubin-%'`);
    await pool.query(`delete from partners where name like 'Zubin%'`);
    await pool.query(`delete from bookings where booking_id like 'BARRED_%'`);
  });

  test('nothing for hostile text, which is a text like any other', async () => {
    const hostile = [
      "o'n':*",
      "\\'",
      "':*",
      "zz' | 'asha",
      '!asha & verma | x',
      'asha:*|ravi',
      '%%',
      '_ake',
      'lake\\',
      '~33322',
      "1'; drop table bookings; --",
      '<script>',
      'x'.repeat(5_000),
      'x '.repeat(2_000),
      '\ud800\ud800',
      '((((((((((',
    ];
    for (const text of hostile) expect(titles(await search(text), 'booking'), text).toEqual([]);
  });
});

test('one person searches three hundred times a minute', async () => {
  const ctx = as('support');
  const own = { ...ctx, viewer: { ...ctx.viewer, userId: 777 } };
  const limits = [{ key: 'searches of the back office by 777', seconds: 60, times: 300 }];
  for (let search = 0; search < 299; search += 1) await ctx.limiter.count(limits, ctx.now);
  expect(await searchBackOffice(own, 'nobody')).toEqual([]);
  await expect(searchBackOffice(own, 'nobody')).rejects.toMatchObject({ name: 'RateLimitError' });
});

test('a kind that fails is left out', async () => {
  const ctx = as('admin');
  const log = ctx.log.child({}, { level: 'silent' });
  await harness.database.pool.query('alter table partners rename to partners_away');
  try {
    expect(kinds(await searchBackOffice({ ...ctx, log }, 'raft'))).toEqual(['product']);
  } finally {
    await harness.database.pool.query('alter table partners_away rename to partners');
  }
});

test('each role has its own actions', () => {
  const of = (role: StaffRole) =>
    commandsFor(textIn('en'), as(role)).flatMap(({ group, title }) => (group === 'action' ? [title] : []));
  expect(of('partner')).toEqual(['Close rooms', 'Change prices', 'Keyboard shortcuts']);
  expect(of('support')).toEqual(['New booking', 'Move a booking', 'Print daily manifest', 'Keyboard shortcuts']);
  expect(of('editor')).toContain('Add entry: Stays');
  expect(of('editor')).not.toContain('New booking');
  expect(of('admin')).toEqual(expect.arrayContaining(['New booking', 'Close rooms', 'Add partner', 'Invite staff']));
});
