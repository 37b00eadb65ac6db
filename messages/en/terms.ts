import { catalogue } from '../catalogue.ts';

/** Each section in Markdown, with its heading. */
export const termsTexts = catalogue('terms', {
  title: 'Terms and conditions',
  lead: 'Your rights and duties and ours, as short and clear as we could make them.',
  agreement: `## The agreement

{name}, {address}, runs this marketplace for stays, attractions, tour packages and car rentals. When you book, you make a
contract with the business that provides the service. We arrange the booking, take the payment and help you if something
goes wrong.`,
  account: `## Your account

You need an account to book a cart; a car can also be booked without one. Please give your real name and an email address
that you read: we send a link to confirm it. Keep your password to yourself, and tell us if someone else may know it. You
must be 18 or older to open an account or to book.`,
  prices: `## Prices and taxes

All prices are in Indian rupees, for the dates and the number of people you choose. GST and fees are shown separately before
you confirm, and the total you confirm is the total you pay. If a price changes while an item is in your cart, we show you the
difference and book nothing until you agree to it. Payments on the spot, such as for extra kilometres or extras
at a hotel, are between you and the business.`,
  payment: `## Booking and paying

With 'Confirm and Pay Later' we hold the room, the place on a tour or the car for 24 hours and email you a payment link. We hold
a car that you book without an account for 2 hours, or for 24 hours if you open the link in that email and choose 'Keep my
booking'. With 'Pay now' we hold it for {payNowMinutes, plural, one {# minute} other {# minutes}} and open the payment page. Where bookings close sooner, the hold is shorter. The
exact time is always shown beside your booking. Once you have paid, the booking is confirmed and we email you a receipt. If we
do not receive your payment in time, the hold expires and you are not charged. If your payment reaches us later and we can no
longer confirm the booking, we refund the full amount.

To keep rooms, places and cars available to everyone, you can have at most {unpaidBookings, plural, one {# booking} other {# bookings}} waiting for payment at once, and
together they can hold only part of the availability of a day. This limit does not apply to 'Pay now'. You
can book a stay for at most {mostNights, plural, one {# night} other {# nights}}, and a car for at most {mostDays, plural, one {# day} other {# days}}.

Payments go through the payment service you choose on the payment page. We never ask for your card number, UPI PIN or
one-time password by phone or email; please do not give them to anyone who asks.`,
  cancellation: `## Cancellations and refunds

Each item has a cancellation policy. It shows how much you get back, and until when. You see the policy before you book, and
later changes to it do not affect your booking. If it says only that cancellation is free, it is free up to 24 hours before
check-in, the start of the visit or tour, or the pick-up. After the last deadline in the policy, and for non-refundable items,
we do not refund anything unless the law requires it.

You can cancel a booking on your dashboard, which shows your refund before you confirm. We refund your original payment method
within 5-10 business days.

Before your booking starts you can also change dates, rooms, guests or tickets there, subject to availability. If the new price is
higher, you pay the difference. If it is lower, we refund the difference under the cancellation policy. If you move a booking to
a later start, any amount that is no longer refundable does not count towards the new price. You see the new price before you
confirm.`,
  trip: `## During your trip

Please carry the identity papers that Indian law requires hotels, parks and car operators to check. House rules, age limits,
opening hours and the number of guests on the page are part of your booking. Drivers, guides and hosts may refuse what is
unsafe or against the law. Weather, road closures and orders of the authorities can change a tour; if an important part of it
cannot take place, you may cancel that part for a full refund.`,
  problems: `## If something goes wrong

If a business is closed, full, or not what its page says, tell us at once: {phone}, {support}. We find you a similar
alternative or refund your payment for it. Please tell us during your trip whenever you can, while we can still put it right.`,
  reviews: `## Reviews

Write about what you experienced yourself, without insults and without other people's names. We remove reviews that break
this rule, and we do not remove a review because it is critical.`,
  fairUse: `## Fair use

Do not make bookings that you do not intend to use, do not use automated tools to hold rooms or places, and do not try to enter other
people's accounts. We may cancel such bookings and close such accounts.`,
  responsibility: `## Our responsibility

We are responsible for correct prices and availability, your payment and your data. The business is
responsible for the service it provides. Nothing in these terms limits your rights under the Consumer Protection Act, 2019.`,
  complaints: `## Complaints and law

{officer}, {name}, {address}, phone {officerPhone}, email [{officerEmail}](mailto:{officerEmail}), handles complaints. We confirm your
complaint within 48 hours and settle it within one month. Indian law applies. If one of these terms is not valid, the others
remain valid. Changes are published here. The terms on the day you made a booking apply to it.`,
});
