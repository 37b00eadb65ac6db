import { type EmailText, emailText, lines, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { phrase } from './phrase.ts';
import { oneLine } from './words.ts';

/** The operator's answer to an enquiry. Nobody has confirmed the address: nothing that was typed with it stands here. */
export function enquiryAnswer({ text }: { readonly text: string }): EmailText {
  return emailText({
    subject: phrase(`Our answer to what you wrote to ${site}`),
    title: phrase('Thank you for writing to us'),
    preheader: phrase('Here is our answer.'),
    blocks: [
      paragraph(phrase('Hello,')),
      lines(text.split('\n').map((line) => oneLine(line, 5_000))),
      paragraph(phrase('Reply to this email, and we will read it.')),
    ],
    reason: phrase(`You are receiving this email because somebody wrote to ${site} from this address.`),
  });
}
