import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayManifest, manifestLimit } from '../../service/booking/admin/day-manifest.ts';
import { listMovements } from '../../service/booking/admin/list-movements.ts';
import { listScarce } from '../../service/booking/admin/list-scarce.ts';
import { listUnpaid } from '../../service/booking/admin/list-unpaid.ts';
import { showOccupancy } from '../../service/booking/admin/show-occupancy.ts';
import { showRevenue } from '../../service/booking/admin/show-revenue.ts';
import { findUpcomingSales } from '../../service/booking/admin/today.sql.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { latestReviews } from '../../service/catalog/reviews/latest-reviews.ts';
import { type Day, dayOf } from '../../service/core/day.ts';
import { operator, visitor } from '../../service/core/viewer.ts';
import { listUnsent } from '../../service/emails/list-unsent.ts';
import { sendAgain } from '../../service/emails/send-again.ts';
import { latestEnquiries } from '../../service/enquiries/latest-enquiries.ts';
import { listFailedJobs } from '../../service/platform/list-failed-jobs.ts';
import { recordBackup } from '../../service/platform/record-backup.ts';
import { showLastBackup } from '../../service/platform/show-last-backup.ts';
import { listFailed } from '../../service/webhooks/list-failed.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';
import { book, lastSuite, pay, stayItem } from '../travellers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
});
afterAll(() => harness.close());

const admin = () => harness.ctx(operator);
const minute = 60_000;

test('unpaid holds are listed soonest first until paid; then arrivals and departures on their days', async () => {
  const asha = await harness.signUp();
  const { bookingId } = (await book(harness, asha.token, [stayItem({ ...lastSuite })])).request;
  const { bookings, total } = await listUnpaid(admin());
  expect([total, bookings.map((booking) => [booking.bookingId, booking.name, booking.method])]).toEqual([
    1,
    [[bookingId, 'Asha Verma', expect.any(String)]],
  ]);
  await recordUpiTransfer(admin(), { bookingId, transferId: '632145879012' });
  expect(await listUnpaid(admin())).toEqual({ bookings: [], total: 0 });
  const line = await harness.database.db.selectFrom('booking_lines').selectAll().executeTakeFirstOrThrow();
  expect((await listMovements(admin())).arrivals).toBe(0);

  const { series, received, returned, before: earlier, withTests } = await showRevenue(admin());
  const { days, before: shadow } = series;
  expect([days.length, days.at(-1), returned]).toEqual([30, { day: '2026-11-20', value: received }, 0]);
  expect([shadow.length, earlier]).toEqual([30, 0]);
  expect(received).toBeGreaterThan(0);
  // a transfer is real money, whatever the site takes besides
  expect(withTests).toBe(false);
  harness.clock.advance(86_400_000);
  const dayAfter = await showRevenue(admin());
  expect([dayAfter.received, dayAfter.series.days.slice(-2).map(({ value }) => value)]).toEqual([
    received,
    [received, 0],
  ]);

  const before = new Date(`${line.start_day}T10:00:00+05:30`).getTime() - harness.clock.now.getTime();
  harness.clock.advance(before - 3 * 86_400_000);
  const { scarce } = await listScarce(admin());
  expect(scarce).toMatchObject([{ what: line.name, optionName: lastSuite.roomType, left: 0, day: line.start_day }]);
  harness.clock.advance(3 * 86_400_000);
  const expected = [{ line: line.id, bookingId, name: 'Asha Verma', what: line.name, time: '' }];
  expect(await listMovements(admin())).toMatchObject({ arrivals: 1, checkedIn: 0, departures: 0, expected });
  const tonight = await showOccupancy(admin());
  expect([tonight?.tonight.taken, tonight?.series.days.length, tonight?.before.taken]).toEqual([1, 30, 0]);
  const cookie = await adminSession(harness, 'support');
  const headers = { cookie, origin: 'http://padharo.test', 'content-type': 'application/x-www-form-urlencoded' };
  const checkIn = async (of: string) => {
    const payload = new URLSearchParams({ do: 'check-in', of }).toString();
    return (await harness.app.inject({ method: 'POST', url: '/admin/today', headers, payload })).statusCode;
  };
  expect(await checkIn(`${bookingId} ${line.id + 1}`)).toBe(404);
  expect(await checkIn(`${bookingId} ${line.id}`)).toBe(302);
  expect(await checkIn(`${bookingId} ${line.id}`)).toBe(409);
  expect(await listMovements(admin())).toMatchObject({ arrivals: 1, checkedIn: 1, expected: [] });
  const nights = (Date.parse(line.end_day) - Date.parse(line.start_day)) / 86_400_000;
  harness.clock.advance(nights * 86_400_000);
  const { arrivals, departures, series: lately } = await listMovements(admin());
  expect([arrivals, departures, lately.days.map(({ value }) => value).reduce((sum, value) => sum + value)]).toEqual([
    0, 1, 1,
  ]);
});

