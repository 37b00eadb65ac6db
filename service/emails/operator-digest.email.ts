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
  if (kind === 'guests-changed') return template('Changed guest details, booking {booking}', { booking });
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
    subject: template('New in the back office: {count}', { count }),
    title: template('Several notifications at once'),
    preheader: template('You can read all of them in the back office.'),
    blocks: [
      paragraph(
        template(
          'There were more notifications within an hour than we send as single emails. You can see all of them in the back office.',
        ),
      ),
      table(template('Since the last email'), [
        ...rows,
        ...(others > 0 ? [{ label: template('About other bookings'), amount: String(others) }] : []),
      ]),
      button(link, template('Open the back office')),
    ],
    reason: template('You are receiving this email because this is the contact address in your settings.'),
  });
}
