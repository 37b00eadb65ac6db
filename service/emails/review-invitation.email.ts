import { bareButton, type EmailText, emailText, lines, paragraph } from './blocks.ts';
import { aboutBooking } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { greeting } from './greeting.ts';
import { phrase } from './phrase.ts';
import { oneLine } from './words.ts';

/** Asks once after the end how it was. `leave`: where its reader ends such emails. */
export function reviewInvitation(
  booking: BookingEmail,
  { names, leave }: { readonly names: readonly string[]; readonly leave: string },
): EmailText {
  return emailText({
    subject: phrase('How was it?'),
    title: phrase('How was it?'),
    preheader: phrase('A few words help those who go there next.'),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(phrase('Welcome back. How did you like it? A few words from you help those who go there next:')),
      lines(names.map((name) => oneLine(name))),
      paragraph(phrase('Open what you have booked and write your review there. We ask only this once.')),
      bareButton(`${booking.publicUrl}/dashboard?tab=COMPLETED`, phrase('See what you have booked')),
    ],
    ...aboutBooking(booking),
    leave,
  });
}
