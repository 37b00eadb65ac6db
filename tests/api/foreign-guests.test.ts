import { beforeAll, expect, test } from 'vitest';
import { exportForeignGuests } from '../../service/booking/admin/export-foreign-guests.ts';
import { listForeignGuests } from '../../service/booking/admin/list-foreign-guests.ts';
import { deleteOldForeignGuests } from '../../service/booking/usecases/erasure/delete-old-foreign-guests.ts';
import { recordForeignGuest } from '../../service/booking/usecases/guests/record-foreign-guest.ts';
import { removeForeignGuest } from '../../service/booking/usecases/guests/remove-foreign-guest.ts';
import { dayOf } from '../../service/core/day.ts';
import { clock } from '../../service/core/viewer.ts';
import { siteWithPartner } from '../partner-sales.ts';
import { adminSession } from '../staff.ts';

const site = siteWithPartner({ pages: true });
const { admin, theirs, refusal } = site;
const pool = () => site.harness.database.pool;

const passport = 'XK4417739';
const answers: Readonly<Record<string, string>> = {
  name: '=Lena Berg',
  sex: 'female',
  birthDate: '1988-02-29',
  nationality: 'German',
  homeAddress: 'Kastanienallee 1, Berlin',
  passportNumber: 'xk 441-7739',
  passportExpiry: '2031-05-01',
  visaNumber: '',
  visaType: '',
  visaExpiry: '',
  arrivedFrom: 'Kathmandu, Nepal',
  arrivedInIndia: '2026-11-20',
  purpose: 'Tourism',
  nextDestination: 'Agra',
};
const typed =
  (own: Readonly<Record<string, string>> = {}) =>
  (field: string) =>
    ({ ...answers, ...own })[field] ?? '';
const stored = async () => (await pool().query('select * from foreign_guests order by id')).rows;

let stay: { bookingId: string; line: number; voucher: string };
let raft: number;
beforeAll(async () => {
  const { bookingId, stay: voucher } = await site.sold({ selectedDate: '2026-11-23', checkOut: '2026-11-25' });
  const { rows } = await pool().query<{ id: number }>(
    `select l.id from booking_lines l join bookings b on b.id = l.booking_id where b.booking_id = $1 order by position`,
    [bookingId],
  );
  stay = { bookingId, line: rows[0]?.id ?? 0, voucher };
  raft = rows[1]?.id ?? 0;
});
const record = (own: Readonly<Record<string, string>>, form: string, ctx = theirs()) =>
  recordForeignGuest(ctx, { ...stay, form, typed: typed(own) });

test('nothing is recorded before the first day, for other products, or for others', async () => {
  expect(await refusal(record({}, 'early'))).toBe('ConflictError');
  site.harness.clock.now = new Date('2026-11-23T15:05:00+05:30');
  const other = { bookingId: stay.bookingId, line: raft, form: 'raft', typed: typed() };
  expect(await refusal(recordForeignGuest(theirs(), other))).toBe('NotFoundError');
  expect(await refusal(recordForeignGuest(admin(), other))).toBe('ConflictError');
  expect(await refusal(listForeignGuests(theirs(), { bookingId: stay.bookingId, line: raft }))).toBe('NotFoundError');
  expect(await stored()).toEqual([]);
});

test('the check-in page leads to the form, which says by field what is wrong and records each guest once', async () => {
  const cookie = await adminSession(site.harness, 'partner');
  const { host, origin } = new URL(admin().config.publicUrl);
  const post = (url: string, body: Record<string, string>) =>
    site.harness.app.inject({
      method: 'POST',
      url,
      headers: { cookie, host, origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(body).toString(),
    });
  const arrival = { code: stay.voucher, document: 'passport', ending: passport.slice(-4), foreign: 'yes' };
  const { statusCode, headers } = await post('/admin/redeem', arrival);
  const to = String(headers.location);
  expect([statusCode, to]).toEqual([302, `/admin/foreign-guests?booking=${stay.bookingId}&line=${stay.line}`]);
  const wrong = await post(to, {
    ...answers,
    do: 'record',
    form: 'one',
    name: '',
    passportNumber: 'no!',
    birthDate: '2027-01-01',
  });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.body).toContain('Enter 4 to 20 letters and digits.');
  expect(wrong.body).toContain('Choose today or an earlier date.');
  expect(wrong.body).toContain('Kastanienallee 1, Berlin');
  site.harness.clock.advance(60 * 60_000);
  for (const _ of ['sent', 'sent again'])
    expect((await post(to, { ...answers, do: 'record', form: 'one' })).statusCode).toBe(302);
  expect(await stored()).toHaveLength(1);
  await record({ name: 'Jan Berg', passportNumber: 'XK4417740' }, 'two');
  expect(await refusal(record({ name: 'Third Berg' }, 'three')), 'two guests were booked').toBe('ConflictError');
  const shown = await listForeignGuests(theirs(), stay);
  expect(shown).toMatchObject({ open: 0, property: 'Lake House' });
  expect(shown.guests.map(({ passportNumber }) => passportNumber)).toEqual(['…7739', '…7740']);
  await removeForeignGuest(theirs(), { ...stay, id: shown.guests[1]?.id ?? 0 });
  await removeForeignGuest(theirs(), { ...stay, id: shown.guests[1]?.id ?? 0 });
  expect(await stored()).toHaveLength(1);
});

