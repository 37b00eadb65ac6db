import { describe, expect, test } from 'vitest';
import { listOpenAcknowledgements } from '../../service/booking/admin/list-open-acknowledgements.ts';
import { listPartnerGuests } from '../../service/booking/admin/list-partner-guests.ts';
import { showBooking } from '../../service/booking/admin/show-booking.ts';
import { acknowledgementLink } from '../../service/booking/model/payment-link.ts';
import { answerAcknowledgement } from '../../service/booking/usecases/acknowledgements/answer-acknowledgement.ts';
import { answerByLink } from '../../service/booking/usecases/acknowledgements/answer-by-link.ts';
import { showAcknowledgement } from '../../service/booking/usecases/acknowledgements/show-acknowledgement.ts';
import { completeBookings } from '../../service/booking/usecases/cancellation/complete-bookings.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { checkInVoucher } from '../../service/booking/usecases/vouchers/check-in-voucher.ts';
import { addDays, type Day, dayOf } from '../../service/core/day.ts';
import { clock } from '../../service/core/viewer.ts';
import { siteWithPartner } from '../partner-sales.ts';
import { adminSession, staffToken } from '../staff.ts';
import { book, brokenInvariants, carBooking, pay, stayItem } from '../travellers.ts';

const site = siteWithPartner({ pages: true });
const { admin, theirs, refusal, sold } = site;

const nights = (day: string) => ({ selectedDate: day, checkOut: addDays(dayOf(day), 1) });
const set = (hours: number) =>
  site.harness.database.pool.query(`update settings set value = $1 where key = 'partner-answers'`, [
    JSON.stringify({ hours }),
  ]);
const linesOf = async (bookingId: string) => {
  const { lines } = await showBooking(admin(), { bookingId });
  return lines.map((line) => ({
    id: line.id,
    state: line.state,
    answer: line.answer?.state ?? null,
    price: line.price,
  }));
};
const emailsTo = async (recipient: string, kind: string) =>
  (await site.harness.emails()).filter((email) => email.recipient === recipient && email.kind === kind);

/** A paid booking, and the line of the partner's stay in it with the secret of its link. */
async function partnerBooking(day: Day | string) {
  const { bookingId, stay } = await sold(nights(day));
  const [line = { id: 0, price: 0 }] = await linesOf(bookingId);
  const code = new URL(acknowledgementLink(admin().config, { bookingId, line: line.id })).searchParams.get('code');
  return { bookingId, line: line.id, price: line.price, code: code ?? '', voucher: stay };
}
const refundOf = (bookingId: string, line: number, of: { token?: string; key?: string } = site.asha) =>
  site.harness.call('POST', `/api/bookings/${bookingId}/items/${line}/refund`, {
    ...(of.token !== undefined && { token: of.token }),
    body: of.key === undefined ? {} : { key: of.key },
  });
const refunded = async (bookingId: string) => {
  const { rows } = await site.harness.database.pool.query<{ sum: number }>(
    `select coalesce(sum(r.amount_paise), 0)::int as sum from refunds r join bookings b on b.id = r.booking_id
     where b.booking_id = $1 and r.state <> 'void'`,
    [bookingId],
  );
  return rows[0]?.sum;
};
const history = async (bookingId: string) => {
  const { rows } = await site.harness.database.pool.query<{ action: string; actor: string }>(
    `select action, actor from audit_rows where subject_id = $1 and action in ('acknowledge', 'refuse-guest', 'refund-refused')
     order by id`,
    [bookingId],
  );
  return rows.map(({ action, actor }) => `${actor}: ${action}`);
};

