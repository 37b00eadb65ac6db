import { expect, test } from 'vitest';
import { readEmailFunctions } from '../../tests/email-functions.ts';
import { sent } from '../../tests/sent-emails.ts';
import { dayOf } from '../core/day.ts';
import { paiseOf } from '../core/money.ts';
import {
  accountConfirmation,
  accountConnected,
  accountDeleted,
  accountDeletion,
  passwordReset,
} from './account.email.ts';
import { partnerBooking, placeAnswered } from './acknowledgement.email.ts';
import type { EmailText } from './blocks.ts';
import { bookingCancelled } from './booking-cancelled.email.ts';
import { bookingChanged, guestsChanged } from './booking-changed.email.ts';
import { bookingConfirmation } from './booking-confirmation.email.ts';
import type { BookingEmail } from './booking-email.ts';
import { enquiryAnswer, enquiryEmail, enquiryReceipt } from './enquiry.email.ts';
import { bookingExpired, holdEnding } from './hold.email.ts';
import { messageToOperator, messageToTraveller } from './message.email.ts';
import {
  newsletterConfirmation,
  newsletterKnown,
  newsletterSubscriber,
  newsletterWelcome,
} from './newsletter.email.ts';
import { operatorDigest } from './operator-digest.email.ts';
import { bankAccountChanged, partnerStatement } from './partner-statement.email.ts';
import { partPayment, paymentReceipt } from './payment.email.ts';
import { refundDue } from './refund-due.email.ts';
import { freeCancellationEnding, reviewInvitation, tripBegins } from './reminder.email.ts';
import { staffInvitation, staffWrongCodes } from './staff.email.ts';
import { submissionDecided, submissionReceived } from './submission.email.ts';
import { unusedPayment } from './unused-payment.email.ts';
import { standardWording } from './wording.ts';

const hostile = [
  'https://evil.example/prize',
  'www.evil.example',
  'evil.example',
  'pay to 9876543210',
  '<b>bold</b>',
  'x\r\nBcc: all@evil.example',
  '\u202eelpmaxe.live',
];

const own = 'https://padharo.test';
const link = `${own}/confirm-email?code=abc`;
const leave = `${own}/newsletter/unsubscribe?code=abc`;

/** The data of a booking email: of the owner of a confirmed address, or of a person who typed one. */
function booking(customerName: string | null): BookingEmail {
  return {
    publicUrl: own,
    bookingId: 'BOOK_1763613000000_AB12CD',
    customerName,
    lines: [],
    sums: [{ label: 'GST (18%)', amount: paiseOf(18) }],
    total: paiseOf(118),
    paymentMethodLabel: 'UPI',
    paymentLink: `${own}/payment/BOOK_1763613000000_AB12CD?key=a`,
    link: `${own}/payment/BOOK_1763613000000_AB12CD?key=a`,
    againLink: `${own}/payment/BOOK_1763613000000_AB12CD?key=a#again`,
    payBy: new Date('2026-12-01T10:00:00Z'),
    keepUntil: null,
    freeUntil: null,
  };
}

type Write = (typed: string) => readonly EmailText[];

const ofBooking =
  (write: (booking: BookingEmail) => EmailText): Write =>
  (typed) => [write(booking(typed)), write(booking(null))];
const nothingTyped =
  (write: () => EmailText): Write =>
  () => [write()];
const now = new Date('2026-11-30T10:00:00Z');

