import { emailsAccountTexts } from '../../messages/en/emails/account.ts';
import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { type Day, dayLater } from '../core/day.ts';
import { aside, button, type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { siteName } from './wording.ts';

/**
 * Asks the owner of the address to confirm it. It contains nothing that the person who typed the address chose. `link`
 * works for 48 hours.
 */
export function accountConfirmation({ link }: { readonly link: string }): EmailText {
  return emailText({
    subject: sentence(emailsAccountTexts.confirmAddress),
    title: sentence(emailsEveryTexts.welcome, siteName),
    preheader: sentence(emailsAccountTexts.oneClick),
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(sentence(emailsAccountTexts.created)),
      button(link, sentence(emailsAccountTexts.confirm)),
      aside(sentence(emailsAccountTexts.confirmWithin)),
    ],
    reason: sentence(emailsAccountTexts.toNewAccount, siteName),
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
  const what = sentence(emailsAccountTexts.connected, { ...siteName, provider });
  const gone = sentence(emailsAccountTexts.passwordRemoved);
  const password = data.passwordGone
    ? sentence(emailsAccountTexts.passwordToo)
    : sentence(emailsAccountTexts.passwordStays);
  return emailText({
    subject: sentence(emailsAccountTexts.isConnected, { provider }),
    title: sentence(emailsAccountTexts.connectedWith, { provider }),
    preheader: what,
    blocks: [
      paragraph(greeting(data.name)),
      paragraph(what),
      ...(data.passwordGone ? [note(gone)] : []),
      paragraph(password),
      button(data.login, sentence(emailsAccountTexts.signIn)),
      aside(sentence(emailsAccountTexts.notYouConnected, { provider })),
    ],
    reason: sentence(emailsAccountTexts.toConnected, { provider }),
  });
}

/** Lets the owner of the address, confirmed or not, set a new password. `link` works once, for 60 minutes. */
export function passwordReset({ link }: { readonly link: string }): EmailText {
  const valid = sentence(emailsAccountTexts.linkWorksOnce);
  return emailText({
    subject: sentence(emailsAccountTexts.newPassword),
    title: sentence(emailsAccountTexts.newPassword),
    preheader: valid,
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(sentence(emailsAccountTexts.useLink)),
      button(link, sentence(emailsAccountTexts.newPassword)),
      aside(valid, ' ', sentence(emailsAccountTexts.notYouReset)),
    ],
    reason: sentence(emailsAccountTexts.toReset, siteName),
  });
}

/**
 * Lets the owner of the address delete the account. `link` works once, for 60 minutes, while signed in to that account.
 */
export function accountDeletion({ link }: { readonly link: string }): EmailText {
  const valid = sentence(emailsAccountTexts.linkWorksOnce);
  return emailText({
    subject: sentence(emailsAccountTexts.deleteAccount),
    title: sentence(emailsAccountTexts.deleteAccount),
    preheader: valid,
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(sentence(emailsAccountTexts.seeWhatGoes, siteName)),
      button(link, sentence(emailsAccountTexts.continueDeleting)),
      aside(valid, ' ', sentence(emailsAccountTexts.notYouDeleting)),
    ],
    reason: sentence(emailsAccountTexts.toDeleting, siteName),
  });
}

function stays(until: Day): Sentence {
  return sentence(emailsAccountTexts.invoicesRetained, { day: dayLater(until) });
}

/** Says goodbye. `kept`: the day until which invoices are stored; bookings stay without personal data. */
export function accountDeleted({ kept }: { readonly kept: Day | null }): EmailText {
  const what = sentence(emailsAccountTexts.deletedEverywhere, siteName);
  return emailText({
    subject: sentence(emailsAccountTexts.deleted),
    title: sentence(emailsAccountTexts.goodbye),
    preheader: what,
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(what),
      paragraph(sentence(emailsAccountTexts.whatIsDeleted)),
      ...(kept === null ? [] : [paragraph(stays(kept))]),
      paragraph(sentence(emailsAccountTexts.thanks)),
      aside(sentence(emailsAccountTexts.notYouDeleted)),
    ],
    reason: sentence(emailsAccountTexts.toDeleted, siteName),
  });
}