describe('a partner is asked', () => {
  test('when the booking is confirmed and not before, each of what is theirs', async () => {
    const { body } = await book(site.harness, site.asha.token, [stayItem(nights('2026-12-01'))]);
    expect(await linesOf(body.bookingId)).toMatchObject([{ answer: null }]);
    expect(await emailsTo('partner@desk.example.in', 'partner-booking')).toEqual([]);
    await recordUpiTransfer(admin(), { bookingId: body.bookingId, transferId: 'UTRASKED0001' });
    expect(await linesOf(body.bookingId)).toMatchObject([{ answer: 'waiting' }]);
    await recordUpiTransfer(admin(), { bookingId: body.bookingId, transferId: 'UTRASKED0001' });
    const emails = await emailsTo('partner@desk.example.in', 'partner-booking');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.plain).not.toMatch(/Asha|Verma|example\.in/);
    const [{ id = 0 } = {}] = await linesOf(body.bookingId);
    expect(emails[0]?.plain).toContain(acknowledgementLink(admin().config, { bookingId: body.bookingId, line: id }));

    const both = await sold(nights('2026-12-02'));
    expect(await linesOf(both.bookingId)).toMatchObject([{ answer: 'waiting' }, { answer: 'waiting' }]);
    expect(await emailsTo('raft@example.in', 'partner-booking')).toHaveLength(1);
  });

  test('not at all while the setting is 0, and not about products of the company', async () => {
    await set(0);
    const { bookingId } = await sold(nights('2026-12-03'));
    expect(await linesOf(bookingId)).toMatchObject([{ answer: null }, { answer: null }]);
    await set(24);
    const { rows } = await site.harness.database.pool.query(
      `select from acknowledgements a join bookings b on b.id = a.booking_id where b.booking_id = $1`,
      [bookingId],
    );
    expect(rows).toEqual([]);
  });

  test('again about a changed line, and no more about one that was cancelled', async () => {
    const { bookingId, line } = await partnerBooking('2026-12-04');
    await answerAcknowledgement(theirs(), { bookingId, line, answer: 'acknowledged', reason: '' });
    const { token } = site.asha;
    const changes = [{ line, selectedDate: '2026-12-05', checkOut: '2026-12-06' }];
    const path = `/api/bookings/${bookingId}/changes`;
    const preview = await site.harness.call('POST', `${path}/preview`, { token, body: { changes } });
    const changed = await site.harness.call('POST', path, { token, body: { changes, token: preview.body.token } });
    expect(changed.status).toBe(200);
    const [moved = { id: 0 }] = (await linesOf(bookingId)).filter(({ state, id }) => state === 'live' && id !== line);
    expect((await linesOf(bookingId)).find(({ id }) => id === line)).toMatchObject({ state: 'replaced', answer: null });
    expect((await linesOf(bookingId)).at(-1)).toMatchObject({ answer: 'waiting' });
    await site.harness.call('POST', `/api/bookings/${bookingId}/cancel`, { token });
    expect((await linesOf(bookingId)).map(({ answer }) => answer)).toEqual([null, null, null]);
    const late = { bookingId, line: moved.id, answer: 'refused', reason: '' } as const;
    expect(await refusal(answerAcknowledgement(theirs(), late))).toBe('ConflictError');
    site.harness.clock.advance(25 * 3_600_000);
    const { lines } = await listOpenAcknowledgements(admin());
    expect(lines.map((one) => one.bookingId)).not.toContain(bookingId);
  });
});

