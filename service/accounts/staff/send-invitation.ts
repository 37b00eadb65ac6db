import { staffInvitation } from '../../emails/staff.email.ts';
import { writeEmail } from '../../emails/write-email.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { hashOfCode, makeSecretCode } from '../../platform/secret-code.ts';
import { insertInvitation } from './invitations.sql.ts';
import { invitationHours, roleNames, type StaffRole } from './staff.ts';

/** Invitations per admin and hour. */
const anHour = 60;

const inviterOf = ({ viewer }: Pick<Context, 'viewer'>) => (viewer.kind === 'user' ? viewer.userId : null);

/** Counts one more invitation of that admin. Throws RateLimitError. */
export async function countInvitation(ctx: Context): Promise<void> {
  await ctx.limiter.count([{ key: `invitations of ${inviterOf(ctx)}`, seconds: 3_600, times: anHour }], ctx.now);
}

/** Stores an invitation, replacing an earlier one to that address, and its email. Runs in the caller's transaction. */
export async function sendInvitation(
  ctx: Context,
  { email, role }: { email: string; role: StaffRole },
): Promise<{ email: string; link: string }> {
  const code = makeSecretCode();
  const link = welcomeLink(ctx.config, code);
  const expiresAt = new Date(ctx.now.getTime() + invitationHours * 3_600_000);
  const row = { codeHash: hashOfCode(code), email, role, invitedBy: inviterOf(ctx), now: ctx.now, expiresAt };
  const id = await insertInvitation(ctx.db, row);
  await writeEmail(ctx, { kind: 'staff-invitation', to: email, ...staffInvitation({ link, role: roleNames[role] }) });
  const after = { email, role };
  await recordAudit(ctx, { action: 'invite', subjectType: 'invitation', subjectId: String(id), after });
  return { email, link };
}

/** The link that accepts an invitation with that code. */
export function welcomeLink({ publicUrl }: Pick<Config, 'publicUrl'>, code: string): string {
  return `${publicUrl}/admin/welcome?code=${code}`;
}
