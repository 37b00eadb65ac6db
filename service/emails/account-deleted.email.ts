import { aside, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { type MessageTemplate, template } from './message-template.ts';

function stays(day: string): MessageTemplate {
  return template(
    'Tax law wants invoices and payments to be kept: they stay until {day} and are used for nothing else.',
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
          'Your saved places, messages and the names of travellers are gone. Your reviews stay without your name.',
        ),
      ),
      ...(kept === null ? [] : [paragraph(stays(kept))]),
      paragraph(template('Thank you for travelling with us. You are welcome to open a new account at any time.')),
      aside(template('If it was not you who deleted it, please contact us.')),
    ],
    reason: template(`You are receiving this email because the ${site} account of this address was deleted.`),
  });
}
