import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { accountConfirmation } from '../../service/letters/account-confirmation.email.ts';
import { accountConnected } from '../../service/letters/account-connected.email.ts';
import { accountDeleted } from '../../service/letters/account-deleted.email.ts';
import { accountDeletion } from '../../service/letters/account-deletion.email.ts';
import type { LetterText } from '../../service/letters/blocks.ts';
import { bookingCancelled } from '../../service/letters/booking-cancelled.email.ts';
import { bookingChanged } from '../../service/letters/booking-changed.email.ts';
import { bookingConfirmation } from '../../service/letters/booking-confirmation.email.ts';
import { bookingExpired } from '../../service/letters/booking-expired.email.ts';
import type { BookingLetter } from '../../service/letters/booking-letter.ts';
import { enquiryLetter } from '../../service/letters/enquiry.email.ts';
import { enquiryAnswer } from '../../service/letters/enquiry-answer.email.ts';
import { freeCancellationEnding } from '../../service/letters/free-cancellation-ending.email.ts';
import { guestsChanged } from '../../service/letters/guests-changed.email.ts';
import { holdEnding } from '../../service/letters/hold-ending.email.ts';
import { messageToOperator } from '../../service/letters/message-to-operator.email.ts';
import { messageToTraveller } from '../../service/letters/message-to-traveller.email.ts';
import { newsletterConfirmation } from '../../service/letters/newsletter-confirmation.email.ts';
import { newsletterKnown } from '../../service/letters/newsletter-known.email.ts';
import { newsletterSubscriber } from '../../service/letters/newsletter-subscriber.email.ts';
import { newsletterWelcome } from '../../service/letters/newsletter-welcome.email.ts';
import { partPayment } from '../../service/letters/part-payment.email.ts';
import { passwordReset } from '../../service/letters/password-reset.email.ts';
import { paymentReceipt } from '../../service/letters/payment-receipt.email.ts';
import { proposalDecided } from '../../service/letters/proposal-decided.email.ts';
import { proposalWaits } from '../../service/letters/proposal-waits.email.ts';
import { refundDue } from '../../service/letters/refund-due.email.ts';
import { reviewInvitation } from '../../service/letters/review-invitation.email.ts';
import { staffInvitation } from '../../service/letters/staff-invitation.email.ts';
import { tripBegins } from '../../service/letters/trip-begins.email.ts';
import type { LetterKind } from '../../service/letters/write-letter.ts';

interface Sample {
  /** When it is sent. */
  readonly when: string;
  readonly text: LetterText;
}

const bookingId = 'BOOK_1795000000000_SAMPLE';
const day = dayOf('2026-12-12');
const until = new Date('2026-12-01T10:00:00+05:30');
const now = new Date('2026-11-30T10:00:00+05:30');

function sampleBooking(publicUrl: string): BookingLetter {
  const stay = {
    ...{ label: 'Stay', name: 'Ganga Kinare', option: 'River Room', location: 'Rishikesh, Uttarakhand', quantity: 1 },
    ...{ days: '12 Dec 2026 – 14 Dec 2026, 2 nights', guests: '2 adults', pickUp: '', cost: fromRupees(8_000) },
    terms: { text: 'Free cancellation until 11 Dec 2026, 2:00 pm', steps: [] },
  };
  return {
    ...{ publicUrl, bookingId, customerName: 'Asha Verma', lines: [stay], total: fromRupees(10_620) },
    sums: [
      { label: 'Fees', amount: fromRupees(1_000) },
      { label: 'GST (18 %)', amount: fromRupees(1_620) },
    ],
    ...{ paymentMethodLabel: 'UPI', paymentLink: `${publicUrl}/payment/${bookingId}`, payBy: until, keepUntil: null },
    link: `${publicUrl}/booking/${bookingId}`,
  };
}

