import { errorsAccountsTexts } from '../../messages/en/errors/accounts.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { emailAddressOf } from '../core/email-address.ts';
import { requireOwner } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { checkBorn, type Profile, type User, unauthorized } from './user.ts';
import { updateProfile } from './users.sql.ts';

/**
 * Changes the given fields of the signed-in user's profile. The unchanged email address may be included; throws
 * ValidationError for a different one.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function changeProfile(
  ctx: Context,
  { email, ...profile }: Profile & { email?: string | undefined },
): Promise<User> {
  const viewer = requireOwner(ctx.viewer, 'own account');
  if (email !== undefined && emailAddressOf(email) !== viewer.email)
    throw invalid(sentence(errorsAccountsTexts.emailFixed));
  checkBorn(profile, ctx.now);
  const user = await updateProfile(ctx.db, viewer.userId, profile, ctx.now);
  if (!user) throw unauthorized();
  return user;
}
