import { button, type EmailText, emailText, paragraph, table } from './blocks.ts';
import { phrase } from './phrase.ts';
import { oneLine } from './words.ts';

interface Notice {
  readonly kind: string;
  readonly bookingId: string | null;
  readonly count: number;
}

/** More lines than anybody reads. */
const mostRows = 50;

function labelOf({ kind, bookingId }: Notice) {
  const booking = oneLine(bookingId ?? '', 80);
  if (kind === 'message-to-operator') return phrase('Messages about booking {booking}', { booking });
  if (kind === 'guests-changed') return phrase('Changes of guest details, booking {booking}', { booking });
  if (kind === 'unused-payment') return phrase('Payments that could not be used, booking {booking}', { booking });
  return kind === 'enquiry' ? phrase('Enquiries') : phrase('New newsletter subscribers');
}

/** Tells the operator in one email of all that came in numbers. It says how much, and what about; not what was written. */
export function operatorDigest(digest: { readonly notices: readonly Notice[]; readonly link: string }): EmailText {
  const { notices, link } = digest;
  const count = String(notices.reduce((all, one) => all + one.count, 0));
  const rows = notices.slice(0, mostRows).map((one) => ({ label: labelOf(one), amount: String(one.count) }));
  const others = notices.slice(mostRows).reduce((all, one) => all + one.count, 0);
  return emailText({
    subject: phrase('Waiting in the back office: {count}', { count }),
    title: phrase('Several things came at once'),
    preheader: phrase('We put them into one email. You can read all of them in the back office.'),
    blocks: [
      paragraph(
        phrase('More came within an hour than we send as single emails. Nothing is lost: it waits in the back office.'),
      ),
      table(phrase('Since the last email'), [
        ...rows,
        ...(others > 0 ? [{ label: phrase('About other bookings'), amount: String(others) }] : []),
      ]),
      button(link, phrase('Open the back office')),
    ],
    reason: phrase('You are receiving this email because the settings name this address as the operator’s.'),
  });
}
