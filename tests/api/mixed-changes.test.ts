import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordCash } from '../../service/booking/usecases/payments/record-cash.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import { mailWorkerOf } from '../../service/emails/mail-worker.ts';
import { sendEmail } from '../../service/emails/send-email.ts';
import type { Context } from '../../service/platform/context.ts';
import { siteWithChanges } from '../changed-bookings.ts';
import { makeBooking, type TestBooking } from '../changing.ts';
import { type MailServer, startMailServer } from '../resilience/mail-server.ts';
import { flat } from '../sent-emails.ts';
import { raftItem } from '../travellers.ts';

// A change that changes one item of a booking and cancels another. Its email goes through a real mail server.

const site = siteWithChanges();
let server: MailServer;
let ctx: Context;
beforeAll(async () => {
  server = await startMailServer();
  const own = site.harness.ctx(clock);
  ctx = { ...own, config: { ...own.config, smtpUrl: server.url } };
});
afterAll(async () => {
  mailWorkerOf(ctx.config).close();
  await server.close();
});

let day: (offset: number) => string;
beforeEach(() => {
  day = site.fresh();
});
/** A stay of two nights and a rafting trip. */
const sold = (paid: boolean) =>
  makeBooking(site.harness, site.asha.token, [site.stay(day), raftItem({ selectedDate: day(0) })], { paid });

/** The last email about the booking, as the mail server received it. */
async function received(booking: TestBooking): Promise<{ subject: string; text: string }> {
  const last = (await site.harness.emails()).filter(({ plain }) => plain.includes(booking.id)).at(-1);
  if (!last) throw new Error('No email was written');
  await sendEmail(ctx, { emailId: last.id });
  const { subject = '', text = '' } = server.received.at(-1) ?? {};
  return { subject, text: flat(text) };
}

test('an unpaid booking: both are named, and the price of what is left', async () => {
  const booking = await sold(false);
  await booking.change({ line: booking.lines[0], checkOut: day(3) }, { line: booking.lines[1], cancel: true });
  const { subject, text } = await received(booking);
  expect(subject).toBe(`Your booking ${booking.id} has changed and an item is cancelled`);
  expect(text).toMatch(/You changed Lake House from .+, 2 nights to .+, 3 nights\. You cancelled Ganga Rafting \(/);
  expect(text).toContain(`Pay ₹${(await booking.show()).total.toLocaleString('en-IN')} by`);
});

test('a paid booking that becomes cheaper: the refund of both together', async () => {
  const booking = await sold(false);
  await recordCash(site.harness.ctx(operator), { bookingId: booking.id, receipt: 'R-1' });
  const { preview } = await booking.change(
    { line: booking.lines[0], checkOut: day(1) },
    { line: booking.lines[1], cancel: true },
  );
  expect(preview.toReceive).toBeGreaterThan(0);
  const { subject, text } = await received(booking);
  expect(subject).toBe(`Your booking ${booking.id} has changed and an item is cancelled`);
  expect(text).toMatch(/You changed Lake House from .+, 2 nights to .+, 1 night\. You cancelled Ganga Rafting \(/);
  expect(text).toContain(
    `In total, we’ll refund ₹${preview.toReceive.toLocaleString('en-IN')} to your original payment method`,
  );
});

test('a paid booking that becomes dearer: what will be changed and cancelled, and after the payment what was', async () => {
  const booking = await sold(true);
  const { preview } = await booking.change(
    { line: booking.lines[0], checkOut: day(4) },
    { line: booking.lines[1], cancel: true },
  );
  expect(preview.toPay).toBeGreaterThan(0);
  const held = await received(booking);
  expect(held.subject).toBe(`We’re holding your change to booking ${booking.id}`);
  expect(held.text).toMatch(/Once you pay the difference, we’ll change Lake House from .+, 2 nights to .+, 4 nights\./);
  expect(held.text).toMatch(/Once you pay the difference, we’ll cancel Ganga Rafting \(.+\)\./);
  expect(held.text).toContain(`In total, pay the difference of ₹${preview.toPay.toLocaleString('en-IN')} by`);
  await booking.pay();
  const paid = await received(booking);
  expect(paid.subject).toBe(`Your booking ${booking.id} has changed and an item is cancelled`);
  expect(paid.text).toMatch(
    /Lake House has changed from .+, 2 nights to .+, 4 nights\. Ganga Rafting \(.+\) has been cancelled\./,
  );
  expect(paid.text).toContain(`We received ₹${preview.toPay.toLocaleString('en-IN')} for the change.`);
});
