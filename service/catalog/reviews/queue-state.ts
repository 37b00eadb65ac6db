/** Shown and without an answer, shown with one, or hidden. */
export const queueStates = ['unanswered', 'answered', 'hidden'] as const;
export type QueueState = (typeof queueStates)[number];
