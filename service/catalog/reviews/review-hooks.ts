import type { WriteHooks } from '../../content/write-hooks.ts';
import { recountReviewed, reviewedBy } from './reviews.sql.ts';

/** A review that is made, changed, hidden or deleted counts otherwise for what it is of. */
export const reviewHooks: WriteHooks = {
  follow: async ({ db }, { id }) => recountReviewed(db, await reviewedBy(db, [id])),
  followAll: async ({ db }, ids) => recountReviewed(db, await reviewedBy(db, ids)),
  leave: async ({ db }, id) => {
    const products = await reviewedBy(db, [id]);
    return () => recountReviewed(db, products);
  },
};