describe('the link in the email', () => {
  test('shows only what the email says, and reading changes nothing', async () => {
    const { bookingId, line, code } = await partnerBooking('2026-12-07');
    const link = { bookingId, line, code };
    const shown = await showAcknowledgement(site.harness.ctx(), link);
    expect(shown).toEqual({
      bookingId,
      product: 'Lake House',
      option: 'Lake Room',
      days: expect.any(String),
      guests: '2 guests, 1 room',
      dueAt: expect.any(String),
      state: 'waiting',
    });
    expect(await linesOf(bookingId)).toMatchObject([{ answer: 'waiting' }, {}]);
  });

  test('answers once, however often it is pressed; a refusal is sent on and final', async () => {
    const { bookingId, line, code } = await partnerBooking('2026-12-08');
    const say = (answer: 'acknowledged' | 'refused', reason = '') =>
      answerByLink(site.harness.ctx(), { bookingId, line, code, answer, reason });
    await Promise.all([say('acknowledged'), say('acknowledged')]);
    await say('acknowledged');
    expect(await history(bookingId)).toEqual(['partner (link in email): acknowledge']);
    expect(await refusal(say('refused', 'x'.repeat(501)))).toBe('ValidationError');
    await Promise.all([say('refused', 'Burst pipe'), say('refused', 'Burst pipe')]);
    expect(await refusal(say('acknowledged'))).toBe('ConflictError');
    expect(await history(bookingId)).toEqual([
      'partner (link in email): acknowledge',
      'partner (link in email): refuse-guest',
    ]);
    const { lines } = await showBooking(admin(), { bookingId });
    expect(lines[0]?.answer).toMatchObject({ state: 'refused', reason: 'Burst pipe' });
    const notices = (await emailsTo(site.asha.email, 'place-answered')).filter(({ plain }) =>
      plain.includes(bookingId),
    );
    expect(notices).toHaveLength(1);
    expect(notices[0]?.plain).not.toContain('Burst pipe');
    expect(notices[0]?.plain).toContain(`/booking/${bookingId}`);
  });

  test('is sent on in the language of the booking, with a link to its page in that language', async () => {
    const { bookingId, line, code } = await partnerBooking('2026-12-09');
    await site.harness.database.pool.query(`update bookings set language = 'hi' where booking_id = $1`, [bookingId]);
    await answerByLink(site.harness.ctx(), { bookingId, line, code, answer: 'refused', reason: '' });
    const notices = await emailsTo(site.asha.email, 'place-answered');
    expect(notices.find(({ plain }) => plain.includes(bookingId))?.plain).toContain(`/hi/booking/${bookingId}`);
  });

  test('opens nothing if it is forged, of another line, or after the first day', async () => {
    const first = await partnerBooking('2026-12-09');
    const second = await partnerBooking('2026-12-10');
    const { bookingId, line, code } = first;
    const wrong = [
      { bookingId, line, code: '' },
      { bookingId, line, code: `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}` },
      { bookingId, line: second.line, code },
      { bookingId: second.bookingId, line, code },
      { bookingId, line: line + 1, code },
    ];
    for (const link of wrong) {
      const input = { ...link, answer: 'refused', reason: '' } as const;
      expect(await refusal(showAcknowledgement(site.harness.ctx(), link))).toBe('NotFoundError');
      expect(await refusal(answerByLink(site.harness.ctx(), input))).toBe('NotFoundError');
    }
    const at = (now: string) => ({ ...site.harness.ctx(), now: new Date(now) });
    const link = { bookingId, line, code };
    expect(await refusal(showAcknowledgement(at('2026-12-09T23:59:00+05:30'), link))).toBe('done');
    expect(await refusal(showAcknowledgement(at('2026-12-10T00:00:00+05:30'), link))).toBe('NotFoundError');

    const { db } = site.harness.database;
    await db.updateTable('bookings').set({ forgotten_at: new Date() }).where('booking_id', '=', bookingId).execute();
    expect(await refusal(showAcknowledgement(site.harness.ctx(), link)), 'erased').toBe('NotFoundError');
    const late = { ...link, answer: 'refused', reason: '' } as const;
    expect(await refusal(answerByLink(site.harness.ctx(), late)), 'erased').toBe('NotFoundError');
    expect(await linesOf(bookingId)).toMatchObject([{ answer: 'waiting' }, {}]);
  });

  test('is limited', async () => {
    const { bookingId, line, code } = await partnerBooking('2026-12-11');
    const tries = Array.from({ length: 31 }, () =>
      refusal(answerByLink(site.harness.ctx(), { bookingId, line, code, answer: 'acknowledged', reason: '' })),
    );
    expect((await Promise.all(tries)).filter((name) => name === 'RateLimitError')).toHaveLength(1);
  });
});

