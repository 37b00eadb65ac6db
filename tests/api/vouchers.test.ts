import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayManifest } from '../../service/booking/admin/day-manifest.ts';
import { findVoucherCode } from '../../service/booking/admin/find-voucher-code.ts';
import { showVoucher } from '../../service/booking/admin/show-voucher.ts';
import { checkInVoucher } from '../../service/booking/usecases/vouchers/check-in-voucher.ts';
import { verifyVoucher } from '../../service/booking/usecases/vouchers/verify-voucher.ts';
import { dayOf } from '../../service/core/day.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import { forgetOldIds } from '../../service/documents/forget-old-ids.ts';
import { shownIdOf } from '../../service/documents/shown-id.ts';
import { voucherToken } from '../../service/documents/voucher-token.ts';
import { makeBooking } from '../changing.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { book, pay, raftItem, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let support: string;
let fresh: string;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('Asha Verma');
  support = await staffToken(harness, 'support');
  ({ token: fresh } = await bought());
});
afterAll(() => harness.close());

const here = { selectedDate: '2026-11-20', checkOut: '2026-11-21' };

/** A paid booking, and what is in the QR codes of its vouchers. */
async function bought(items: Record<string, unknown>[] = [stayItem(here)]) {
  const { body } = await book(harness, asha.token, items);
  await pay(harness, body);
  const [token = ''] = await tokensOf(body.bookingId);
  return { bookingId: String(body.bookingId), token };
}
async function tokensOf(bookingId: string): Promise<string[]> {
  const documents = await harness.call('GET', `/api/bookings/${bookingId}/documents`, { token: asha.token });
  const checks: { check: string }[] = documents.body.data.vouchers;
  return checks.map(({ check }) => new URL(check).pathname.split('/').at(-1) ?? '');
}
const state = async (token: string, at = harness.clock.now) =>
  (await verifyVoucher({ ...harness.ctx(), now: at }, token))?.state;
const checkIn = (token: string, bearer = support) =>
  harness.call('POST', '/api/admin/vouchers/redeem', { body: { token }, token: bearer });
const change = (statement: string, values: unknown[]) => harness.database.pool.query(statement, values);

describe('anyone with a voucher sees its status', () => {
  test('valid: with what and when, and without names', async () => {
    const token = fresh;
    const check = await verifyVoucher(harness.ctx(), token);
    expect(check).toEqual({
      state: 'valid',
      name: 'Lake House',
      startDay: '2026-11-20',
      lastDay: '2026-11-21',
      visit: [],
      usedAt: null,
    });
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toMatch(/asha|verma|@/i);
  });

  test('valid: of a visit with its time and meeting point as they were at the sale', async () => {
    const { token } = await bought([raftItem()]);
    const visit = [
      { label: 'Time', value: '07:00' },
      { label: 'Meeting point', value: 'Shivpuri' },
    ];
    await change("update attractions set area = 'Brahmpuri' where slug = $1", ['ganga-rafting']);
    expect(await verifyVoucher(harness.ctx(), token)).toMatchObject({ state: 'valid', visit });
    await change("update attractions set area = 'Shivpuri' where slug = $1", ['ganga-rafting']);
  });

  test('cancelled, with the booking', async () => {
    const { token, bookingId } = await bought([stayItem()]);
    await harness.call('POST', `/api/bookings/${bookingId}/cancel`, { token: asha.token });
    expect(await state(token)).toBe('cancelled');
    expect((await checkIn(token)).body.error.message).toBe('This booking was cancelled');
  });

  test('changed, or cancelled, with its line and no other', async () => {
    const { id, lines, change } = await makeBooking(harness, asha.token, [stayItem(), raftItem()], { paid: true });
    const tokens = async () => tokensOf(id);
    const [stay = '', raft = ''] = await tokens();
    await change({ line: lines[0], guests: 1 });
    const [changed = ''] = await tokens();
    expect(await Promise.all([stay, changed, raft].map((token) => state(token)))).toEqual([
      'changed',
      'valid',
      'valid',
    ]);
    expect((await checkIn(stay)).body.error.message).toMatch(/^The booking has changed/);
    await change({ line: lines[1], cancel: true });
    expect(await Promise.all([changed, raft].map((token) => state(token)))).toEqual(['valid', 'cancelled']);
    expect(await tokens()).toEqual([changed]);
  });

  test('expired, two days after its last day', async () => {
    const token = fresh;
    expect(await state(token, new Date('2026-11-23T23:59:00+05:30'))).toBe('valid');
    expect(await state(token, new Date('2026-11-24T00:00:00+05:30'))).toBe('over');
  });

  test('a forged voucher is refused', async () => {
    const token = fresh;
    const promised = { bookingId: 'BOOK_1', lineId: 1, name: 'x', bought: '' };
    const days = { startDay: dayOf('2026-11-20'), lastDay: dayOf('2026-11-21') };
    const other = await voucherToken({ ...promised, ...days }, 'another secret of thirty-two characters');
    for (const forged of [other, `${token}A`, token.slice(5), 'x'])
      expect([await state(forged), (await checkIn(forged)).status]).toEqual([undefined, 404]);
  });
});

