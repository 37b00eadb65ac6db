import { button, type EmailText, emailText, paragraph, table } from './blocks.ts';
import { template } from './message-template.ts';
import { oneLine } from './words.ts';

interface Notice {
  readonly kind: string;
  readonly bookingId: string | null;
  readonly count: number;
}

/** Maximum lines; more would not be read. */
const mostRows = 50;

function labelOf({ kind, bookingId }: Notice) {
  const booking = oneLine(bookingId ?? '', 80);
  if (kind === 'message-to-operator') return template('Messages about booking {booking}', { booking });
  if (kind === 'guests-changed') return template('Changes of guest details, booking {booking}', { booking });
  if (kind === 'unused-payment') return template('Payments that could not be used, booking {booking}', { booking });
  return kind === 'enquiry' ? template('Enquiries') : template('New newsletter subscribers');
}

/** One email to the operator that summarises many events: how many and about what, not their content. */
export function operatorDigest(digest: { readonly notices: readonly Notice[]; readonly link: string }): EmailText {
  const { notices, link } = digest;
  const count = String(notices.reduce((all, one) => all + one.count, 0));
  const rows = notices.slice(0, mostRows).map((one) => ({ label: labelOf(one), amount: String(one.count) }));
  const others = notices.slice(mostRows).reduce((all, one) => all + one.count, 0);
  return emailText({
    subject: template('Waiting in the back office: {count}', { count }),
    title: template('Several things came at once'),
    preheader: template('We put them into one email. You can read all of them in the back office.'),
    blocks: [
      paragraph(
        template(
          'More came within an hour than we send as single emails. Nothing is lost: it waits in the back office.',
        ),
      ),
      table(template('Since the last email'), [
        ...rows,
        ...(others > 0 ? [{ label: template('About other bookings'), amount: String(others) }] : []),
      ]),
      button(link, template('Open the back office')),
    ],
    reason: template('You are receiving this email because the settings name this address as the operator’s.'),
  });
}
