import { describe, expect, test } from 'vitest';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { clock } from '../../service/core/viewer.ts';
import { siteWithChanges } from '../changed-bookings.ts';
import { makeBooking } from '../changing.ts';
import { lastSuite, raftItem } from '../travellers.ts';

const site = siteWithChanges();
const { start, hour, stay, suite, heldUnits, emails, fresh } = site;

describe('an unpaid booking', () => {
  test('is priced again in place: the last suite moves by a night and needs only the new one', async () => {
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [suite(day)]);
    const change = { line: booking.lines[0], selectedDate: day(1) };
    const { preview, answer } = await booking.change(change);
    expect(preview).toMatchObject({
      quote: { available: true, lines: [{ selectedDate: day(1), checkOut: day(3) }] },
      ends: [{ line: booking.lines[0], to: 'replaced', givenBack: booking.total, kept: 0 }],
      before: { total: booking.total },
      after: { total: booking.total },
      toPay: 0,
      toReceive: 0,
      payBy: null,
    });
    expect(answer.body.data).toMatchObject({
      version: 2,
      bookingStatus: 'pending',
      toPay: booking.total,
      total: booking.total,
    });
    expect(answer.body.data.bookingItems).toMatchObject([{ selectedDate: day(1), checkOut: day(3) }]);
    expect([await heldUnits(day(0)), await heldUnits(day(1)), await heldUnits(day(2))]).toEqual([0, 1, 1]);
    expect(await booking.history()).toEqual(['sale by traveller 0', 'changed by traveller 0']);
    expect((await emails(booking.id)).at(-1)).toMatchObject({ kind: 'booking-changed' });
    expect((await booking.pay()).body.status).toBe('captured');
  });

  test('that becomes more expensive asks for its new total, and an order for the old total buys nothing', async () => {
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [stay(day)]);
    const open = await site.harness.call('POST', '/api/payments', {
      token: site.asha.token,
      body: { bookingId: booking.id, method: 'card' },
    });
    const { answer } = await booking.change({ line: booking.lines[0], checkOut: day(3) });
    const total = (9000 + 4000) * 1.18;
    expect(answer.body.data).toMatchObject({ total, toPay: total });
    const late = await site.harness.call('POST', `/api/payments/test/${open.body.reference}`, {
      body: { outcome: 'paid' },
    });
    expect(late.body.status).toBe('refund_due');
    const [traveller, operator] = (await emails(booking.id)).slice(-2);
    expect(traveller).toMatchObject({
      kind: 'refund-due',
      plain: expect.stringContaining('We could not use your payment'),
    });
    expect(operator).toMatchObject({
      kind: 'unused-payment',
      plain: expect.stringContaining('did not match the amount due'),
    });
    expect((await booking.pay()).body.status).toBe('captured');
    expect(await booking.show()).toMatchObject({ bookingStatus: 'confirmed', total });
  });

  test('loses single lines, and ends with the last', async () => {
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [stay(day), raftItem({ selectedDate: day(0) })]);
    const { answer } = await booking.change({ line: booking.lines[1], cancel: true });
    const raft = { lineId: booking.lines[1], name: 'Ganga Rafting', paid: false, refunded: 0, retained: 0 };
    const left = { total: 10_620, bookingItems: [{ name: 'Lake House' }], cancelledItems: [raft] };
    expect(answer.body.data).toMatchObject(left);
    const email = (await emails(booking.id)).at(-1);
    expect(email).toMatchObject({
      kind: 'booking-changed',
      subject: `An item in your booking ${booking.id} is cancelled`,
    });
    expect(email?.plain).toContain('An item in your booking is cancelled');
    expect(email?.plain).toContain('You cancelled Ganga Rafting (');
    expect(email?.plain).toContain('Lake House');
    expect(email?.plain).toContain('Pay ₹10,620 by');
    expect(email?.plain).not.toContain('refund');
    const last = await booking.change({ line: booking.lines[0], cancel: true });
    expect(last.answer.body.data).toMatchObject({
      bookingStatus: 'cancelled',
      cancelledBecause: 'traveller',
      total: 10_620,
    });
    expect(await booking.history()).toEqual([
      'sale by traveller 0',
      'line-cancelled by traveller 0',
      'cancelled by traveller 0',
    ]);
  });
});

