import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { emailsNewsletterTexts } from '../../messages/en/emails/newsletter.ts';
import { sentence } from '../../messages/message.ts';
import { aside, bareButton, button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { siteName } from './wording.ts';
import { oneLine } from './words.ts';

/** Asks the owner of the address to confirm the newsletter subscription. `link` works for 48 hours. */
export function newsletterConfirmation({ link, leave }: { readonly link: string; readonly leave: string }): EmailText {
  return emailText({
    subject: sentence(emailsNewsletterTexts.confirmSubject),
    title: sentence(emailsNewsletterTexts.confirmTitle),
    preheader: sentence(emailsNewsletterTexts.confirmPreview),
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(sentence(emailsNewsletterTexts.confirm)),
      button(link, sentence(emailsNewsletterTexts.subscribe)),
      aside(sentence(emailsNewsletterTexts.confirmWithin)),
    ],
    reason: sentence(emailsNewsletterTexts.toEntered, siteName),
    leave,
  });
}

/** For an address that is already subscribed: the page did not reveal it, but its owner may know. */
export function newsletterKnown({ leave }: { readonly leave: string }): EmailText {
  return emailText({
    subject: sentence(emailsNewsletterTexts.known),
    title: sentence(emailsNewsletterTexts.known),
    preheader: sentence(emailsNewsletterTexts.nothingToDo),
    blocks: [paragraph(sentence(emailsEveryTexts.hello)), paragraph(sentence(emailsNewsletterTexts.enteredAgain))],
    reason: sentence(emailsNewsletterTexts.toEntered, siteName),
    leave,
  });
}

/** Confirms the subscription and says how to unsubscribe. */
export function newsletterWelcome({
  leave,
  publicUrl,
}: {
  readonly leave: string;
  readonly publicUrl: string;
}): EmailText {
  return emailText({
    subject: sentence(emailsNewsletterTexts.subscribed),
    title: sentence(emailsEveryTexts.welcome, siteName),
    preheader: sentence(emailsNewsletterTexts.started),
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(sentence(emailsNewsletterTexts.thanks)),
      paragraph(sentence(emailsNewsletterTexts.canUnsubscribe)),
      bareButton(publicUrl, sentence(emailsNewsletterTexts.explore)),
    ],
    reason: sentence(emailsNewsletterTexts.toSubscriber, siteName),
    leave,
  });
}

/** Tells the operator about a new subscriber. */
export function newsletterSubscriber({ email }: { readonly email: string }): EmailText {
  const address = oneLine(email, 254);
  return emailText({
    subject: sentence(emailsNewsletterTexts.newSubscriber),
    title: sentence(emailsNewsletterTexts.newSubscriber),
    preheader: address,
    blocks: [paragraph(sentence(emailsNewsletterTexts.whoSubscribed)), note(address)],
    reason: sentence(emailsEveryTexts.toContactAddress),
  });
}