test('what was entered is encrypted, and in no log, email or webhook', async () => {
  expect(JSON.stringify(await stored())).not.toMatch(/Berg|4417739/);
  for (const table of [
    'audit_rows',
    'emails',
    'webhook_deliveries',
    'booking_changes',
    'check_ins',
    'foreign_guests',
  ]) {
    const { rows } = await pool().query(
      `select count(*)::int as found from ${table} t where t::text ~ 'Berg|${passport}'`,
    );
    expect(rows[0]?.found, table).toBe(0);
  }
  const { rows } = await pool().query(
    `select action from audit_rows where action like '%foreign-guest%' and subject_id = $1 order by id`,
    [stay.bookingId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'record-foreign-guest',
    'record-foreign-guest',
    'remove-foreign-guest',
  ]);
});

test('arrivals are exported for a range of days, to partners their own, with the time of the check-in', async () => {
  const day = dayOf('2026-11-23');
  const file = await exportForeignGuests(theirs(), { from: day, to: day });
  const [, row = '', ...more] = file.trim().split('\r\n');
  expect(more).toEqual([]);
  expect(row).toContain(`"'=Lena Berg",female,1988-02-29,German`);
  expect(row).toContain(`${passport},2031-05-01,,,,`);
  expect(row).toContain(`2026-11-23,15:05,2,2026-11-25,${stay.bookingId}`);
  const lines = async (from: string, to: string, ctx = admin()) =>
    (await exportForeignGuests(ctx, { from: dayOf(from), to: dayOf(to) })).trim().split('\r\n').length - 1;
  expect(await lines('2026-11-22', '2026-11-22')).toBe(0);
  expect(await lines('2026-11-22', '2026-11-24')).toBe(1);
  expect(await refusal(lines('2026-11-24', '2026-11-23'))).toBe('ValidationError');
  expect(await refusal(lines('2026-01-01', '2026-11-24'))).toBe('ValidationError');
  const stranger = { ...theirs(), viewer: { ...site.partner, email: 'raft@example.in' } };
  expect(await lines('2026-11-22', '2026-11-24', stranger)).toBe(0);
  const { rows } = await pool().query(
    `select after from audit_rows where action = 'export-foreign-guests' order by id`,
  );
  expect(rows[0]?.after).toEqual({ entries: 1 });
});

test('the person who booked sees it in their data, without whole numbers, and reads that it stays', async () => {
  const { token } = site.asha;
  const { body } = await site.harness.call('GET', '/api/users/me/data', { token });
  const trip = body.bookings.find(
    ({ booking }: { booking: { bookingId: string } }) => booking.bookingId === stay.bookingId,
  );
  expect(trip.foreignGuests).toMatchObject([
    { item: 'Lake House', answers: { name: '=Lena Berg', passportNumber: '…7739', visaNumber: '' } },
  ]);
  const preview = await site.harness.call('GET', '/api/users/me/deletion', { token });
  expect(preview.body.data.foreignGuests).toBe(1);
});

test('it is deleted once the law no longer asks to keep it', async () => {
  const at = (now: string) => ({ ...site.harness.ctx(clock), now: new Date(now) });
  await deleteOldForeignGuests(at('2027-11-26T23:00:00+05:30'));
  expect(await stored()).toHaveLength(1);
  await pool().query(`update settings set value = '{"days": 30, "foreignGuestDays": 400}' where key = 'data-requests'`);
  await deleteOldForeignGuests(at('2027-11-27T01:00:00+05:30'));
  expect(await stored()).toHaveLength(1);
  await pool().query(`update settings set value = '{"days": 30}' where key = 'data-requests'`);
  await deleteOldForeignGuests(at('2027-11-27T01:00:00+05:30'));
  expect(await stored()).toEqual([]);
});
