/** Orders of reviews; without one, verified reviews come first, then the newest. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
