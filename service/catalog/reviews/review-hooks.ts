import type { WriteHooks } from '../../content/write-hooks.ts';
import { recountReviewed, reviewedBy } from './reviews.sql.ts';

/** Write hooks: creating, changing, hiding or deleting a review updates the rating of its product. */
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