test('emails unsent for ten minutes are listed and can be queued again', async () => {
  harness.clock.advance(11 * minute);
  const { unsent, total } = await listUnsent(admin());
  expect(total).toBeGreaterThan(0);
  const [email] = unsent;
  expect(await sendAgain(admin(), { emailId: email?.id ?? 0 })).toEqual({ to: email?.recipient });
  await expect(sendAgain(admin(), { emailId: 0 })).rejects.toMatchObject({ name: 'NotFoundError' });
  await harness.database.db.updateTable('emails').set({ sent_at: harness.clock.now }).execute();
  expect(await listUnsent(admin())).toEqual({ unsent: [], total: 0 });
  await expect(sendAgain(admin(), { emailId: email?.id ?? 0 })).rejects.toMatchObject({ name: 'ConflictError' });
});

test('without enquiries, failures or reports the page is empty', async () => {
  expect(await latestEnquiries(admin())).toEqual({ enquiries: [], total: 0 });
  expect([await listFailed(admin()), await listFailedJobs(admin())]).toEqual([[], []]);
  expect(await latestReviews(admin())).toEqual(expect.any(Array));
});

test('reported reviews come before unanswered ones', async () => {
  const { pool } = harness.database;
  const { rows } = await pool.query<{ document_id: string }>(
    `with one as (insert into reviews (stay_id, name, rating, comment, answer, answered_at)
         values (1, 'Ravi', 1, 'No lake', 'There is', now())
         returning id, document_id),
       told as (insert into reported_reviews (review_id, wrong, last_at) select id, 1, now() from one)
     select document_id from one`,
  );
  const [first, ...others] = await latestReviews(admin());
  expect(first).toMatchObject({ documentId: rows[0]?.document_id, reported: true });
  expect(others.filter(({ reported }) => reported)).toEqual([]);
  await pool.query('delete from reported_reviews');
  expect((await latestReviews(admin())).map(({ documentId }) => documentId)).not.toContain(rows[0]?.document_id);
});

