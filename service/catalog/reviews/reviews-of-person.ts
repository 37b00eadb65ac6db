import type { Context } from '../../platform/context.ts';
import { makeAnonymous, reviewsBy } from './reviews.sql.ts';

/** What an account wrote of products, oldest first. */
export async function reviewsOfPerson(ctx: Context, userId: number) {
  const reviews = await reviewsBy(ctx.db, userId);
  return reviews.map(({ name, rating, comment, at }) => ({ name, rating, comment, at: at.toISOString() }));
}

/** Takes the author out of what an account wrote: it stays, and counts as it did. Part of the caller's transaction. */
export async function forgetAuthor(ctx: Context, userId: number): Promise<void> {
  await makeAnonymous(ctx.db, userId);
}
