import type { Reading } from './reading.ts';

export const terms: Reading = {
  title: 'Terms and conditions',
  lead: 'What you can expect from us and what we expect from you, as short and clear as we could make it.',
  changed: '27 November 2026',
  text: `
## The agreement

{name}, {address}, runs this marketplace for stays, attractions, tour packages and car rentals. When you book, you make a
contract with the business that provides the service. We arrange the booking, take the payment and help you if something
goes wrong.

## Your account

You need an account to book a cart; a car can also be booked without one. Please give your real name and an email address
that you read: we send a link to confirm it. Keep your password to yourself, and tell us if somebody else may know it. You
must be 18 or older to open an account or to book.

## Prices and taxes

All prices are in Indian rupees, for the dates and the number of people you choose. GST and fees are shown separately before
you confirm, and the total you confirm is the total you pay. If a price changes while an item is in your cart, we show you the
difference and book nothing until you agree to it. What you pay on the spot, such as kilometres beyond the free ones or extras
at a hotel, is between you and the business.

## Booking and paying

'Confirm and Pay Later' holds the room for 24 hours, and likewise the place on a tour or the car, and sends you an email with
a payment link. A car that you book without an account is held for 2 hours, and for 24 once you have pressed 'Keep my booking'
behind the link in that email. 'Pay now' holds it for {payNowMinutes} and opens the payment page. Where bookings close sooner, the time is shorter; the exact time always stands beside your
booking. Once you have paid, the booking is confirmed and we email you a receipt. A booking that is not paid in time ends by
itself and costs nothing. If a payment reaches us after that and the booking can no longer be given to you, the full amount is
refunded.

So that rooms, places and cars stay open to everyone, at most {unpaidBookings} of yours can wait for payment at once, and
together they can hold only a part of what is available on a day. 'Pay now' has no such share: it holds as much as is left. You
can book a stay for at most {mostNights}, and a car for at most {mostDays}.

Payments go through the payment service you choose on the payment page. We never ask for your card number, UPI PIN or
one-time password by phone or email; please do not give them to anybody who does.

## Cancellations and refunds

Each booking has its own cancellation terms: until when how much of its price comes back. They are shown before you book and
are kept with your booking: later changes do not affect it. Where they only say that cancellation is free, it is free up to 24
hours before check-in, the start of the visit or tour, or the pick-up. After the last time that they name, and where a booking
cannot be cancelled for a refund, nothing is refunded unless the law says otherwise.

You can cancel a booking on your dashboard, which shows the amount that comes back before you confirm. Refunds go back to the
account or card you paid with, within 5-10 business days.

Until it begins you can also change dates, rooms, guests or tickets there, as far as there is room. If that costs more, you pay
the difference; if it costs less, the difference comes back by the terms of the booking. If you move a booking to a later start,
what its terms no longer give back is not set off. You see what it comes to before you confirm.

## During your trip

Please carry the identity papers that Indian law requires hotels, parks and car operators to check. House rules, age limits,
opening hours and the number of guests on the page are part of your booking. Drivers, guides and hosts may refuse what is
unsafe or against the law. Weather, road closures and orders of the authorities can change a tour; if an important part of it
cannot take place, you may cancel that part and get its price back.

## If something goes wrong

If a business is closed, full, or not what its page says, tell us at once: {phone}, {support}. We find you something of the
same kind or refund what you paid for it. Please tell us during your trip whenever you can, while it can still be put right.

## Reviews

Write about what you experienced yourself, without insults and without other people's names. We remove reviews that break
this rule, and we do not remove a review because it is critical.

## Fair use

Do not book what you do not mean to use, do not use automated tools to hold rooms or places, and do not try to enter other
people's accounts. We may cancel such bookings and close such accounts.

## Our responsibility

We are responsible for what we do ourselves: correct prices and availability, your payment and your data. The business is
responsible for the service it provides. Nothing in these terms limits your rights under the Consumer Protection Act, 2019.

## Complaints and law

{officer}, {name}, {address}, phone {officerPhone}, email [{officerEmail}](mailto:{officerEmail}), handles complaints. We confirm that we have your
complaint within 48 hours and settle it within one month. Indian law applies. If one of these terms is not valid, the others
remain. Changes are published here; for a booking, the terms of the day you made it apply.
`,
};
