import { raw } from './html.ts';
import { type LetterText, layout } from './layout.ts';
import { note, paragraph } from './pieces.ts';
import { oneLine, plainLetter } from './text.ts';

const titles = {
  contact: 'A question',
  advertise: 'Somebody wants to advertise',
  partner: 'Somebody wants to sell through us',
} as const;

/** Tells the operator what somebody wrote. An answer to it goes to the one who wrote. */
export function enquiryLetter(enquiry: {
  readonly kind: keyof typeof titles;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
}): LetterText {
  const title = titles[enquiry.kind];
  const subject = oneLine(enquiry.subject, 150);
  const from = [enquiry.name, enquiry.email, ...(enquiry.phone ? [enquiry.phone] : [])].map((text) =>
    oneLine(text, 254),
  );
  const lines = enquiry.message.split(/\r\n|[\r\n]/).map((line) => oneLine(line, 5_000));
  const reason =
    'You are receiving this email because the settings name this address as the operator’s. Your reply goes to the sender.';
  return {
    subject: `${title}: ${subject}`,
    html: layout({
      title,
      preheader: subject,
      body: [
        note(from.join(' · ')),
        paragraph(subject),
        paragraph(...lines.flatMap((line, index) => (index > 0 ? [raw('<br>'), line] : [line]))),
      ],
      reason,
    }),
    plain: plainLetter([from.join('\n'), subject, lines.join('\n')], reason),
  };
}