test('the page of the link needs no sign-in and changes nothing until a button is pressed', async () => {
  const { bookingId, line, code } = await partnerBooking('2026-12-13');
  const path = `/admin/acknowledge/${bookingId}/${line}?code=${code}`;
  const inject = (options: object) => site.harness.app.inject({ url: path, ...options });
  const own = { host: new URL(admin().config.publicUrl).host };
  expect((await inject({ headers: own })).statusCode).toBe(200);
  expect(await linesOf(bookingId)).toMatchObject([{ answer: 'waiting' }, {}]);
  const forged = await site.harness.app.inject({ url: path.replace(code, 'x'.repeat(32)), headers: own });
  expect(forged.statusCode).toBe(404);
  const post = (headers: Record<string, string>) =>
    inject({
      method: 'POST',
      headers: { ...own, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'do=refuse&reason=Full',
    });
  expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post({ origin: new URL(admin().config.publicUrl).origin })).statusCode).toBe(302);
  expect(await linesOf(bookingId)).toMatchObject([{ answer: 'refused' }, {}]);
});

test('partners answer for what is theirs alone, and staff for all', async () => {
  const { bookingId, line } = await partnerBooking('2026-12-14');
  const [, raft = { id: 0 }] = await linesOf(bookingId);
  const say = (line: number, answer: 'acknowledged' | 'refused') => ({ bookingId, line, answer, reason: '' });
  expect(await refusal(answerAcknowledgement(theirs(), say(raft.id, 'refused')))).toBe('NotFoundError');
  const guests = async () =>
    (await listPartnerGuests(theirs(), { from: dayOf('2026-12-14') })).rows.find((row) => row.bookingId === bookingId);
  expect(await guests()).toMatchObject({ line, answer: 'waiting' });
  await answerAcknowledgement(theirs(), say(line, 'refused'));
  expect(await guests()).toMatchObject({ answer: 'refused' });
  expect(await refusal(answerAcknowledgement(theirs(), say(line, 'acknowledged')))).toBe('ConflictError');
  await answerAcknowledgement(admin(), say(line, 'acknowledged'));
  await answerAcknowledgement(admin(), say(raft.id, 'acknowledged'));
  expect(await history(bookingId)).toEqual([
    'partner@desk.example.in: refuse-guest',
    'command line: acknowledge',
    'command line: acknowledge',
  ]);
  const notices = (await emailsTo(site.asha.email, 'place-answered')).filter(({ plain }) => plain.includes(bookingId));
  expect(notices.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('another place'),
    expect.stringContaining('still confirmed'),
  ]);
});

