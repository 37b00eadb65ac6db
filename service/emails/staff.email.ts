import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { emailsStaffTexts } from '../../messages/en/emails/staff.ts';
import { sentence } from '../../messages/message.ts';
import { aside, button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { siteName } from './wording.ts';

/** Invites a person to the back office. `role` as display text: 'Editor'. `link` works once, for 72 hours. */
export function staffInvitation({ link, role }: { readonly link: string; readonly role: string }): EmailText {
  const valid = sentence(emailsStaffTexts.linkWorksOnce);
  return emailText({
    subject: sentence(emailsStaffTexts.invitedSubject, siteName),
    title: sentence(emailsStaffTexts.invitedTitle),
    preheader: valid,
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(sentence(emailsStaffTexts.invited, { ...siteName, role })),
      paragraph(sentence(emailsStaffTexts.nextSteps)),
      button(link, sentence(emailsStaffTexts.accept)),
      aside(valid, ' ', sentence(emailsStaffTexts.notExpected)),
    ],
    reason: sentence(emailsStaffTexts.toInvited, siteName),
  });
}

/**
 * Warns a member of staff that the right password was entered with wrong codes. `link`: page to change the password.
 */
export function staffWrongCodes({ tries, link }: { readonly tries: number; readonly link: string }): EmailText {
  const what = sentence(emailsStaffTexts.wrongCodes, { tries });
  return emailText({
    subject: sentence(emailsStaffTexts.wrongCodesSubject),
    title: sentence(emailsStaffTexts.wrongCodesTitle),
    preheader: what,
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(sentence(emailsStaffTexts.triedAsYou, siteName), ' ', what),
      paragraph(sentence(emailsStaffTexts.codeNeeded)),
      note(sentence(emailsStaffTexts.changeNow)),
      button(link, sentence(emailsStaffTexts.changePassword)),
      aside(sentence(emailsStaffTexts.cannotSignIn)),
    ],
    reason: sentence(emailsStaffTexts.toStaff, siteName),
  });
}
