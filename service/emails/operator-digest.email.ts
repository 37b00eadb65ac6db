import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { emailsOperatorDigestTexts } from '../../messages/en/emails/operator-digest.ts';
import { sentence } from '../../messages/message.ts';
import { button, type EmailText, emailText, paragraph, table } from './blocks.ts';
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
  if (kind === 'message-to-operator') return sentence(emailsOperatorDigestTexts.messages, { booking });
  if (kind === 'guests-changed') return sentence(emailsOperatorDigestTexts.guests, { booking });
  if (kind === 'unused-payment') return sentence(emailsOperatorDigestTexts.unusedPayments, { booking });
  return kind === 'enquiry'
    ? sentence(emailsOperatorDigestTexts.enquiries)
    : sentence(emailsOperatorDigestTexts.subscribers);
}

/** One email to the operator that summarises many events: how many and about what, not their content. */
export function operatorDigest(digest: { readonly notices: readonly Notice[]; readonly link: string }): EmailText {
  const { notices, link } = digest;
  const count = String(notices.reduce((all, one) => all + one.count, 0));
  const rows = notices.slice(0, mostRows).map((one) => ({ label: labelOf(one), amount: String(one.count) }));
  const others = notices.slice(mostRows).reduce((all, one) => all + one.count, 0);
  return emailText({
    subject: sentence(emailsOperatorDigestTexts.subject, { count }),
    title: sentence(emailsOperatorDigestTexts.title),
    preheader: sentence(emailsOperatorDigestTexts.preview),
    blocks: [
      paragraph(sentence(emailsOperatorDigestTexts.tooMany)),
      table(sentence(emailsOperatorDigestTexts.sinceLast), [
        ...rows,
        ...(others > 0 ? [{ label: sentence(emailsOperatorDigestTexts.others), amount: String(others) }] : []),
      ]),
      button(link, sentence(emailsOperatorDigestTexts.open)),
    ],
    reason: sentence(emailsEveryTexts.toContactAddress),
  });
}
