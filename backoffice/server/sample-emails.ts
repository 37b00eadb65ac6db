import {
  accountConfirmation,
  accountConnected,
  accountDeleted,
  accountDeletion,
  passwordReset,
} from '../../service/emails/account.email.ts';
import { guestsChanged } from '../../service/emails/booking-changed.email.ts';
import { enquiryAnswer, enquiryEmail } from '../../service/emails/enquiry.email.ts';
import { messageToOperator, messageToTraveller } from '../../service/emails/message.email.ts';
import {
  newsletterConfirmation,
  newsletterKnown,
  newsletterSubscriber,
  newsletterWelcome,
} from '../../service/emails/newsletter.email.ts';
import { operatorDigest } from '../../service/emails/operator-digest.email.ts';
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
    'account-confirmation': [{ when: 'Somebody makes an account', text: accountConfirmation({ link }) }],
    'account-connected': [
      {
        when: 'Somebody signs in through Google or Facebook for the first time',
        text: accountConnected({ ...asha, provider: 'google', passwordGone: false }),
      },
      {
        when: 'Somebody signs in so to an account whose address was not confirmed',
        text: accountConnected({ ...asha, provider: 'facebook', passwordGone: true }),
      },
    ],
    'account-deletion': [{ when: 'Somebody asks to delete the account', text: accountDeletion({ link }) }],
    'account-deleted': [
      { when: 'The account is deleted', text: accountDeleted({ kept: 'Sat, 31 Mar 2035' }) },
      { when: 'An account without bookings is deleted', text: accountDeleted({ kept: null }) },
    ],
    'password-reset': [{ when: 'Somebody forgot the password', text: passwordReset({ link }) }],
    'staff-invitation': [
      { when: 'You invite somebody to the back office', text: staffInvitation({ link, role: 'Editor' }) },
    ],
    'staff-wrong-codes': [
      { when: 'A password of staff is typed with wrong codes', text: staffWrongCodes({ tries: 3, link }) },
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
      decided('You take what a partner proposed', { outcome: 'taken', left: [], note: null }),
      decided('You take a part of what a partner proposed', { outcome: 'partly', left: ['Rooms'], note: null }),
      decided('You send back what a partner proposed', {
        outcome: 'returned',
        left: [],
        note: 'Please name the rooms.',
      }),
    ],
    'submission-received': [
      {
        when: 'A partner proposes something, to who is told of it',
        text: submissionReceived({ title: 'Ganga Kinare', partner: 'Lake Family', link }),
      },
    ],
  } satisfies Partial<Samples>;
}

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
      { when: 'Who travels is told or changed; to you', text: guestsChanged({ bookingId, what: 'arrival' }) },
    ],
    'message-to-operator': [
      {
        when: 'A traveller writes; to you',
        text: messageToOperator({ bookingId, text: 'We arrive at nine in the evening.' }),
      },
    ],
    'operator-digest': [
      {
        when: 'Many travellers or enquirers write within an hour; to you',
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
        when: 'You answer a traveller',
        text: messageToTraveller({ bookingId, text: 'The gate is open until eleven.', name: 'Asha Verma', link }),
      },
    ],
    enquiry: [
      enquiry('Somebody asks something by a form; to you', 'contact', 'Rooms for a wedding'),
      enquiry('Somebody wants to advertise; to you', 'advertise', 'A banner in February'),
      enquiry('Somebody wants to sell through you; to you', 'partner', 'Six rooms in Orchha'),
    ],
    'enquiry-answer': [{ when: 'You answer an enquiry', text: enquiryAnswer({ text: 'Yes, from 3 to 6 February.' }) }],
  } satisfies Partial<Samples>;
}

function newsletterEmails(publicUrl: string, link: string) {
  return {
    'newsletter-confirmation': [
      { when: 'Somebody asks for the newsletter', text: newsletterConfirmation({ link, leave: link }) },
    ],
    'newsletter-known': [{ when: 'Somebody asks for it a second time', text: newsletterKnown({ leave: link }) }],
    'newsletter-welcome': [{ when: 'It is confirmed', text: newsletterWelcome({ leave: link, publicUrl }) }],
    'newsletter-subscriber': [
      { when: 'Somebody subscribed; to you', text: newsletterSubscriber({ email: 'asha@example.in' }) },
    ],
  } satisfies Partial<Samples>;
}
