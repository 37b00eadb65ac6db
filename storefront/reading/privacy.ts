import type { Reading } from './reading.ts';

export const privacy: Reading = {
  title: 'Privacy policy',
  lead: 'What we know about you, why, for how long, and how you get it back or have it deleted.',
  changed: '22 November 2026',
  text: `
## What we keep

- **Your account:** name, e-mail address, and your password in a form from which nobody can read it. Phone, address and date of birth only if you enter them in your profile. If you sign in through Google or Facebook, your name, address and identity there.
- **Your bookings:** what you booked, for when and for how many, what it cost, how it was paid, and the letters we sent about it. While it is not paid, also the network that it came from, so that nobody can hold everything.
- **Your reviews:** the name you gave, the stars and the words. They are public. A code made from the place and your network, from which nobody can read either, keeps anybody from reviewing twice.
- **Your letters to us:** what you wrote through a form, for a year.
- **The newsletter:** your address, once you have confirmed it. An address that nobody confirms is forgotten after 30 days.
- **The log of our server:** address, page and time of requests, to keep the service safe and in order.

We do not ask for your papers or the number of your card. We do not follow you around the web, and we sell nothing.

## What stays on your device

Your cart, the places you saved or looked at lately, and the key that keeps you signed in are kept in the memory of your
browser. Logging out deletes the key. We set no cookies for advertising or for counting visitors.

## Who else learns of it

- **The place you booked** gets your name, your dates and the number of guests.
- **The payment service** that you choose gets the amount and the number of the booking.
- **The mail service** carries our letters to you.
- **The map** is loaded only when you ask for it; its service then sees your address on the network, as any website does.

Nobody else, unless a court or a law obliges us.

## For how long

Bookings and invoices are kept as long as Indian tax law demands. Sessions and one-time codes are deleted when they have
run out. Everything else is deleted with your account.

## Your rights

You may ask what we know about you, have it corrected or deleted, and take back a consent. Each newsletter has a link that
ends it. Write to [{email}](mailto:{email}) or to {name}, {address}; we answer within 30 days.
`,
};
