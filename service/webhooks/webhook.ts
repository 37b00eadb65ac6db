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
  'booking.changed',
  'booking.cancelled',
  'booking.completed',
  'booking.forgotten',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** A delivery is given up after so many tries, which the queue spreads over some ten hours. */
export const mostTries = 20;

const msOfTimeouts = 24 * 3_600_000;
const triesOfTimeouts = 10;

/** Why a webhook that answered so should be left alone from now on; undefined while it is worth trying. */
export function tiredOf(
  failing: { readonly since: Date; readonly failures: number; readonly responseStatus: number | undefined },
  now: Date,
): string | undefined {
  if (failing.responseStatus === 410) return 'The receiver answered 410: it is gone for good';
  const long = now.getTime() - failing.since.getTime() >= msOfTimeouts;
  return long && failing.failures >= triesOfTimeouts ? 'Every delivery has failed for a day' : undefined;
}
