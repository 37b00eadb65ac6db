import type { Context } from '../../platform/context.ts';
import { makeAnonymous, reviewsBy } from './reviews.sql.ts';

/** The reviews by an account, oldest first. */
export async function reviewsOfPerson(ctx: Context, userId: number) {
  const reviews = await reviewsBy(ctx.db, userId);
  return reviews.map(({ name, rating, comment, at }) => ({ name, rating, comment, at: at.toISOString() }));
}

/** Removes the author from an account's reviews; they stay and still count. Part of the caller's transaction. */
export async function forgetAuthor(ctx: Context, userId: number): Promise<void> {
  await makeAnonymous(ctx.db, userId);
}
