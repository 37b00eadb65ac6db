import { errorsAccountsTexts } from '../../../messages/en/errors/accounts.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type QrPath, qrPath } from '../../platform/qr-code.ts';
import { hashOfCode } from '../../platform/secret-code.ts';
import { findInvitation } from './invitations.sql.ts';
import { authenticatorLink, secretToSetUp } from './second-factor.ts';
import type { StaffRole } from './staff.ts';

/** An invitation as the page that accepts it shows it. */
export interface InvitationView {
  /** null: the person who accepts it enters the address. */
  readonly email: string | null;
  readonly role: StaffRole;
  /** For typing into the authenticator, and as a QR code. */
  readonly secret: string;
  readonly qr: QrPath;
}

/**
 * The invitation of a link. Throws NotFoundError if it was used, has expired or never existed.
 *
 * @may everyone
 */
export async function showInvitation(ctx: Context, { code }: { code: string }): Promise<InvitationView> {
  requireRight(ctx.viewer, 'sign in');
  const found = await findInvitation(ctx.db, { codeHash: hashOfCode(code), now: ctx.now });
  if (!found) throw notFound(sentence(errorsAccountsTexts.linkUsed));
  const secret = secretToSetUp(ctx.config.secret, code);
  const qr = qrPath(authenticatorLink(secret, found.email ?? 'admin'));
  return { email: found.email, role: found.role, secret, qr };
}
