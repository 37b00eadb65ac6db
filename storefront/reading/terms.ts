import type { Reading } from './reading.ts';

export const terms: Reading = {
  title: 'Terms and conditions',
  lead: 'The agreement between you and us, as short as we could make it.',
  changed: '22 November 2026',
  text: `
## Who agrees with whom

{name}, {address}, runs this marketplace. When you book, you make a contract with the place that you book; we arrange it,
take the payment and stand between you if something goes wrong.

## Your account

You need one to book. Give your own name and an address that you read; we confirm it by a letter. Keep your password to
yourself. You must be 18 or older.

## Prices

All prices are in Indian rupees for the dates and guests that you chose, with the GST shown apart. The price you confirm is
the price you pay. If it changed while the place lay in your cart, we show the difference before you confirm.

## Booking and paying

'Confirm and Pay Later' holds the room for 24 hours and sends you an email with a payment link. A car that you book without
an account is held for 2 hours, and for 24 once you have pressed 'Keep my booking' behind the link in that email. Where
bookings close sooner, the time is shorter; the exact time always stands beside your booking. Once you have paid, the booking
is confirmed. A booking that is not paid by then ends by itself, and costs nothing.

So that rooms, places and cars stay open to everybody, at most {unpaidBookings} of yours can wait for payment at once, and
together they can hold a part of what there is on a day. Pay for one, or cancel one, and the next can be made. You can book a
stay for at most {mostNights}, and a car for at most {mostDays}.

## Changing your mind

Each place has its own terms of cancellation. They are shown before you book and are kept with your booking: later changes
of the place do not touch them. Where cancellation is free, it is free until 24 hours before check-in. Refunds go back the
way the payment came, within 5-10 business days.

## When a place fails you

If the place is not there, is full or is not what its page says, tell us at once: {phone}, {support}. We find you another
or give your money back.

## Reviews

Write about what you saw yourself, without insults and without other people's names. We take down what breaks this, and
nothing else.

## What else holds

The law of India applies, and what it grants to consumers stands above these terms. If one of the terms cannot hold, the
others do. We announce changes here; for a booking, the terms of its day count.

Questions: [{email}](mailto:{email}).
`,
};
