import { catalogue } from '../catalogue.ts';

/** Each section in Markdown, with its heading. */
export const privacyTexts = catalogue('privacy', {
  title: 'Privacy policy',
  lead: 'The personal data we keep, why we need it, how long we keep it, and how you can see, correct or delete it.',
  responsibility: `## Our responsibility

{name}, {address}, runs this marketplace and decides how your personal data is used. Under the Digital Personal Data
Protection Act, 2023 (DPDP Act), we are the Data Fiduciary and you are the Data Principal.`,
  data: `## What we keep, and for how long

- **Your account:** your name, email address and password. The password is stored in a form that no one can read. Your phone number, address and date of birth are kept only if you enter them. If you sign in through Google or Facebook, we keep your name, email address and account number there. Your account is kept until you delete it.
- **Your bookings:** what you booked, for which dates and how many people, what it cost, how it was paid, and the emails we sent you about it. While a booking is unpaid, we also keep the network it came from, so that no one can hold everything. Invoices and payment records are kept for as long as Indian tax law requires.
- **Guest details:** the lead traveller and a phone number, your arrival time, special requests, names where a permit or a ticket needs them, and the name, address, State and GSTIN for your invoice. You can change or remove them until the trip starts. Details on an invoice are kept with it.
- **Car bookings without an account:** also your phone number, your pick-up location and your notes, because the car comes to you.
- **Your reviews:** your name, your rating and your text. Reviews are public. To stop repeated reviews, we keep a code made from the product and your network. No one can turn the code back into either.
- **Your enquiries:** what you wrote to us through a form, for one year.
- **The newsletter:** your email address, for as long as you are subscribed. An address that is not confirmed is deleted after 30 days.
- **Sign-ins:** when you signed in and when your session ends. Sessions and one-time codes are deleted once they have expired.
- **Messages to our partners' systems:** if we notify a partner's software about a booking, we delete our record of that message after 30 days.
- **Server logs:** the network address, page and time of each request, to keep the service safe and to find faults.

We never ask for your identity papers, and your card number never reaches us.`,
  reasons: `## Why we need it

- To make, confirm, change and cancel the bookings you ask for, and to email you about them.
- To run your account and keep it safe, for example by limiting wrong passwords and unpaid bookings.
- To answer your enquiries and complaints.
- To send the newsletter, but only after you have confirmed that you want it.
- To meet our duties under tax and consumer law.

We use your data for nothing else. We do not sell it, we do not use it for advertising, and we do not follow you around the web.
If a business pays us to advertise, its advertisement is marked and is the same for every visitor.`,
  device: `## On your device and in cookies

Your cart, your saved places, the stays you viewed and the places you searched last, and the key that keeps you signed in
are stored in your own browser. If you sign in, the places you save are kept in your account
too. Logging out deletes the key, and clearing your browser's
data deletes the rest.

We use two cookies, both necessary. One belongs to your session and is used only while you sign in or stay signed
in. The other remembers that you have signed in on this device before, so that a stranger who guesses passwords cannot lock
you out; it expires after 400 days. We use no advertising or tracking cookies, so you see no cookie banner.`,
  recipients: `## Who else receives it

- **The business you book** receives your name, your dates, the number of guests and the guest details. A car operator also receives your phone number, pick-up location and notes.
- **The payment service you choose** receives the amount and your booking number. You give it your payment details directly.
- **Our email provider** delivers our emails to you.
- **A map server**, if the map names one: our maps come from this website, and load only when you open them. Streets can come from the server that the map names, which then sees your network address, as any website can.
- **Courts and authorities** receive data only where the law requires it.`,
  rights: `## Your rights

Under the DPDP Act you can:

- ask for a summary of the personal data we hold about you and with whom we have shared it;
- have it corrected, completed, updated or erased;
- withdraw a consent as easily as you gave it: every newsletter has an unsubscribe link, and so does your profile;
- name someone who can use these rights for you in case of death or incapacity;
- complain to us, and then to the Data Protection Board of India.

You can change most of your details yourself in your profile. There you can also download everything that we keep about
you, and delete your account. For everything else, email [{email}](mailto:{email}). We reply within 30 days.

When you delete your account, we delete your profile, your saved places, your messages, your enquiries, our emails to you and
the guest details. Your bookings and reviews stay without your name. Tax law requires us to keep invoices and payment records
for eight years after their financial year.`,
  complaints: `## Complaints

{officer}, {name}, {address}, phone {officerPhone}, email [{officerEmail}](mailto:{officerEmail}), handles complaints about your data. We confirm
your complaint within 48 hours and reply within 30 days.`,
  children: `## Children

Accounts are for people aged 18 or older. Parents and guardians book for children. We ask how many people are coming, and
for their names only where a permit or a ticket needs them.`,
  changes: `## Safety and changes

Data travels over encrypted connections, and our staff can see only what their work needs. If a breach of security affects
your data, we inform you and the Data Protection Board of India. When we change this policy, the new text and its date appear
here.`,
});
