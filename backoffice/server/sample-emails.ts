import { dayOf } from '../../service/core/day.ts';
import { paiseOf, zero } from '../../service/core/money.ts';
import {
  accountConfirmation,
  accountConnected,
  accountDeleted,
  accountDeletion,
  passwordReset,
} from '../../service/emails/account.email.ts';
import { guestsChanged } from '../../service/emails/booking-changed.email.ts';
import { enquiryAnswer, enquiryEmail, enquiryReceipt } from '../../service/emails/enquiry.email.ts';
import { messageToOperator, messageToTraveller } from '../../service/emails/message.email.ts';
import {
  newsletterConfirmation,
  newsletterKnown,
  newsletterSubscriber,
  newsletterWelcome,
} from '../../service/emails/newsletter.email.ts';
import { operatorDigest } from '../../service/emails/operator-digest.email.ts';
import { bankAccountChanged, partnerStatement } from '../../service/emails/partner-statement.email.ts';
import { staffInvitation, staffWrongCodes } from '../../service/emails/staff.email.ts';
import {
  type SubmissionDecision,
  submissionDecided,
  submissionReceived,
} from '../../service/emails/submission.email.ts';
import { type Sample, type Samples, sampleBookingEmails } from './sample-booking-emails.ts';
import { bookingId } from './sample-bookings.ts';

/** Every kind of email, in each of its cases. */
export function sampleEmails(publicUrl: string): Samples {
  const link = `${publicUrl}/sample`;
  return {
    ...accountEmails(link),
    ...proposalEmails(link),
    ...sampleBookingEmails(publicUrl),
    ...messageEmails(link),
    ...newsletterEmails(publicUrl, link),
  };
}

function accountEmails(link: string) {
  const asha = { name: 'Asha Verma', login: link };
  return {
    'account-confirmation': [{ when: 'Someone creates an account', text: accountConfirmation({ link }) }],
    'account-connected': [
      {
        when: 'Someone signs in with Google or Facebook for the first time',
        text: accountConnected({ ...asha, provider: 'google', passwordGone: false }),
      },
      {
        when: 'Someone signs in with Google or Facebook to an account with an unconfirmed email address',
        text: accountConnected({ ...asha, provider: 'facebook', passwordGone: true }),
      },
    ],
    'account-deletion': [{ when: 'Someone asks to delete their account', text: accountDeletion({ link }) }],
    'account-deleted': [
      { when: 'An account is deleted', text: accountDeleted({ kept: dayOf('2035-03-31') }) },
      { when: 'An account without bookings is deleted', text: accountDeleted({ kept: null }) },
    ],
    'password-reset': [{ when: 'Someone forgets their password', text: passwordReset({ link }) }],
    'staff-invitation': [{ when: 'You invite someone to Admin', text: staffInvitation({ link, role: 'Editor' }) }],
    'staff-wrong-codes': [
      { when: 'Someone enters a staff password with wrong codes', text: staffWrongCodes({ tries: 3, link }) },
    ],
  } satisfies Partial<Samples>;
}

function proposalEmails(link: string) {
  const decided = (when: string, of: Pick<SubmissionDecision, 'outcome' | 'left' | 'note'>): Sample => ({
    when,
    text: submissionDecided({ ...of, title: 'Ganga Kinare', link }),
  });
  return {
    'submission-decided': [
      decided('You approve a submission', { outcome: 'taken', left: [], note: null }),
      decided('You approve part of a submission', { outcome: 'partly', left: ['Rooms'], note: null }),
      decided('You request changes to a submission', {
        outcome: 'returned',
        left: [],
        note: 'Please name the rooms.',
      }),
    ],
    'submission-received': [
      {
        when: 'A partner sends a submission (to staff who get these emails)',
        text: submissionReceived({ title: 'Ganga Kinare', partner: 'Lake Family', link }),
      },
    ],
    'bank-account-changed': [
      {
        when: 'You enter or change the bank account of a partner',
        text: bankAccountChanged({ holder: 'Lake Family', digits: '4321', ifsc: 'HDFC0001234' }),
      },
    ],
    'partner-statement': [
      { when: 'You record a payout under Payouts', text: partnerStatement({ ...payout, paid: zero, link }) },
      {
        when: 'You record a payout under Payouts, after one for a part of the month',
        text: partnerStatement({ ...payout, paid: paiseOf(20_000_00), due: paiseOf(21_873_00), link }),
      },
    ],
  } satisfies Partial<Samples>;
}

