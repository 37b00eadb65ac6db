import type { Context } from '../platform/context.ts';
import { signedIn, type User, unauthorized } from './user.ts';
import { findUser } from './users.sql.ts';

/** The signed-in user, as stored now. */
export async function showProfile(ctx: Context): Promise<User> {
  const user = await findUser(ctx.db, signedIn(ctx.viewer).userId);
  if (!user) throw unauthorized();
  return user;
}
