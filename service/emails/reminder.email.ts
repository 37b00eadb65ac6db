import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { emailsReminderTexts } from '../../messages/en/emails/reminder.ts';
import { sentence } from '../../messages/message.ts';
import { type Day, dayLater, deadlineLater } from '../core/day.ts';
import {
  bareButton,
  button,
  type EmailText,
  emailText,
  greeting,
  lines,
  note,
  paragraph,
  type TemplateBlock,
} from './blocks.ts';
import { aboutBooking, bookingNumber, shown } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { oneLine } from './words.ts';

/** Says until when lines of a paid booking can be cancelled free of charge. */
export function freeCancellationEnding(
  booking: BookingEmail,
  facts: { readonly until: Date; readonly lines: readonly Beginning[] },
): EmailText {
  const free = sentence(emailsReminderTexts.freeUntil, {
    until: deadlineLater(facts.until),
  });
  return emailText({
    subject: sentence(emailsReminderTexts.freeSubject, { booking: bookingNumber(booking) }),
    title: sentence(emailsReminderTexts.freeTitle),
    preheader: free,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: free }, ' ', sentence(emailsReminderTexts.thenPolicy)),
      button(booking.link, sentence(emailsBookingTexts.see)),
      entries(facts.lines),
      paragraph(sentence(emailsReminderTexts.nothingToDo)),
    ],
    ...aboutBooking(booking),
  });
}

/** What begins, with formatted texts. */
interface Beginning {
  readonly label: string;
  readonly name: string;
  readonly days: string;
  readonly place: string;
  readonly picture: string | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Items without their prices. */
function entries(all: readonly Beginning[]): TemplateBlock {
  const items = all.map(({ label, name, days, place, picture, facts }) => ({
    ...shown({ label, name, days, picture }),
    details: [place, ...facts.map(({ label, value }) => `${label}: ${value}`)].map((text) => oneLine(text)),
    amount: null,
  }));
  return { kind: 'items', items, sums: [], total: null };
}

/** Sent the day before: what begins, when and where, and what to bring. */
export function tripBegins(
  booking: BookingEmail,
  trip: { readonly day: Day; readonly lines: readonly Beginning[] },
): EmailText {
  const day = dayLater(trip.day);
  return emailText({
    subject: sentence(emailsReminderTexts.beginsSubject, { booking: bookingNumber(booking) }),
    title: sentence(emailsReminderTexts.beginsTitle),
    preheader: sentence(emailsReminderTexts.beginsPreview, { day }),
    blocks: [
      paragraph(greeting(booking.customerName)),
      note(sentence(emailsReminderTexts.bring)),
      button(booking.link, sentence(emailsReminderTexts.openVouchers)),
      paragraph(sentence(emailsReminderTexts.starting, { day })),
      entries(trip.lines),
    ],
    ...aboutBooking(booking),
  });
}

/** Asks for a review once after the end of the trip. `leave`: link to end such emails. */
export function reviewInvitation(
  booking: BookingEmail,
  { names, leave }: { readonly names: readonly string[]; readonly leave: string },
): EmailText {
  return emailText({
    subject: sentence(emailsReminderTexts.reviewTitle),
    title: sentence(emailsReminderTexts.reviewTitle),
    preheader: sentence(emailsReminderTexts.reviewPreview),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(sentence(emailsReminderTexts.welcomeBack)),
      lines(names.map((name) => oneLine(name))),
      paragraph(sentence(emailsReminderTexts.writeReview)),
      bareButton(`${booking.publicUrl}/dashboard?tab=COMPLETED`, sentence(emailsReminderTexts.seeBookings)),
    ],
    ...aboutBooking(booking),
    leave,
  });
}
