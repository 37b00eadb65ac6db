import { type EmailText, emailText, lines, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { template } from './message-template.ts';
import { oneLine } from './words.ts';

/** The operator's answer to an enquiry. The address is unconfirmed, so nothing that was typed with it appears here. */
export function enquiryAnswer({ text }: { readonly text: string }): EmailText {
  return emailText({
    subject: template(`Our answer to what you wrote to ${site}`),
    title: template('Thank you for writing to us'),
    preheader: template('Here is our answer.'),
    blocks: [
      paragraph(template('Hello,')),
      lines(text.split('\n').map((line) => oneLine(line, 5_000))),
      paragraph(template('Reply to this email, and we will read it.')),
    ],
    reason: template(`You are receiving this email because somebody wrote to ${site} from this address.`),
  });
}
