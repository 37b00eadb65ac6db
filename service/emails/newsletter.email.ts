import { aside, bareButton, button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { site, template } from './message-template.ts';
import { oneLine } from './words.ts';

/** Asks the owner of the address to confirm the newsletter subscription. `link` works for 48 hours. */
export function newsletterConfirmation({ link, leave }: { readonly link: string; readonly leave: string }): EmailText {
  return emailText({
    subject: template('Please confirm your subscription'),
    title: template('One click to subscribe'),
    preheader: template('Please confirm that this is your address and that you want our newsletter.'),
    blocks: [
      paragraph(template('Hello,')),
      paragraph(
        template(
          'Please confirm that you want our newsletter. It covers new places to see and stay, tours, and the best season for each.',
        ),
      ),
      button(link, template('Yes, subscribe me')),
      aside(
        template('The link works for 48 hours. If this was not you, ignore this email. We will not email you again.'),
      ),
    ],
    reason: template(`You are receiving this email because this address was entered for updates from ${site}.`),
    leave,
  });
}

/** For an address that is already subscribed: the page did not reveal it, but its owner may know. */
export function newsletterKnown({ leave }: { readonly leave: string }): EmailText {
  return emailText({
    subject: template('You are already subscribed'),
    title: template('You are already subscribed'),
    preheader: template('You do not need to do anything.'),
    blocks: [
      paragraph(template('Hello,')),
      paragraph(
        template(
          'This address was entered for our newsletter again. You already receive it, so you do not need to do anything.',
        ),
      ),
    ],
    reason: template(`You are receiving this email because this address was entered for updates from ${site}.`),
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
    subject: template('You are subscribed'),
    title: template(`Welcome to ${site}`),
    preheader: template('Your subscription has started.'),
    blocks: [
      paragraph(template('Hello,')),
      paragraph(
        template(
          'Thank you for subscribing. We’ll send our newsletter to this address and will not share it with anyone.',
        ),
      ),
      paragraph(template('You can unsubscribe with the link at the end of any issue.')),
      bareButton(publicUrl, template('Start exploring')),
    ],
    reason: template(`You are receiving this email because you subscribed to updates from ${site}.`),
    leave,
  });
}

/** Tells the operator about a new subscriber. */
export function newsletterSubscriber({ email }: { readonly email: string }): EmailText {
  const address = oneLine(email, 254);
  return emailText({
    subject: template('A new subscriber'),
    title: template('A new subscriber'),
    preheader: address,
    blocks: [paragraph(template('This person subscribed to the newsletter and confirmed the address:')), note(address)],
    reason: template('You are receiving this email because this is the contact address in your settings.'),
  });
}
