/** What programs can ask to be told of. */
export const webhookEvents = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
  'media.create',
  'media.delete',
  'booking.created',
  'booking.confirmed',
  'booking.cancelled',
  'booking.completed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export interface Webhook {
  readonly id: number;
  readonly documentId: string;
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly enabled: boolean;
  /** Why it was disabled by itself; null when it was not. */
  readonly disabledBecause: string | null;
  /** Since when every try has failed, and how many did. */
  readonly failingSince: Date | null;
  readonly failures: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface Delivery {
  readonly documentId: string;
  readonly event: string;
  readonly status: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  /** Of the last try. */
  readonly attemptedAt: Date | null;
  readonly responseStatus: number | null;
  readonly responseMs: number | null;
  readonly problem: string | null;
  readonly createdAt: Date;
}

/** A delivery is given up after so many tries, which the queue spreads over some ten hours. */
export const mostTries = 20;

const msOfPatience = 24 * 3_600_000;
const triesOfPatience = 10;

/** Why a webhook that answered so should be left alone from now on; undefined while it is worth trying. */
export function tiredOf(
  failing: { readonly since: Date; readonly failures: number; readonly responseStatus: number | undefined },
  now: Date,
): string | undefined {
  if (failing.responseStatus === 410) return 'The receiver answered 410: it is gone for good';
  const long = now.getTime() - failing.since.getTime() >= msOfPatience;
  return long && failing.failures >= triesOfPatience ? 'Every delivery has failed for a day' : undefined;
}
