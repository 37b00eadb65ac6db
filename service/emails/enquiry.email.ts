import { type EmailText, emailText, lines, note, paragraph } from './blocks.ts';
import { site, template } from './message-template.ts';
import { oneLine } from './words.ts';

const kinds = {
  contact: {
    title: template('General enquiry'),
    about: (subject: string) => template('General enquiry: {subject}', { subject }),
  },
  advertise: {
    title: template('Advertising enquiry'),
    about: (subject: string) => template('Advertising enquiry: {subject}', { subject }),
  },
  partner: {
    title: template('Partner enquiry'),
    about: (subject: string) => template('Partner enquiry: {subject}', { subject }),
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
      'You are receiving this email because this is the contact address in your settings. Your reply goes to the sender.',
    ),
  });
}

/** The operator's answer to an enquiry. The address is unconfirmed, so nothing that was typed with it appears here. */
export function enquiryAnswer({ text }: { readonly text: string }): EmailText {
  return emailText({
    subject: template(`Our reply to your message to ${site}`),
    title: template('Thank you for writing to us'),
    preheader: template('Here is our reply.'),
    blocks: [
      paragraph(template('Hello,')),
      lines(text.split('\n').map((line) => oneLine(line, 5_000))),
      paragraph(template('You can reply to this email.')),
    ],
    reason: template(`You are receiving this email because someone wrote to ${site} from this address.`),
  });
}