/** Every email by the name of its function, with a stranger’s text in every position that accepts one. */
const toTravellers: Readonly<Record<string, Write>> = {
  'account-confirmation': nothingTyped(() => accountConfirmation({ link })),
  'password-reset': nothingTyped(() => passwordReset({ link })),
  'account-deletion': nothingTyped(() => accountDeletion({ link })),
  'account-deleted': nothingTyped(() => accountDeleted({ kept: dayOf('2035-03-31') })),
  'submission-decided': nothingTyped(() =>
    submissionDecided({ title: 'Lake House', outcome: 'taken', left: [], note: null, link }),
  ),
  'bank-account-changed': nothingTyped(() =>
    bankAccountChanged({ holder: 'Lake Family', digits: '1234', ifsc: 'HDFC0001234' }),
  ),
  'partner-booking': nothingTyped(() =>
    partnerBooking({
      bookingId: 'BOOK_1',
      product: 'Lake House',
      option: 'Lake Room',
      days: '12 Dec 2026',
      guests: '2 guests',
      due: now,
      replaces: false,
      link,
    }),
  ),
  'place-answered': ofBooking((of) =>
    placeAnswered(of, { outcome: 'refused', product: 'Lake House', days: '12 Dec 2026', link }),
  ),
  'partner-statement': nothingTyped(() =>
    partnerStatement({
      first: dayOf('2026-10-01'),
      last: dayOf('2026-10-31'),
      sales: paiseOf(1_000_00),
      commission: paiseOf(118_00),
      tcs: paiseOf(5_00),
      paid: paiseOf(0),
      due: paiseOf(877_00),
      reference: 'UTR0000001',
      paidOn: dayOf('2026-11-02'),
      account: '1234',
      link,
    }),
  ),
  'staff-invitation': nothingTyped(() => staffInvitation({ link, role: 'Editor' })),
  'staff-wrong-codes': nothingTyped(() => staffWrongCodes({ tries: 3, link })),
  'account-connected': (name) =>
    [true, false].map((passwordGone) => accountConnected({ name, provider: 'google', passwordGone, login: own })),
  'booking-confirmation': ofBooking((of) => bookingConfirmation(of, now)),
  'booking-cancelled': ofBooking((of) => bookingCancelled(of)),
  'booking-changed': ofBooking((of) => bookingChanged(of, { way: 'held', due: paiseOf(18), until: now })),
  'booking-expired': ofBooking(bookingExpired),
  'payment-receipt': ofBooking((of) => paymentReceipt(of, { mode: 'live', method: 'UPI' })),
  'refund-due': ofBooking((of) => refundDue(of, { mode: 'live', amount: of.total }, 'late-sold-out')),
  'part-payment': ofBooking((of) => partPayment(of, { part: paiseOf(18), due: of.total, until: now })),
  'hold-ending': (typed) =>
    [typed, null].map((name) => holdEnding(booking(name), { due: paiseOf(118), until: now, change: name === null })),
  'free-cancellation-ending': ofBooking((of) => freeCancellationEnding(of, { until: now, lines: [] })),
  'trip-begins': ofBooking((of) => tripBegins(of, { day: dayOf('2026-12-01'), lines: [] })),
  'review-invitation': ofBooking((of) => reviewInvitation(of, { names: [], leave })),
  'message-to-traveller': (typed) =>
    [typed, null].map((name) => messageToTraveller({ bookingId: 'BOOK_1', text: 'You may.', name, link })),
  'enquiry-receipt': nothingTyped(() => enquiryReceipt()),
  'enquiry-answer': nothingTyped(() => enquiryAnswer({ text: 'On Friday.' })),
  'newsletter-confirmation': nothingTyped(() => newsletterConfirmation({ link, leave })),
  'newsletter-known': nothingTyped(() => newsletterKnown({ leave })),
  'newsletter-welcome': nothingTyped(() => newsletterWelcome({ leave, publicUrl: own })),
};
/** The operator reads people’s texts, as text. */
const toOperator: Readonly<Record<string, Write>> = {
  'guests-changed': (text) => [guestsChanged({ bookingId: 'BOOK_1', what: text })],
  'message-to-operator': (text) => [messageToOperator({ bookingId: 'BOOK_1', text, link })],
  'submission-received': (text) => [submissionReceived({ title: text, partner: text, link })],
  'newsletter-subscriber': (email) => [newsletterSubscriber({ email })],
  'operator-digest': (text) => [
    operatorDigest({ notices: [{ kind: 'message-to-operator', bookingId: text, count: 4 }], link }),
  ],
  'unused-payment': (text) => [
    unusedPayment({ bookingId: text, amount: paiseOf(118), method: text, back: 'by-hand', until: now, reason: 'late' }),
  ],
  'enquiry-email': (typed) => [
    enquiryEmail({ kind: 'contact', name: typed, email: 'a@b.in', phone: typed, subject: typed, message: typed }),
  ],
};

test('every email is in one of the tables', async () => {
  const names = [...(await readEmailFunctions()).values()].flat();
  expect(names.sort()).toEqual([...Object.keys(toTravellers), ...Object.keys(toOperator)].sort());
});

test.each(Object.keys(toTravellers))('%s contains no link, number or markup of a stranger', (name) => {
  for (const typed of hostile) {
    for (const { subject, html, plain } of (toTravellers[name]?.(typed) ?? []).map(sent)) {
      const all = `${subject}\n${html}\n${plain}`;
      expect(all).not.toMatch(/evil|live|987654|bold|Bcc/);
      for (const [address] of all.matchAll(/\bhttps?:\/\/[^\s"<)]+/g))
        expect(address.startsWith(own) || address === standardWording('en').checkAt, address).toBe(true);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  }
});

test.each(Object.keys(toOperator))('%s shows a stranger’s words as words', (name) => {
  for (const typed of hostile) {
    for (const { subject, html, plain } of (toOperator[name]?.(typed) ?? []).map(sent)) {
      expect(subject).not.toMatch(/[\r\n\u202e]/);
      expect(html).not.toMatch(/<b>|href="[^"]*evil|\r|\u202e/);
      expect(plain).not.toMatch(/\r|\u202e/);
    }
  }
});

test('an email to an unconfirmed address greets without a name', () => {
  const named = new Set([
    'booking-confirmation',
    'booking-cancelled',
    'booking-changed',
    'booking-expired',
    'free-cancellation-ending',
    'hold-ending',
    'message-to-traveller',
    'part-payment',
    'payment-receipt',
    'place-answered',
    'refund-due',
    'review-invitation',
    'trip-begins',
  ]);
  for (const [name, write] of Object.entries(toTravellers)) {
    const emails = write('Asha Verma')
      .map(sent)
      .map(({ html, plain }) => `${plain}${html}`);
    // its owner signed in at the provider with this address
    if (name === 'account-connected') expect(emails[0]).toContain('Hello Asha Verma,');
    else if (named.has(name)) {
      expect(emails[0]).toContain('Hello Asha Verma,');
      expect(emails[1]).toContain('Hello,');
      expect(emails[1]).not.toContain('Asha');
    } else for (const mail of emails) expect(mail).not.toContain('Asha');
  }
});
