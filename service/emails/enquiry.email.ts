import { emailsEnquiryTexts } from '../../messages/en/emails/enquiry.ts';
import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { sentence } from '../../messages/message.ts';
import { type EmailText, emailText, lines, note, paragraph } from './blocks.ts';
import { siteName } from './wording.ts';
import { oneLine } from './words.ts';

const kinds = {
  contact: {
    title: sentence(emailsEnquiryTexts.contact),
    about: (subject: string) => sentence(emailsEnquiryTexts.contactAbout, { subject }),
  },
  advertise: {
    title: sentence(emailsEnquiryTexts.advertise),
    about: (subject: string) => sentence(emailsEnquiryTexts.advertiseAbout, { subject }),
  },
  partner: {
    title: sentence(emailsEnquiryTexts.partner),
    about: (subject: string) => sentence(emailsEnquiryTexts.partnerAbout, { subject }),
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
    reason: sentence(emailsEnquiryTexts.toContactAddress),
  });
}

/** Tells the sender of an enquiry that it arrived. The address is unconfirmed, so nothing that was typed appears here. */
export function enquiryReceipt(): EmailText {
  return emailText({
    subject: sentence(emailsEnquiryTexts.receiptTitle),
    title: sentence(emailsEnquiryTexts.receiptTitle),
    preheader: sentence(emailsEnquiryTexts.receiptPreview),
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(sentence(emailsEnquiryTexts.receiptBody)),
      paragraph(sentence(emailsEnquiryTexts.receiptMore)),
    ],
    reason: sentence(emailsEnquiryTexts.toSender, siteName),
  });
}

/** The operator's answer to an enquiry. The address is unconfirmed, so nothing that was typed with it appears here. */
export function enquiryAnswer({ text }: { readonly text: string }): EmailText {
  return emailText({
    subject: sentence(emailsEnquiryTexts.answerSubject, siteName),
    title: sentence(emailsEnquiryTexts.answerTitle),
    preheader: sentence(emailsEnquiryTexts.answerPreview),
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      lines(text.split('\n').map((line) => oneLine(line, 5_000))),
      paragraph(sentence(emailsEnquiryTexts.canReply)),
    ],
    reason: sentence(emailsEnquiryTexts.toSender, siteName),
  });
}
