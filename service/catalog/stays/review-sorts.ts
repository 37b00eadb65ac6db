/** In what order reviews can be asked for; else the verified stand first, then the newest. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
