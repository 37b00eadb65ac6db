import { type EmailText, emailText, lines, note, paragraph } from './blocks.ts';
import { template } from './message-template.ts';
import { oneLine } from './words.ts';

const kinds = {
  contact: {
    title: template('A question'),
    about: (subject: string) => template('A question: {subject}', { subject }),
  },
  advertise: {
    title: template('Somebody wants to advertise'),
    about: (subject: string) => template('Somebody wants to advertise: {subject}', { subject }),
  },
  partner: {
    title: template('Somebody wants to sell through us'),
    about: (subject: string) => template('Somebody wants to sell through us: {subject}', { subject }),
  },
} as const;

/** Forwards an enquiry to the operator. Replies go to its sender. */
export function enquiryEmail(enquiry: {
  readonly kind: keyof typeof kinds;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
}): EmailText {
  const { title, about } = kinds[enquiry.kind];
  const subject = oneLine(enquiry.subject, 150);
  const from = [enquiry.name, enquiry.email, enquiry.phone ?? ''].filter(Boolean).map((text) => oneLine(text, 254));
  return emailText({
    subject: about(subject),
    title,
    preheader: subject,
    blocks: [
      note(from.join(' · ')),
      paragraph({ strong: subject }),
      lines(enquiry.message.split(/\r\n|[\r\n]/).map((line) => oneLine(line, 5_000))),
    ],
    reason: template(
      'You are receiving this email because the settings name this address as the operator’s. Your reply goes to the sender.',
    ),
  });
}
