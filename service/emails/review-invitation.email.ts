import { bareButton, type EmailText, emailText, lines, paragraph } from './blocks.ts';
import { aboutBooking } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { greeting } from './greeting.ts';
import { template } from './message-template.ts';
import { oneLine } from './words.ts';

/** Asks for a review once after the end of the trip. `leave`: link to end such emails. */
export function reviewInvitation(
  booking: BookingEmail,
  { names, leave }: { readonly names: readonly string[]; readonly leave: string },
): EmailText {
  return emailText({
    subject: template('How was it?'),
    title: template('How was it?'),
    preheader: template('A few words help those who go there next.'),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(template('Welcome back. How did you like it? A few words from you help those who go there next:')),
      lines(names.map((name) => oneLine(name))),
      paragraph(template('Open what you have booked and write your review there. We ask only this once.')),
      bareButton(`${booking.publicUrl}/dashboard?tab=COMPLETED`, template('See what you have booked')),
    ],
    ...aboutBooking(booking),
    leave,
  });
}
