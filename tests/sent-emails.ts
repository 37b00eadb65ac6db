import { paiseOf } from '../service/core/money.ts';
import type { EmailText } from '../service/emails/blocks.ts';
import type { BookingEmail } from '../service/emails/booking-email.ts';
import { emailWithSiteName } from '../service/emails/render-email.ts';
import { wordEmail } from '../service/emails/word-email.ts';
import { standardWording } from '../service/emails/wording.ts';

export const now = new Date('2026-11-20T10:00:00+05:30');
export const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

/** A booking as the templates of its emails receive it. */
export const booking = {
  publicUrl: 'https://padharo.test',
  bookingId: 'BOOK_1763613000000_AB12CD',
  customerName: 'Asha Verma',
  lines: [
    {
      label: 'Stay',
      name: 'Ganga Kinare',
      option: 'River Room',
      location: 'Rishikesh, Uttarakhand',
      picture: 'https://padharo.test/email-pictures/artwork/hotel-12.town.jpg',
      days: '12 Dec 2026 – 15 Dec 2026, 3 nights',
      guests: '2 adults, 1 child',
      meeting: { time: '', point: '' },
      quantity: 2,
      terms: { text: 'Free cancellation until 11 Dec 2026, 2:00 pm', steps: [] },
      cost: paiseOf(13_350_000),
      pickUp: '',
      chosenForThem: [],
    },
  ],
  sums: [
    { label: 'Cleaning fee', amount: paiseOf(100_000) },
    { label: 'Subtotal', amount: paiseOf(13_450_000) },
    { label: 'GST (18%)', amount: paiseOf(2_421_000) },
  ],
  total: paiseOf(15_871_000),
  paymentMethodLabel: 'UPI',
  paymentLink: 'https://padharo.test/payment/BOOK_1763613000000_AB12CD?key=a&b=c',
  link: 'https://padharo.test/payment/BOOK_1763613000000_AB12CD?key=a&b=c',
  againLink: 'https://padharo.test/payment/BOOK_1763613000000_AB12CD?key=a&b=c#again',
  payBy: hours(24),
  keepUntil: null,
  freeUntil: null,
} satisfies BookingEmail;

/** Joins the lines of a plain text, to find sentences that wrap. */
export const flat = (text: string) => text.replace(/\s+/g, ' ');

/** The email as it is sent, with the standard texts. */
export function sent(email: EmailText): { subject: string; html: string; plain: string } {
  return emailWithSiteName(wordEmail(email, standardWording('en')), 'Padharo');
}
