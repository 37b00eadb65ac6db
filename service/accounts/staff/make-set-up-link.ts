import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { hashOfCode, makeSecretCode } from '../../platform/secret-code.ts';
import { insertInvitation } from './invitations.sql.ts';
import { welcomeLink } from './send-invitation.ts';
import { hasAdmin } from './staff.sql.ts';
import { invitationHours } from './staff.ts';

/**
 * Creates the link with which the first admin sets the site up, replacing an earlier one; undefined once there is an
 * admin. It works once, for 72 hours.
 *
 * @may operator, clock
 */
export async function makeSetUpLink(
  ctx: Pick<Context, 'db' | 'now' | 'viewer' | 'config'>,
): Promise<string | undefined> {
  requireRight(ctx.viewer, 'set up the site');
  if (await hasAdmin(ctx.db)) return undefined;
  const code = makeSecretCode();
  const expiresAt = new Date(ctx.now.getTime() + invitationHours * 3_600_000);
  await ctx.db.transaction().execute((db) =>
    insertInvitation(db, {
      codeHash: hashOfCode(code),
      email: null,
      role: 'admin',
      invitedBy: null,
      now: ctx.now,
      expiresAt,
    }),
  );
  return welcomeLink(ctx.config, code);
}
