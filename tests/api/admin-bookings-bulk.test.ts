import { describe, expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { bookingsCsv } from '../../service/booking/admin/bookings-csv.ts';
import { listSelectedBookings } from '../../service/booking/admin/list-selected-bookings.ts';
import { remindAboutPayment } from '../../service/booking/usecases/reminders/remind-about-payment.ts';
import { roles } from '../../service/core/viewer.ts';
import { adminBookings, by } from '../admin-bookings.ts';

const site = adminBookings();
const { as, support, paid, unpaid, audits } = site;

const emailsAbout = async (bookingId: string) =>
  (await site.harness.emails()).filter(({ kind, plain }) => kind === 'hold-ending' && plain.includes(bookingId));

describe('selected bookings', () => {
  test('are reminded of their payment, each once an hour, with an audit entry each', async () => {
    const [first, second, bought] = [await unpaid(), await unpaid(), await paid('2027-06-01')];
    const remind = (ctx = support()) =>
      remindAboutPayment(ctx, { bookingIds: [first, second, bought, 'BOOK_1700000000_NOBODY', first] });
    expect(await remind()).toEqual({ reminded: 2, recent: 0, nothingDue: 2 });
    // pressed twice
    expect(await remind()).toEqual({ reminded: 0, recent: 2, nothingDue: 2 });
    for (const id of [first, second]) {
      expect(await emailsAbout(id)).toHaveLength(1);
      expect(await audits(id)).toEqual([`remind ${by}`]);
    }
    expect(await emailsAbout(bought)).toEqual([]);
    expect(await audits(bought)).not.toContain(`remind ${by}`);
    const later = as('support', new Date(site.harness.clock.now.getTime() + 61 * 60_000));
    expect(await remind(later)).toMatchObject({ reminded: 2 });
    expect(await emailsAbout(first)).toHaveLength(2);
  });

  test('are no longer reminded once their hold has expired', async () => {
    const bookingIds = [await unpaid()];
    const later = as('support', new Date('2026-11-25T10:00:00+05:30'));
    expect(await remindAboutPayment(later, { bookingIds })).toEqual({ reminded: 0, recent: 0, nothingDue: 1 });
  });

  test('are listed by arrival with their items and guests, with an audit entry each', async () => {
    const [later, sooner] = [await paid('2027-06-09'), await paid('2027-06-05')];
    const listed = await listSelectedBookings(support(), { bookingIds: [later, sooner, 'unknown'], as: 'print' });
    expect(listed.map(({ bookingId, phone, lines }) => [bookingId, phone, lines.length])).toEqual([
      [sooner, '+91 98111 22333', 1],
      [later, '+91 98111 22333', 1],
    ]);
    expect(listed[0]?.lines[0]).toMatchObject({ days: expect.stringContaining('5 Jun 2027'), checkedIn: false });
    expect(await audits(later)).toContain(`export ${by}`);
    expect(await audits(sooner)).toContain(`export ${by}`);
    expect(await listSelectedBookings(support(), { bookingIds: ['unknown'], as: 'csv' })).toEqual([]);
  });

  test('are exported without anything that a spreadsheet would run', async () => {
    const id = await paid('2027-06-11');
    const [booking] = await listSelectedBookings(support(), { bookingIds: [id], as: 'csv' });
    if (!booking) throw new Error('Nothing was listed');
    const csv = bookingsCsv(english, [{ ...booking, name: '=HYPERLINK("x")', requests: 'Late; "please"' }]);
    const [head, line] = csv.split('\r\n');
    expect(head).toContain('Balance due (INR)');
    expect(line).toContain(`${id},"'=HYPERLINK(""x"")"`);
    expect(line).toContain('"Late; ""please"""');
    expect(line).toContain("'+91 98111 22333");
    expect(line?.endsWith(`,${booking.total / 100},0`)).toBe(true);
  });

  test.each(['remind', 'list'] as const)('%s: at least one, at most 200, and only staff of bookings', async (what) => {
    const run = (ctx: ReturnType<typeof support>, bookingIds: string[]) =>
      what === 'remind'
        ? remindAboutPayment(ctx, { bookingIds })
        : listSelectedBookings(ctx, { bookingIds, as: 'csv' });
    await expect(run(support(), [])).rejects.toMatchObject({ name: 'ValidationError' });
    const many = Array.from({ length: 201 }, (_, n) => `BOOK_${n}`);
    await expect(run(support(), many)).rejects.toMatchObject({ name: 'ValidationError' });
    await run(support(), many.slice(1));
    const bookingIds = [await unpaid()];
    for (const role of roles) {
      const answer = run(as(role), bookingIds);
      if (role === 'support' || role === 'admin') await answer;
      else await expect(answer, role).rejects.toMatchObject({ name: 'ForbiddenError' });
    }
  });
});