/** Every kind of letter, written from invented data. No link in them opens anything. */
export function sampleLetters(publicUrl: string): Readonly<Record<LetterKind, Sample>> {
  const booking = sampleBooking(publicUrl);
  const link = `${publicUrl}/sample`;
  const names = ['Ganga Kinare'];
  const beginning = { label: 'Stay', name: 'Ganga Kinare', place: 'Rishikesh, Uttarakhand', facts: [] };
  const lines = [{ name: 'Ganga Kinare', days: '12 Dec 2026 – 14 Dec 2026' }];
  return {
    'account-confirmation': { when: 'Somebody makes an account', text: accountConfirmation({ link }) },
    'account-connected': {
      when: 'Somebody signs in through Google or Facebook for the first time',
      text: accountConnected({ name: 'Asha Verma', provider: 'google', passwordGone: false, login: link }),
    },
    'account-deletion': { when: 'Somebody asks to delete the account', text: accountDeletion({ link }) },
    'account-deleted': { when: 'The account is deleted', text: accountDeleted({ kept: 'Sat, 31 Mar 2035' }) },
    'password-reset': { when: 'Somebody forgot the password', text: passwordReset({ link }) },
    'staff-invitation': { when: 'You invite somebody to the desk', text: staffInvitation({ link, role: 'Editor' }) },
    'proposal-decided': {
      when: 'You take what a partner proposed, or send it back',
      text: proposalDecided({
        title: 'Ganga Kinare',
        outcome: 'returned',
        left: [],
        note: 'Please name the rooms.',
        link,
      }),
    },
    'proposal-waits': {
      when: 'A partner proposes something, to who is told of it',
      text: proposalWaits({ title: 'Ganga Kinare', partner: 'Lake Family', link }),
    },
    'booking-confirmation': { when: 'Something is booked', text: bookingConfirmation(booking, now) },
    'payment-receipt': { when: 'A payment came', text: paymentReceipt(booking, 'live') },
    'part-payment': {
      when: 'Less came than was to be paid',
      text: partPayment(booking, { part: fromRupees(5_000), due: fromRupees(5_620), until }),
    },
    'booking-expired': { when: 'An unpaid booking ran out', text: bookingExpired(booking) },
    'booking-cancelled': {
      when: 'A booking is cancelled',
      text: bookingCancelled(booking, { refund: fromRupees(10_620), mode: 'live' }),
    },
    'booking-changed': {
      when: 'A booking is changed',
      text: bookingChanged(booking, { way: 'done', refund: null }),
    },
    'refund-due': {
      when: 'Money came that goes back',
      text: refundDue(booking, { mode: 'live', amount: booking.total }, 'too-late'),
    },
    'hold-ending': {
      when: 'A quarter of the time to pay is left',
      text: holdEnding(booking, { due: booking.total, until, change: false }),
    },
    'free-cancellation-ending': {
      when: 'A day before cancelling stops being free',
      text: freeCancellationEnding(booking, { until, lines }),
    },
    'trip-begins': { when: 'A day before it begins', text: tripBegins(booking, { day, lines: [beginning] }) },
    'review-invitation': { when: 'After the trip', text: reviewInvitation(booking, { names, leave: link }) },
    'guests-changed': {
      when: 'Who travels is told or changed; to you',
      text: guestsChanged({ bookingId, what: 'arrival' }),
    },
    'message-to-operator': {
      when: 'A traveller writes; to you',
      text: messageToOperator({ bookingId, text: 'We arrive at nine in the evening.' }),
    },
    'message-to-traveller': {
      when: 'You answer a traveller',
      text: messageToTraveller({ bookingId, text: 'The gate is open until eleven.', name: 'Asha Verma', link }),
    },
    'newsletter-confirmation': {
      when: 'Somebody asks for the newsletter',
      text: newsletterConfirmation({ link, leave: link }),
    },
    'newsletter-known': { when: 'Somebody asks for it a second time', text: newsletterKnown({ leave: link }) },
    'newsletter-welcome': { when: 'It is confirmed', text: newsletterWelcome({ leave: link, publicUrl }) },
    'newsletter-subscriber': {
      when: 'Somebody subscribed; to you',
      text: newsletterSubscriber({ email: 'asha@example.in' }),
    },
    'enquiry-answer': { when: 'You answer an enquiry', text: enquiryAnswer({ text: 'Yes, from 3 to 6 February.' }) },
    enquiry: {
      when: 'Somebody writes by a form; to you',
      text: enquiryLetter({
        ...{ kind: 'contact', name: 'Asha Verma', email: 'asha@example.in', phone: null },
        ...{ subject: 'Rooms for a wedding', message: 'Do you have twelve rooms in February?' },
      }),
    },
  };
}
