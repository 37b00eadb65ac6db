import { aside, button, type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { type MessageTemplate, site, template } from './message-template.ts';

/**
 * Asks the owner of the address to confirm it. It contains nothing that the person who typed the address chose. `link`
 * works for 48 hours.
 */
export function accountConfirmation({ link }: { readonly link: string }): EmailText {
  return emailText({
    subject: template('Confirm your email address'),
    title: template(`Welcome to ${site}`),
    preheader: template('One click, and your account is ready to book.'),
    blocks: [
      paragraph(template('Hello,')),
      paragraph(
        template(
          'Your account has been created. Confirm your email address to book stays, attractions, tour packages and cars across India.',
        ),
      ),
      button(link, template('Confirm my address')),
      aside(
        template(
          'The link works for 48 hours. If this was not you, ignore this email. The account cannot book anything without the link.',
        ),
      ),
    ],
    reason: template(`You are receiving this email because someone opened a ${site} account with this address.`),
  });
}

const names = { google: 'Google', facebook: 'Facebook' } as const;

/**
 * Tells the owner of an address verified by a provider that the account can now be entered through the provider.
 * `passwordGone`: the account was opened without confirming the address, so its password and details were removed.
 */
export function accountConnected(data: {
  readonly name: string;
  readonly provider: keyof typeof names;
  readonly passwordGone: boolean;
  readonly login: string;
}): EmailText {
  const provider = names[data.provider];
  const what = template(`Your ${site} account is now connected with {provider}. You can sign in with one click.`, {
    provider,
  });
  const gone = template(
    'Someone opened an account with your address earlier and never confirmed it. To keep you safe, we removed its password and details and signed out all devices.',
  );
  const password = data.passwordGone
    ? template('If you want a password as well, choose "Forgot your password?" when you sign in.')
    : template('Your password works as before.');
  return emailText({
    subject: template('{provider} is connected to your account', { provider }),
    title: template('Connected with {provider}', { provider }),
    preheader: what,
    blocks: [
      paragraph(greeting(data.name)),
      paragraph(what),
      ...(data.passwordGone ? [note(gone)] : []),
      paragraph(password),
      button(data.login, template('Sign in')),
      aside(
        template('If it was not you who signed in with {provider}, set a new password and contact us.', { provider }),
      ),
    ],
    reason: template('You are receiving this email because someone signed in with {provider} under this address.', {
      provider,
    }),
  });
}

/** Lets the owner of the address, confirmed or not, set a new password. `link` works once, for 60 minutes. */
export function passwordReset({ link }: { readonly link: string }): EmailText {
  const valid = template('The link works once, for 60 minutes.');
  return emailText({
    subject: template('Set a new password'),
    title: template('Set a new password'),
    preheader: valid,
    blocks: [
      paragraph(template('Hello,')),
      paragraph(template('Use this link to set a new password. You will be signed out on all devices.')),
      button(link, template('Set a new password')),
      aside(valid, ' ', template('If you did not ask for this, ignore this email. Your password has not changed.')),
    ],
    reason: template(
      `You are receiving this email because someone asked for a new password for the ${site} account with this address.`,
    ),
  });
}

/**
 * Lets the owner of the address delete the account. `link` works once, for 60 minutes, while signed in to that account.
 */
export function accountDeletion({ link }: { readonly link: string }): EmailText {
  const valid = template('The link works once, for 60 minutes.');
  return emailText({
    subject: template('Delete your account'),
    title: template('Delete your account'),
    preheader: valid,
    blocks: [
      paragraph(template('Hello,')),
      paragraph(
        template(
          `You asked to delete your ${site} account. Open this link to see what we will delete, and to confirm it.`,
        ),
      ),
      button(link, template('Continue to delete my account')),
      aside(
        valid,
        ' ',
        template('If you did not ask for this, someone else may be signed in to your account. Set a new password now.'),
      ),
    ],
    reason: template(
      `You are receiving this email because someone asked to delete the ${site} account with this address.`,
    ),
  });
}

function stays(day: string): MessageTemplate {
  return template(
    'Tax law requires us to keep invoices and payment records until {day}. We use them for nothing else.',
    {
      day,
    },
  );
}

/** Says goodbye. `kept`: the day until which invoices are stored; bookings stay without personal data. */
export function accountDeleted({ kept }: { readonly kept: string | null }): EmailText {
  const what = template(`Your ${site} account is deleted, and you are signed out everywhere.`);
  return emailText({
    subject: template('Your account is deleted'),
    title: template('Goodbye'),
    preheader: what,
    blocks: [
      paragraph(template('Hello,')),
      paragraph(what),
      paragraph(
        template(
          'We have deleted your saved places, your messages and the names of travellers. Your reviews stay, without your name.',
        ),
      ),
      ...(kept === null ? [] : [paragraph(stays(kept))]),
      paragraph(template('Thank you for travelling with us. You are welcome to open a new account at any time.')),
      aside(template('If it was not you who deleted it, please contact us.')),
    ],
    reason: template(`You are receiving this email because the ${site} account with this address was deleted.`),
  });
}
