import type { WriteHooks } from '../../content/write-hooks.ts';
import { recountReviewed, reviewedBy } from './reviews.sql.ts';

/** A review that is made, changed, hidden or deleted counts otherwise for what it is of. */
export const reviewHooks: WriteHooks = {
  follow: async ({ db }, reviews) =>
    recountReviewed(
      db,
      await reviewedBy(
        db,
        reviews.map(({ id }) => id),
      ),
    ),
  leave: async ({ db }, id) => {
    const products = await reviewedBy(db, [id]);
    return () => recountReviewed(db, products);
  },
};
