import { expect, test } from 'vitest';
import { booking, hours, now, sent } from '../../tests/sent-emails.ts';
import { paiseOf } from '../core/money.ts';
import type { EmailText } from './blocks.ts';
import { bookingCancelled } from './booking-cancelled.email.ts';
import { bookingConfirmation } from './booking-confirmation.email.ts';
import type { BookingEmail } from './booking-email.ts';
import { bookingExpired } from './hold.email.ts';
import { paymentReceipt } from './payment.email.ts';
import { refundDue } from './refund-due.email.ts';

test('an email to an unconfirmed address, as its reader sees it', () => {
  const { customerName: _, lines, ...facts } = booking;
  const bare = lines.map(({ pickUp: _, ...line }) => line);
  const unconfirmed = { ...facts, customerName: null, lines: bare, payBy: hours(2), keepUntil: hours(24) };
  expect(sent(bookingConfirmation(unconfirmed, now)).plain).toMatchInlineSnapshot(`
    "We’re holding your booking
    Booking BOOK_1763613000000_AB12CD

    Hello,

    Total: ₹1,58,710

    Pay by 20 Nov 2026, 12:00 pm to keep it. The payment link works for 2 hours,
    until 20 Nov 2026, 12:00 pm (India time).

    Pay ₹1,58,710:
    https://padharo.test/payment/BOOK_1763613000000_AB12CD?key=a&b=c

    Thank you for booking with Padharo. Here is what we are holding for you:

    12 Dec 2026 – 15 Dec 2026, 3 nights
    Stay: Ganga Kinare
      River Room
      Rishikesh, Uttarakhand
      2 adults, 1 child
      Quantity 2
      ₹1,33,500

    Cleaning fee: ₹1,000
    Subtotal: ₹1,34,500
    GST (18%): ₹24,210
    Total: ₹1,58,710

    Need more time? Open the link and choose 'Keep my booking'. We’ll hold it
    until 21 Nov 2026, 10:00 am (India time).

    Payment method: UPI

    Cancellation: Free cancellation until 11 Dec 2026, 2:00 pm

    If you did not make this booking, you can ignore this email. The booking
    will expire and no one will be charged. The name, pick-up location and notes
    entered with it are shown only on the page this link opens.

    -- 
    You are receiving this email because of your booking
    BOOK_1763613000000_AB12CD at Padharo.
    Padharo: stays, attractions, tours and cars in India
    Is this really from us? Check a message, a link or a number:
    https://padharo.example/verify
    "
  `);
  // @ts-expect-error: such an email has no place for what was typed
  const typed: BookingEmail = { ...facts, customerName: null, lines };
  expect(typed.customerName).toBeNull();
});

/** An email’s own text, without the booking’s lines and the footer. */
function ownText(email: EmailText): string {
  const blocks = email.blocks.filter(({ kind }) => kind !== 'items');
  const { subject, plain } = sent({ ...email, blocks });
  return `${subject}\n\n${plain.split('\n\n-- ')[0]}`;
}

test('a payment is acknowledged', () => {
  expect(ownText(paymentReceipt(booking, { mode: 'live', method: 'UPI' }))).toMatchInlineSnapshot(`
    "Payment received for BOOK_1763613000000_AB12CD

    Your booking is confirmed
    Booking BOOK_1763613000000_AB12CD

    Hello Asha Verma,

    We received ₹1,58,710 (UPI). Your booking is confirmed.

    See your booking:
    https://padharo.test/payment/BOOK_1763613000000_AB12CD?key=a&b=c"
  `);
});

test('a booking ends unpaid', () => {
  expect(ownText(bookingExpired(booking))).toMatchInlineSnapshot(`
    "Your hold on booking BOOK_1763613000000_AB12CD has expired

    Your hold has expired
    Booking BOOK_1763613000000_AB12CD

    Hello Asha Verma,

    We held your booking until 21 Nov 2026, 10:00 am (India time). We did not
    receive your payment in time, so we have released it. You were not charged.

    Still want to go? We’ll put the same items into your cart again, at today’s
    prices.

    Book again:
    https://padharo.test/payment/BOOK_1763613000000_AB12CD?key=a&b=c#again"
  `);
});

test('a booking is cancelled', () => {
  expect(ownText(bookingCancelled(booking))).toMatchInlineSnapshot(`
    "Your booking BOOK_1763613000000_AB12CD is cancelled

    Your booking is cancelled
    Booking BOOK_1763613000000_AB12CD

    Hello Asha Verma,

    This booking has been cancelled:

    You had not paid, so you will not be charged."
  `);
});

test('money goes back', () => {
  expect(ownText(refundDue(booking, { mode: 'live', amount: booking.total }, 'late-sold-out'))).toMatchInlineSnapshot(`
    "Your refund for BOOK_1763613000000_AB12CD

    Your payment arrived too late
    Booking BOOK_1763613000000_AB12CD

    Hello Asha Verma,

    Your payment reached us after the hold had expired on 21 Nov 2026, 10:00 am
    (India time). Your dates are no longer available.

    We’ll refund ₹1,58,710 to your original payment method. This takes 5–10
    business days. You do not need to do anything.

    Book again:
    https://padharo.test/payment/BOOK_1763613000000_AB12CD?key=a&b=c#again"
  `);
});

test('a booking that costs nothing is confirmed at once', () => {
  expect(ownText(bookingConfirmation({ ...booking, total: paiseOf(0) }, now))).toMatchInlineSnapshot(`
    "Booking confirmation BOOK_1763613000000_AB12CD

    Your booking is confirmed
    Booking BOOK_1763613000000_AB12CD

    Hello Asha Verma,

    There is nothing to pay.

    See your booking:
    https://padharo.test/payment/BOOK_1763613000000_AB12CD?key=a&b=c

    Thank you for booking with Padharo. Here is your confirmed booking:"
  `);
});
