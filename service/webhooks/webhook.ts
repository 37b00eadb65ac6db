import { adminWebhooksTexts } from '../../messages/en/admin/webhooks.ts';
import { english } from '../../messages/translate.ts';

/** The events that webhooks can subscribe to. */
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

/** Maximum tries of a delivery, which the queue spreads over some ten hours. */
export const mostTries = 20;

const msOfTimeouts = 24 * 3_600_000;
const triesOfTimeouts = 10;

/** Why a webhook with that answer should be disabled; undefined while further tries make sense. */
export function reasonToDisable(
  failing: { readonly since: Date; readonly failures: number; readonly responseStatus: number | undefined },
  now: Date,
): string | undefined {
  if (failing.responseStatus === 410) return english(adminWebhooksTexts.receiverGone);
  const long = now.getTime() - failing.since.getTime() >= msOfTimeouts;
  return long && failing.failures >= triesOfTimeouts ? english(adminWebhooksTexts.failedForADay) : undefined;
}