describe('a paid booking', () => {
  test('that becomes more expensive holds the new stock until the difference is paid, and is unchanged until then', async () => {
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [suite(day)], { paid: true });
    const { preview, answer } = await booking.change({
      line: booking.lines[0],
      selectedDate: day(1),
      checkOut: day(4),
    });
    const difference = 9000 * 1.18;
    expect(preview).toMatchObject({
      toPay: difference,
      toReceive: 0,
      payBy: new Date(start.getTime() + 24 * hour).toISOString(),
    });
    expect(answer.body.data).toMatchObject({
      bookingStatus: 'confirmed',
      total: booking.total,
      toPay: difference,
      payBy: preview.payBy,
      bookingItems: [{ selectedDate: day(0), checkOut: day(2) }],
      proposal: { total: booking.total + difference, bookingItems: [{ selectedDate: day(1), checkOut: day(4) }] },
    });
    expect([
      await heldUnits(day(0)),
      await heldUnits(day(1)),
      await heldUnits(day(2)),
      await heldUnits(day(3)),
    ]).toEqual([1, 1, 1, 1]);
    expect((await emails(booking.id)).at(-1)?.plain).toContain(
      'Your booking stays the same until you pay the difference',
    );
    expect(preview.replacesHeld).toBe(false);
    const instead = await booking.preview({ line: booking.lines[0], checkOut: day(1) });
    expect(instead.body, 'whoever asks is told of what waits').toMatchObject({ replacesHeld: true });
    expect((await booking.pay()).body.status).toBe('captured');
    expect(await booking.show()).toMatchObject({
      total: booking.total + difference,
      toPay: 0,
      proposal: null,
      version: 4,
    });
    expect([await heldUnits(day(0)), await heldUnits(day(1)), await heldUnits(day(3))]).toEqual([0, 1, 1]);
    expect(await booking.history()).toEqual([
      'sale by traveller 0',
      `paid by gateway ${booking.total}`,
      'change-held by traveller 0',
      `changed by gateway ${difference}`,
    ]);
  });

  test('that was paid by two payments is refunded to each of them', async () => {
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [stay(day)], { paid: true });
    await booking.change({ line: booking.lines[0], checkOut: day(3) });
    await booking.pay();
    const { bookingItems } = await booking.show();
    await booking.change({ line: bookingItems[0].lineId, cancel: true });
    const { rows } = await site.harness.database.pool.query(
      `select p.amount_paise as came, r.amount_paise as back from bookings b join payments p on p.booking_id = b.id
         left join refunds r on r.payment_id = p.id where b.booking_id = $1 order by p.id`,
      [booking.id],
    );
    expect(rows).toEqual([booking.total, 4000 * 1.18].map((rupees) => ({ came: rupees * 100, back: rupees * 100 })));
  });

  test.each(['swept', 'by the clock'])('comes back whole when the difference is not paid (%s)', async (how) => {
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [suite(day)], { paid: true });
    await booking.change({ line: booking.lines[0], checkOut: day(3) });
    const open = await site.harness.call('POST', '/api/payments', {
      token: site.asha.token,
      body: { bookingId: booking.id, method: 'upi' },
    });
    site.harness.clock.advance(24 * hour);
    if (how === 'swept') await expireBookings(site.harness.ctx(clock));
    expect(await booking.show()).toMatchObject({
      total: booking.total,
      toPay: 0,
      proposal: null,
      bookingItems: [{ checkOut: day(2) }],
    });
    const other = await makeBooking(site.harness, site.asha.token, [
      stay(day, { ...lastSuite, selectedDate: day(2), checkOut: day(3) }),
    ]);
    expect(other.sold.status).toBe(200);
    expect((await booking.history()).at(-1)).toBe('change-dropped by clock 0');
    const late = await site.harness.call('POST', `/api/payments/test/${open.body.reference}`, {
      body: { outcome: 'paid' },
    });
    expect(late.body.status).toBe('refund_due');
    expect(await booking.show()).toMatchObject({ bookingStatus: 'confirmed', bookingItems: [{ checkOut: day(2) }] });
  });

  test('that becomes cheaper refunds the difference while cancelling is free', async () => {
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [stay(day)], { paid: true });
    const back = 4000 * 1.18;
    const { preview, answer } = await booking.change({ line: booking.lines[0], checkOut: day(1) });
    expect(preview).toMatchObject({ toPay: 0, toReceive: back, after: { total: booking.total - back } });
    expect(answer.body.data).toMatchObject({ bookingStatus: 'confirmed', total: booking.total - back });
    expect((await booking.history()).at(-1)).toBe(`changed by traveller ${-back}`);
  });

  test('after that follows the policy: the saving is not refunded, nor anything for later dates', async () => {
    const day = fresh('2026-12-03');
    const booking = await makeBooking(site.harness, site.asha.token, [stay(day)], { paid: true });
    site.harness.clock.now = new Date(`${day(-1)}T16:00:00+05:30`);
    const line = booking.lines[0];
    const dearer = await booking.preview({ line, checkOut: day(3) });
    expect(dearer.body).toMatchObject({ ends: [{ kept: 0 }], toPay: 4000 * 1.18, toReceive: 0 });
    const later = await booking.preview({ line, selectedDate: day(1), checkOut: day(2) });
    expect(later.body).toMatchObject({
      ends: [{ givenBack: 0, kept: booking.total }],
      toPay: 5000 * 1.18,
      toReceive: 0,
    });
    const gone = await booking.preview({ line, cancel: true });
    expect(gone.body).toMatchObject({ ends: [{ to: 'cancelled', kept: booking.total }], toReceive: 0, toPay: 0 });
    const { preview, answer } = await booking.change({ line, checkOut: day(1) });
    expect(preview).toMatchObject({ ends: [{ givenBack: 5000 * 1.18, kept: 4000 * 1.18 }], toPay: 0, toReceive: 0 });
    expect(answer.body.data).toMatchObject({ bookingStatus: 'confirmed', total: 5000 * 1.18, toPay: 0 });
  });

  test('loses single lines for the refund of each', async () => {
    const day = fresh();
    const fort = {
      ...raftItem({ selectedDate: day(0), selectedTime: null, quantity: 1 }),
      id: 'amber-fort-and-add-on-packages',
    };
    const items = [stay(day), { ...fort, selectedLanguage: 'English', ticketTypes: { adult: 2 } }];
    const booking = await makeBooking(site.harness, site.asha.token, items, { paid: true });
    const never = await booking.change({ line: booking.lines[1], cancel: true });
    expect(never.preview).toMatchObject({ toReceive: 0, ends: [{ givenBack: 0, kept: 1180 }] });
    expect(await booking.show()).toMatchObject({ cancelledItems: [{ paid: true, refunded: 0, retained: 1180 }] });
    const email = (await emails(booking.id)).at(-1);
    expect(email?.subject).toBe(`An item in your booking ${booking.id} is cancelled`);
    expect(email?.plain).toMatch(/You cancelled Amber Fort[^(]* \(/);
    expect(email?.plain).toContain('Under the cancellation policy, no refund is due.');
    const all = await booking.change({ line: booking.lines[0], cancel: true });
    expect(all.preview).toMatchObject({ toReceive: 10_620 });
    expect(all.answer.body.data.bookingStatus).toBe('cancelled');
    expect((await booking.history()).slice(2)).toEqual([
      'line-cancelled by traveller 0',
      'cancelled by traveller -10620',
    ]);
  });

  test('learns by email which item was cancelled, and that a test payment moves no money', async () => {
    const day = fresh();
    const items = [stay(day), raftItem({ selectedDate: day(0) })];
    const booking = await makeBooking(site.harness, site.asha.token, items, { paid: true });
    const { answer } = await booking.change({ line: booking.lines[0], cancel: true });
    const stayed = { lineId: booking.lines[0], name: 'Lake House', selectedDate: day(0), checkOut: day(2) };
    const cancelledItems = [{ ...stayed, paid: true, refunded: 10_620, retained: 0 }];
    expect(answer.body.data).toMatchObject({ bookingItems: [{ name: 'Ganga Rafting' }], cancelledItems });
    expect(await booking.show()).toMatchObject({ cancelledItems });
    const email = (await emails(booking.id)).at(-1);
    expect(email?.subject).toBe(`An item in your booking ${booking.id} is cancelled`);
    expect(email?.plain).toContain('You cancelled Lake House (');
    expect(email?.plain).toContain('You were not charged');
    expect(email?.plain).toMatch(/The rest of your booking stays the same:[\s\S]*Ganga Rafting/);
  });

  test('has papers that net a change against what was paid, and say which payment paid for it', async () => {
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [stay(day)], { paid: true });
    const papers = async () => {
      const { rows } = await site.harness.database.pool.query<{ series: string; total: number; payment: string }>(
        `select i.series, i.total_paise::int as total, i.content ->> 'payment' as payment
           from invoices i join bookings b on b.id = i.booking_id where b.booking_id = $1 order by i.id`,
        [booking.id],
      );
      return rows.map(({ series, total, payment }) => `${series} ${total / 100}: ${payment}`);
    };
    const lineNow = async () => (await booking.show()).bookingItems[0].lineId;
    await booking.change({ line: booking.lines[0], checkOut: day(4) });
    await booking.pay();
    const [sold = '', credited, dearer = ''] = await papers();
    const first = /reference (\S+)\.$/.exec(sold)?.[1] ?? 'none';
    expect(credited).toBe('TC 10620: ₹10,620 has been applied to the changed booking.');
    expect(dearer).toMatch(
      new RegExp(`^TI 20060: ₹10,620 paid earlier by [^,]+, reference ${first}. Difference of ₹9,440 paid by `),
    );
    const second = /reference (\S+)\.$/.exec(dearer)?.[1] ?? 'none';
    expect(second).not.toBe(first);

    await booking.change({ line: await lineNow(), checkOut: day(3) });
    const [back, cheaper] = (await papers()).slice(3);
    expect(back).toBe(
      'TC 20060: ₹15,340 has been applied to the changed booking. ₹4,720 will be refunded to the original payment method.',
    );
    expect(cheaper).toMatch(/^TI 15340: Paid earlier by /);
    for (const reference of [first, second]) expect(cheaper).toContain(`reference ${reference}`);

    await booking.change({ line: await lineNow(), checkOut: day(1) });
    const [, shortest] = (await papers()).slice(5);
    expect(shortest, 'the first payment was refunded whole').toMatch(new RegExp(`reference ${second}\\.$`));
    expect(shortest).not.toContain(first);
    const sums = (await papers()).map(
      (paper) => (paper.startsWith('TC') ? -1 : 1) * Number(/ (\d+):/.exec(paper)?.[1]),
    );
    expect(sums.reduce((all, one) => all + one, 0)).toBe((await booking.show()).total);
  });
});
