import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { emailsReminderTexts } from '../../messages/en/emails/reminder.ts';
import { sentence } from '../../messages/message.ts';
import { type Day, dayLater, deadlineLater } from '../core/day.ts';
import { bareButton, button, type EmailText, emailText, greeting, lines, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { oneLine } from './words.ts';

/** Says until when lines of a paid booking can be cancelled free of charge. */
export function freeCancellationEnding(
  booking: BookingEmail,
  facts: { readonly until: Date; readonly lines: readonly { readonly name: string; readonly days: string }[] },
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
      lines(facts.lines.flatMap(({ name, days }) => [oneLine(name), oneLine(days)])),
      paragraph(sentence(emailsReminderTexts.nothingToDo)),
      button(booking.link, sentence(emailsBookingTexts.see)),
    ],
    ...aboutBooking(booking),
  });
}

/** What begins, with formatted texts. */
interface Beginning {
  readonly label: string;
  readonly name: string;
  readonly place: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
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
      paragraph(sentence(emailsReminderTexts.starting, { day })),
      ...trip.lines.map(({ label, name, place, facts }) =>
        lines([
          oneLine(`${label}: ${name}`),
          oneLine(place),
          ...facts.map(({ label, value }) => oneLine(`${label}: ${value}`)),
        ]),
      ),
      note(sentence(emailsReminderTexts.bring)),
      button(booking.link, sentence(emailsReminderTexts.openVouchers)),
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
