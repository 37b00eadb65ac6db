/** Visible without a reply, visible with one, hidden, or reported and not settled since. */
export const queueStates = ['unanswered', 'answered', 'hidden', 'reported'] as const;
export type QueueState = (typeof queueStates)[number];