const payout = {
  first: dayOf('2026-10-01'),
  last: dayOf('2026-10-31'),
  sales: paiseOf(48_000_00),
  commission: paiseOf(5_664_00),
  tcs: paiseOf(463_20),
  due: paiseOf(41_873_00),
  reference: 'HDFCR52026110212345678',
  paidOn: dayOf('2026-11-02'),
  account: '4021',
} as const;

function messageEmails(link: string) {
  const enquiry = (when: string, kind: Parameters<typeof enquiryEmail>[0]['kind'], subject: string): Sample => ({
    when,
    text: enquiryEmail({
      kind,
      name: 'Asha Verma',
      email: 'asha@example.in',
      phone: null,
      subject,
      message: 'Do you have time for a call this week?',
    }),
  });
  return {
    'guests-changed': [
      { when: 'Guest details are added or changed (to you)', text: guestsChanged({ bookingId, what: 'arrival' }) },
    ],
    'message-to-operator': [
      {
        when: 'A traveller writes (to you)',
        text: messageToOperator({ bookingId, text: 'We arrive at nine in the evening.', link }),
      },
    ],
    'operator-digest': [
      {
        when: 'Many people write within an hour (to you)',
        text: operatorDigest({
          notices: [
            { kind: 'message-to-operator', bookingId, count: 7 },
            { kind: 'guests-changed', bookingId, count: 4 },
            { kind: 'enquiry', bookingId: null, count: 3 },
            { kind: 'newsletter-subscriber', bookingId: null, count: 2 },
            { kind: 'unused-payment', bookingId, count: 1 },
            ...Array.from({ length: 50 }, () => ({ kind: 'message-to-operator', bookingId, count: 1 })),
          ],
          link,
        }),
      },
    ],
    'message-to-traveller': [
      {
        when: 'You reply to a traveller',
        text: messageToTraveller({ bookingId, text: 'The gate is open until eleven.', name: 'Asha Verma', link }),
      },
    ],
    enquiry: [
      enquiry('Someone sends a question from your site (to you)', 'contact', 'Rooms for a wedding'),
      enquiry('Someone wants to advertise (to you)', 'advertise', 'A banner in February'),
      enquiry('Someone wants to sell through you (to you)', 'partner', 'Six rooms in Orchha'),
    ],
    'enquiry-receipt': [{ when: 'Someone sends an enquiry (to them)', text: enquiryReceipt() }],
    'enquiry-answer': [
      { when: 'You reply to an enquiry', text: enquiryAnswer({ text: 'Yes, from 3 to 6 February.' }) },
    ],
  } satisfies Partial<Samples>;
}

function newsletterEmails(publicUrl: string, link: string) {
  return {
    'newsletter-confirmation': [
      { when: 'Someone signs up for the newsletter', text: newsletterConfirmation({ link, leave: link }) },
    ],
    'newsletter-known': [{ when: 'Someone signs up a second time', text: newsletterKnown({ leave: link }) }],
    'newsletter-welcome': [
      { when: 'A newsletter sign-up is confirmed', text: newsletterWelcome({ leave: link, publicUrl }) },
    ],
    'newsletter-subscriber': [
      { when: 'Someone subscribes (to you)', text: newsletterSubscriber({ email: 'asha@example.in' }) },
    ],
  } satisfies Partial<Samples>;
}
