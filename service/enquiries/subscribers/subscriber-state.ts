/** The newsletter goes there, its owner has not confirmed it, or has left. */
export const subscriberStates = ['subscribed', 'waiting', 'left'] as const;
export type SubscriberState = (typeof subscriberStates)[number];