describe('staff check in a voucher', () => {
  test('once, with the name of the staff member', async () => {
    const { token, bookingId } = await bought();
    expect(await checkIn(token)).toMatchObject({ status: 200, body: { data: { usedAt: expect.any(String) } } });
    expect(await state(token)).toBe('used');
    const changes = await harness.call('GET', `/api/bookings/${bookingId}/changes`, { token: asha.token });
    expect(changes.body.data.map(({ kind }: { kind: string }) => kind)).toContain('redeemed');
    expect(await checkIn(token)).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('This voucher was used on 20 Nov 2026') } },
    });
    const { rows } = await change(
      "select actor, action from audit_rows where subject_id = $1 and action = 'check-in-voucher'",
      [bookingId],
    );
    expect(rows).toHaveLength(1);
  });

  test('not before its first day', async () => {
    const { token } = await bought([stayItem()]);
    expect((await checkIn(token)).body.error.message).toBe('This voucher is valid from Sat, 12 Dec 2026');
    expect(await state(token)).toBe('valid');
  });

  test('and no one else can, not even its owner', async () => {
    const token = fresh;
    expect((await checkIn(token, asha.token)).status).toBe(403);
    expect((await harness.call('POST', '/api/admin/vouchers/redeem', { body: { token } })).status).toBe(401);
    expect(await state(token)).toBe('valid');
  });

  test('only once when ten try at once', async () => {
    const token = fresh;
    const answers = await Promise.all(Array.from({ length: 10 }, () => checkIn(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('from the arrivals list too, with the kind of ID and its last four characters, forgotten after a year', async () => {
    const { bookingId } = await bought();
    const staff = harness.ctx(operator);
    const rowOf = async () =>
      (await dayManifest(staff, { day: dayOf('2026-11-20') })).rows.find((row) => row.bookingId === bookingId);
    const lineId = (await rowOf())?.line ?? 0;
    const code = await findVoucherCode(staff, { bookingId, lineId });
    for (const ending of ['123', '1234567890', 'ab-1', ''])
      expect(() => shownIdOf({ document: 'passport', ending }), ending).toThrow();
    expect(() => shownIdOf({ document: 'photocopy', ending: '1234' })).toThrow();
    expect(shownIdOf({ document: '', ending: ' ' })).toBeUndefined();
    await checkInVoucher(staff, code, shownIdOf({ document: 'passport', ending: ' 4a7z ' }));
    const shown = { document: 'passport', ending: '4A7Z' };
    expect(await rowOf()).toMatchObject({ used: true, shown });
    expect(await showVoucher(staff, code)).toMatchObject({ state: 'used', shown });

    const forgetAfter = (days: number) =>
      forgetOldIds({ ...harness.ctx(clock), now: new Date(harness.clock.now.getTime() + days * 86_400_000) });
    await forgetAfter(364);
    expect(await rowOf()).toMatchObject({ shown });
    await forgetAfter(366);
    expect(await rowOf()).toMatchObject({ used: true, shown: null });

    await expect(findVoucherCode(staff, { bookingId: 'BOOK_0', lineId })).rejects.toThrow('not one of our vouchers');
    const other = await bought();
    await expect(findVoucherCode(staff, { bookingId: other.bookingId, lineId })).rejects.toThrow();
  });
});
