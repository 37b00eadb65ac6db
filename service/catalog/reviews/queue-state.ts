/** Shown and without an answer, shown with one, hidden, or reported and not looked at since. */
export const queueStates = ['unanswered', 'answered', 'hidden', 'reported'] as const;
export type QueueState = (typeof queueStates)[number];