/** The figures and the kinds of what waits, as the page of that role has them. */
async function todayOf(role: 'partner' | 'editor' | 'support' | 'admin') {
  const cookie = await adminSession(harness, role);
  const { body } = await harness.app.inject({ url: '/admin/today', headers: { cookie } });
  expect(body).not.toContain('did not load');
  const texts = (pattern: RegExp) => [...new Set([...body.matchAll(pattern)].map(([, text]) => text))];
  return {
    figures: texts(/<h2 class="font-sans text-sm font-medium[^>]*><a[^>]*>([^<]+)</g),
    kinds: texts(/queue-kind">([^<]+)</g).toSorted(),
    body,
  };
}

test('each role sees its own figures and what waits for it, and a transfer can be recorded from the page', async () => {
  const { pool } = harness.database;
  const ravi = await harness.signUp('Ravi Rao');
  const { bookingId } = (
    await book(harness, ravi.token, [stayItem({ selectedDate: '2026-12-22', checkOut: '2026-12-24' })])
  ).request;
  await pool.query(
    `with b as (select id from bookings where booking_id = $1)
     insert into booking_messages (booking_id, author, text, at) select id, 'traveller', 'Is there a lift?', $2 from b`,
    [bookingId, harness.clock.now],
  );
  await pool.query(
    `with p as (insert into partners (name, email, created_at) values ('Lake Family', 'l@example.in', now()) returning id)
     insert into submissions (partner_id, content_type, title, data, before, form, saved_at)
     select id, 'stay', 'Boat House', '{}', '{}', 'f', now() from p`,
  );
  const partner = await todayOf('partner');
  expect([partner.figures, partner.kinds, partner.body.includes('Next guests')]).toEqual([['To do'], [], true]);
  expect(partner.body).not.toMatch(/Is there a lift|Boat House/);
  const editor = await todayOf('editor');
  expect([editor.figures, editor.kinds]).toEqual([['To do'], ['Review', 'Submission']]);
  expect(editor.body).not.toContain('Is there a lift');
  const support = await todayOf('support');
  expect(support.figures).toEqual(['Arrivals', 'Occupancy', 'Revenue, 30 days', 'To do']);
  expect(support.kinds).toEqual(['Awaiting payment', 'Message', 'Review']);
  harness.clock.advance(11 * minute);
  const ofAdmin = await todayOf('admin');
  expect(ofAdmin.kinds).toEqual([
    'Awaiting payment',
    'Email not sent',
    'Message',
    'Review',
    'Setup guide',
    'Submission',
  ]);
  await pool.query('delete from submissions');
  await pool.query('delete from booking_messages');
  const send = async (role: 'editor' | 'support', reference: string) => {
    const cookie = await adminSession(harness, role);
    const headers = { cookie, origin: 'http://padharo.test', 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ do: 'upi', of: bookingId, reference }).toString();
    return harness.app.inject({ method: 'POST', url: '/admin/today', headers, payload });
  };
  expect((await send('editor', '732145879012')).statusCode).toBe(403);
  const wrong = await send('support', 'x');
  expect([wrong.statusCode, wrong.body.includes('Enter a UPI reference of 8 to 35')]).toEqual([400, true]);
  expect((await send('support', '7321 4587 9012')).statusCode).toBe(302);
  expect((await listUnpaid(admin())).total).toBe(0);
});

test('of many refunds due the page shows ten, their number, and a link to all', async () => {
  const { pool } = harness.database;
  await pool.query(
    `with one as (insert into payments (booking_id, gateway, mode, reference, method, amount_paise, status, created_at)
         select (select min(id) from bookings), 'upi', 'live', 'upi_MANY' || n, 'upi', 100, 'captured', now()
         from generate_series(1, 12) n returning id)
     insert into refunds (payment_id, amount_paise, idempotency_key, created_at) select id, 100, 'many-' || id, now() from one`,
  );
  const page = async () => (await todayOf('support')).body;
  const body = await page();
  expect(body.match(/Mark as sent/g)).toHaveLength(10);
  expect(body).toMatch(/<a[^>]+href="\/admin\/bookings\?waiting=person"[^>]*>Refund to pay: 2 more/);
  // nothing is owed of money that is held
  await pool.query(`delete from refunds where idempotency_key like 'many-%'`);
  await pool.query(`update payments set status = 'held' where reference like 'upi_MANY%'`);
  const held = await todayOf('support');
  expect([held.kinds.includes('Payment on hold'), held.body.match(/>Decide</g)?.length]).toEqual([true, 10]);
  expect(held.body).toContain('Payment on hold: 2 more');
  await pool.query(`delete from payments where reference like 'upi_MANY%'`);
  expect((await todayOf('support')).kinds).not.toContain('Payment on hold');
});

test('low stock is checked for the earliest dates first', async () => {
  const { pool, db } = harness.database;
  const { rows } = await pool.query<{ what: string; start_day: Day }>(
    `insert into booking_lines (booking_id, position, product_type, product_id, sellable_id, name, location, image_url,
       start_day, end_day, units, quantity, guests, unit_paise, subtotal_paise, tax_paise, details)
     select (select min(id) from bookings), 90 + n, 'car-rental', n, s.id, 'Car ' || n, '', '', '2029-05-10'::date - n::int,
       '2029-05-11'::date - n::int, 1, 1, 1, 0, 0, 0, '{}'
     from (select row_number() over (order by id) as n, id from sellables order by id limit 3) s returning name as what, start_day`,
  );
  expect(rows).toHaveLength(3);
  const of = { from: dayOf('2029-05-01'), to: dayOf('2029-05-15') };
  const names = async (bounds: { looked: number; most: number }) =>
    (await findUpcomingSales(db, { ...of, ...bounds })).map(({ what }) => what);
  expect(await names({ looked: 9, most: 9 })).toEqual(['Car 3', 'Car 2', 'Car 1']);
  expect(await names({ looked: 2, most: 9 })).toEqual(['Car 3', 'Car 2']);
  expect(await names({ looked: 9, most: 1 })).toEqual(['Car 3']);
  await pool.query(`delete from booking_lines where start_day >= '2029-05-01'`);
});

test('a long manifest shows the first of each section, everything in print, and says when there is more', async () => {
  const kamala = await harness.signUp('Kamala Iyer');
  const { bookingId } = (
    await book(harness, kamala.token, [stayItem({ selectedDate: '2027-08-03', checkOut: '2027-08-04' })])
  ).request;
  await recordUpiTransfer(admin(), { bookingId, transferId: '632145879013' });
  const copies = (from: number, to: number, days: readonly [string, string]) =>
    harness.database.pool.query(
      `insert into booking_lines (booking_id, position, product_type, product_id, sellable_id, name, option_name, location, image_url,
         start_day, end_day, units, quantity, guests, unit_paise, subtotal_paise, tax_paise, details)
       select l.booking_id, n, product_type, product_id, sellable_id, name, option_name, location, image_url,
         $4::date, $5::date, units, quantity, guests, unit_paise, subtotal_paise, tax_paise, details
       from booking_lines l, generate_series($2::int, $3::int) n
       where l.booking_id = (select id from bookings where booking_id = $1) and l.position = 0`,
      [bookingId, from, to, ...days],
    );
  const cookie = await adminSession(harness, 'support');
  const sheet = async (day = '2027-08-03') =>
    (await harness.app.inject({ url: `/admin/day-sheet?day=${day}`, headers: { cookie } })).body;
  const cut = 'This day has more entries than the manifest can show.';
  const entries = (page: string) => page.match(/<tr>/g)?.length;
  expect(await sheet('2029-08-03')).toContain('No paid bookings on this day.');
  expect(await sheet()).not.toContain('Show all to print');
  // someone who only stays that night is on no sheet, and is read with the others
  await copies(1, 1, ['2027-08-02', '2027-08-04']);
  await copies(2, manifestLimit - 1, ['2027-08-03', '2027-08-04']);
  const many = await sheet();
  expect(many).not.toContain(cut);
  expect(many).toContain('Show all to print');
  expect(many.replaceAll('<!-- -->', '')).toContain('Showing the first 40 of 9,999.');
  expect(entries(many)).toBe(1 + 40);
  expect((await dayManifest(admin(), { day: dayOf('2027-08-03') })).rows).toHaveLength(manifestLimit - 1);
  await copies(manifestLimit, manifestLimit, ['2027-08-03', '2027-08-04']);
  const more = await sheet();
  expect(more).toContain(cut);
  expect((await dayManifest(admin(), { day: dayOf('2027-08-03') })).rows).toHaveLength(manifestLimit - 1);
});

test('test payments are marked as such', async () => {
  const { token } = await harness.signUp();
  const nights = { selectedDate: '2027-05-04', checkOut: '2027-05-05' };
  const { body } = await book(harness, token, [stayItem(nights)]);
  expect((await pay(harness, body)).status).toBe(200);
  expect((await showRevenue(admin())).withTests).toBe(true);
});

test('a backup that is late waits on the page of admins; a site without one has nothing to say', async () => {
  expect(await showLastBackup(admin())).toBeUndefined();
  await recordBackup(admin());
  const at = harness.clock.now;
  harness.clock.advance(47 * 60 * minute);
  expect(await showLastBackup(admin())).toEqual({ at, isLate: false });
  expect((await todayOf('admin')).body).not.toContain('The backup is late');
  harness.clock.advance(2 * 60 * minute);
  expect(await showLastBackup(admin())).toEqual({ at, isLate: true });
  expect((await todayOf('admin')).body).toContain('The backup is late');
  await expect(showLastBackup(harness.ctx(visitor))).rejects.toMatchObject({ name: 'UnauthorizedError' });
});
