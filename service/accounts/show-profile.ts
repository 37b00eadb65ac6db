import { requireOwner } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type User, unauthorized } from './user.ts';
import { findUser } from './users.sql.ts';

/**
 * The signed-in user, read from the database.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function showProfile(ctx: Context): Promise<User> {
  const { userId } = requireOwner(ctx.viewer, 'own account');
  const user = await findUser(ctx.db, userId);
  if (!user) throw unauthorized();
  return user;
}
