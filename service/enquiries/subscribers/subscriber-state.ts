/** Receives the newsletter, is not confirmed yet, or has unsubscribed. */
export const subscriberStates = ['subscribed', 'waiting', 'left'] as const;
export type SubscriberState = (typeof subscriberStates)[number];