test('Today shows refusals and silence to support, with the action in the row, until they are settled', async () => {
  const silent = await partnerBooking('2026-12-16');
  const refusing = await partnerBooking('2026-12-17');
  const quiet = await partnerBooking('2026-12-18');
  await answerAcknowledgement(theirs(), { ...refusing, answer: 'refused', reason: 'Full' });
  await answerAcknowledgement(theirs(), { ...quiet, answer: 'acknowledged', reason: '' });
  const mine = [silent, refusing, quiet].map(({ line }) => line);
  const open = async () => (await listOpenAcknowledgements(admin())).lines.filter(({ line }) => mine.includes(line));
  // older rows of other tests begin earlier
  await site.harness.database.pool.query(
    `update acknowledgements set answer = 'acknowledged', reason = null, answered_at = now()
     where not line_id = any($1::bigint[])`,
    [mine],
  );
  expect((await open()).map(({ line, refused }) => [line, refused])).toEqual([[refusing.line, true]]);
  site.harness.clock.advance(25 * 3_600_000);
  expect((await open()).map(({ line, refused }) => [line, refused])).toEqual([
    [silent.line, false],
    [refusing.line, true],
  ]);
  const cookie = await adminSession(site.harness, 'support');
  const { host, origin } = new URL(admin().config.publicUrl);
  const page = await site.harness.app.inject({ url: '/admin/today', headers: { cookie, host } });
  expect(page.body).toContain('No answer from partner');
  expect(page.body).toContain('Partner refused');
  const press = async (what: string) => {
    const { statusCode } = await site.harness.app.inject({
      method: 'POST',
      url: '/admin/today',
      headers: { cookie, host, origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `do=${what}&of=${encodeURIComponent(`${silent.bookingId} ${silent.line}`)}`,
    });
    expect(statusCode).toBe(302);
  };
  await press('offer');
  const notices = (await emailsTo(site.asha.email, 'place-answered')).map(({ plain }) => plain);
  expect(notices.filter((plain) => plain.includes(silent.bookingId))).toHaveLength(1);
  expect((await open()).map(({ refused }) => refused)).toEqual([true, true]);
  await press('acknowledge');
  expect(await history(silent.bookingId)).toEqual([
    'support@desk.example.in: refuse-guest',
    'support@desk.example.in: acknowledge',
  ]);
  expect((await open()).map(({ line }) => line)).toEqual([refusing.line]);
});

describe('all the money of a refused line', () => {
  const refuse = async (day: string) => {
    const made = await partnerBooking(day);
    await answerAcknowledgement(theirs(), { ...made, answer: 'refused', reason: '' });
    return made;
  };
  /** When the policy of the line no longer refunds anything. */
  const lateOn = (day: string) => {
    const ahead = new Date(`${day}T13:30:00+05:30`).getTime() - site.harness.clock.now.getTime();
    if (ahead > 0) site.harness.clock.advance(ahead);
  };

  test('is refunded once, whatever the policy, and the rest of the booking stays', async () => {
    const { bookingId, line, price } = await refuse('2026-11-24');
    lateOn('2026-11-24');
    const before = (await site.harness.call('GET', `/api/bookings/${bookingId}`, { token: site.asha.token })).body.data;
    expect(before.bookingItems.map(({ refused }: { refused?: true }) => refused)).toEqual([true, undefined]);
    const answers = await Promise.all([refundOf(bookingId, line), refundOf(bookingId, line)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await refundOf(bookingId, line)).status).toBe(200);
    expect(await refunded(bookingId)).toBe(price);
    expect(await linesOf(bookingId)).toMatchObject([
      { state: 'cancelled', answer: null },
      { state: 'live', answer: 'overdue' },
    ]);
    expect(answers[0]?.body.data.cancelledItems).toMatchObject([{ lineId: line, refunded: price / 100, retained: 0 }]);
    expect(await brokenInvariants(site.harness)).toEqual([]);
  });

  test('of the last line cancels the booking; cancelling it the usual way refunds everything too', async () => {
    const { bookingId, line } = await refuse('2026-11-26');
    const [, raft = { id: 0 }] = await linesOf(bookingId);
    await answerAcknowledgement(admin(), { bookingId, line: raft.id, answer: 'refused', reason: '' });
    lateOn('2026-11-26');
    const total = (await linesOf(bookingId)).reduce((sum, { price }) => sum + price, 0);
    expect((await refundOf(bookingId, line)).body.data.bookingStatus).toBe('confirmed');
    expect((await refundOf(bookingId, raft.id)).body.data).toMatchObject({
      bookingStatus: 'cancelled',
      cancelledBecause: 'partner',
      cancelledItems: [{ refused: true }],
    });
    expect(await refunded(bookingId)).toBe(total);
    const changes = await site.harness.call('GET', `/api/bookings/${bookingId}/changes`, { token: site.asha.token });
    expect(changes.body.data.slice(-2)).toMatchObject([
      { kind: 'line-cancelled', refused: true },
      { kind: 'cancelled', refused: true },
    ]);
    const emails = (await site.harness.emails()).filter(
      ({ kind, plain }) => ['booking-changed', 'booking-cancelled'].includes(kind) && plain.includes(bookingId),
    );
    expect(emails.map(({ kind }) => kind)).toEqual(['booking-changed', 'booking-cancelled']);
    for (const { plain } of emails) expect(plain.replace(/\s+/g, ' ')).toContain('could not confirm');

    const usual = await refuse('2026-11-27');
    lateOn('2026-11-27');
    const shown = await site.harness.call('GET', `/api/bookings/${usual.bookingId}`, { token: site.asha.token });
    await site.harness.call('POST', `/api/bookings/${usual.bookingId}/cancel`, { token: site.asha.token });
    const back = (await refunded(usual.bookingId)) ?? 0;
    expect(back).toBeGreaterThanOrEqual(usual.price);
    expect(shown.body.data.refundNow * 100).toBe(back);
    expect((await refundOf(usual.bookingId, usual.line)).status, 'never twice').toBe(409);
    expect(await refunded(usual.bookingId)).toBe(back);
    expect(await brokenInvariants(site.harness)).toEqual([]);
  });

  test('is refunded once if the booking is cancelled at the same moment', async () => {
    const { bookingId, line, price } = await refuse('2026-11-28');
    const cancel = site.harness.call('POST', `/api/bookings/${bookingId}/cancel`, { token: site.asha.token });
    const [one, other] = await Promise.all([refundOf(bookingId, line), cancel]);
    expect([200, 409]).toContain(one.status);
    expect(other.status).toBe(200);
    expect(await refunded(bookingId)).toBeGreaterThanOrEqual(price);
    expect(await brokenInvariants(site.harness)).toEqual([]);
  });

  test('is not refunded while the partner has not refused, or once the guest was received', async () => {
    const made = await partnerBooking('2026-11-29');
    const { bookingId, line, voucher } = made;
    expect((await refundOf(bookingId, line)).status).toBe(409);
    await answerAcknowledgement(theirs(), { ...made, answer: 'acknowledged', reason: '' });
    expect((await refundOf(bookingId, line)).status).toBe(409);
    await answerAcknowledgement(theirs(), { ...made, answer: 'refused', reason: '' });
    await answerAcknowledgement(admin(), { ...made, answer: 'acknowledged', reason: '' });
    expect((await refundOf(bookingId, line)).status).toBe(409);
    await answerAcknowledgement(theirs(), { ...made, answer: 'refused', reason: '' });
    lateOn('2026-11-29');
    await checkInVoucher(theirs(), voucher);
    expect((await refundOf(bookingId, line)).status).toBe(409);
    expect(await refunded(bookingId)).toBe(0);
    site.harness.clock.advance(3 * 86_400_000);
    await completeBookings(site.harness.ctx(clock));
    expect((await refundOf(bookingId, line)).status).toBe(409);
  });

  test('is refunded to a guest without an account by the key of their email alone', async () => {
    const form = await carBooking(site.harness);
    const { body } = await site.harness.call('POST', '/api/car-bookings', { body: form });
    await pay(site.harness, body);
    const { bookingId } = form;
    const [line = { id: 0, price: 0 }] = await linesOf(bookingId);
    await site.harness.database.pool.query(
      `insert into acknowledgements (booking_id, line_id, requested_at, due_at)
       select booking_id, id, $2, $2 from booking_lines where id = $1`,
      [line.id, site.harness.clock.now],
    );
    await answerAcknowledgement(admin(), { bookingId, line: line.id, answer: 'refused', reason: '' });
    const [notice] = await emailsTo(form.email, 'place-answered');
    const key = /[?&]key=([\w-]+)/.exec(notice?.plain ?? '')?.[1] ?? '';
    const shown = new URL(body.paymentLink).searchParams.get('key') ?? '';
    for (const of of [{}, { key: shown }, { key: 'x'.repeat(32) }, site.asha])
      expect((await refundOf(bookingId, line.id, of)).status).toBe(404);
    const answers = await Promise.all([refundOf(bookingId, line.id, { key }), refundOf(bookingId, line.id, { key })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.data).toMatchObject({ bookingStatus: 'cancelled', cancelledBecause: 'partner' });
    expect(await refunded(bookingId)).toBe(line.price);
    expect(await brokenInvariants(site.harness)).toEqual([]);
  });

  test('is the traveller’s to take: strangers and forged keys find no booking, staff are recorded', async () => {
    const { bookingId, line } = await refuse('2027-01-05');
    const stranger = await site.harness.signUp('Ravi Iyer');
    for (const of of [stranger, {}, { key: 'x'.repeat(32) }])
      expect((await refundOf(bookingId, line, of)).status).toBe(404);
    expect((await refundOf(bookingId, 999_999)).status).toBe(404);
    expect((await refundOf(bookingId, 0)).status).toBe(400);
    expect(await refunded(bookingId)).toBe(0);
    const support = await staffToken(site.harness, 'support');
    expect((await refundOf(bookingId, line, { token: support })).status).toBe(200);
    expect((await history(bookingId)).at(-1)).toContain('refund-refused');
    expect(await brokenInvariants(site.harness)).toEqual([]);
  });
});
