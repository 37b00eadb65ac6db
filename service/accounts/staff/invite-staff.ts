import { emailAddressOf } from '../../core/email-address.ts';
import { requireRight } from '../../core/may.ts';
import { staffInvitation } from '../../letters/staff-invitation.email.ts';
import { writeLetter } from '../../letters/write-letter.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { hashOfCode, makeSecretCode } from '../../platform/secret-code.ts';
import { insertInvitation } from './invitations.sql.ts';
import { invitationHours, roleNames, type StaffRole } from './staff.ts';
import { welcomeLink } from './welcome-link.ts';
import { wrongFields } from './wrong-fields.ts';

/** Invitations that one admin can send in an hour. */
const anHour = 60;

/**
 * Invites an address to the desk, by an email whose link works once, for 72 hours; an earlier invitation of it ends. Who
 * works here already gets new keys by it: the way back for a lost authenticator. Gives the link for who cannot wait for
 * the email. Throws ValidationError with `errors` by field.
 */
export async function inviteStaff(
  ctx: Context,
  given: { email: string; role: StaffRole },
): Promise<{ email: string; link: string }> {
  requireRight(ctx.viewer, 'manage staff');
  const email = emailAddressOf(given.email);
  if (email === undefined) throw wrongFields({ email: 'Please enter a valid email address.' });
  const invitedBy = ctx.viewer.kind === 'user' ? ctx.viewer.userId : null;
  await ctx.limiter.count([{ key: `invitations of ${invitedBy}`, seconds: 3_600, times: anHour }], ctx.now);
  const code = makeSecretCode();
  const link = welcomeLink(ctx.config, code);
  const expiresAt = new Date(ctx.now.getTime() + invitationHours * 3_600_000);
  return inTransaction(ctx, async (ctx) => {
    const { role } = given;
    const row = { codeHash: hashOfCode(code), email, role, invitedBy, now: ctx.now, expiresAt };
    const id = await insertInvitation(ctx.db, row);
    await writeLetter(ctx, {
      kind: 'staff-invitation',
      to: email,
      ...staffInvitation({ link, role: roleNames[role] }),
    });
    const after = { email, role };
    await recordAudit(ctx, { action: 'invite', subjectType: 'invitation', subjectId: String(id), after });
    return { email, link };
  });
}
