import { errorsEnquiriesTexts } from '../../messages/en/errors/enquiries.ts';
import { sentence } from '../../messages/message.ts';
import { AppError } from '../core/app-error.ts';
import type { SignedIn } from '../core/viewer.ts';

/** Receives the newsletter, is not confirmed yet, or has unsubscribed. */
export const subscriberStates = ['subscribed', 'waiting', 'left'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** The facts of a subscriber that rules depend on. */
export interface Subscription {
  readonly confirmedAt: Date | null;
  readonly leftAt: Date | null;
  readonly hourBegan: Date;
  readonly emailsThisHour: number;
}

/** Whether the newsletter goes to an account's address. */
export interface SubscriptionWire {
  readonly subscribed: boolean;
}

const hour = 3_600_000;

/** Newsletter emails per address and hour that anyone can cause by typing it. */
export const emailsPerHour = 3;

/** Hours for which the confirmation link works. */
export const confirmHours = 48;

/** Days after which an unconfirmed address is deleted. */
export const unconfirmedRetentionDays = 30;

/** Receives the newsletter: confirmed, and has not unsubscribed since. */
export function isSubscribed({ confirmedAt, leftAt }: Pick<Subscription, 'confirmedAt' | 'leftAt'>): boolean {
  return confirmedAt !== null && leftAt === null;
}

/** The count after one more email; undefined if the address has had its emails of this hour. */
export function countEmail(
  { hourBegan, emailsThisHour }: Subscription,
  now: Date,
): Pick<Subscription, 'hourBegan' | 'emailsThisHour'> | undefined {
  if (now.getTime() - hourBegan.getTime() >= hour) return { hourBegan: now, emailsThisHour: 1 };
  if (emailsThisHour >= emailsPerHour) return undefined;
  return { hourBegan, emailsThisHour: emailsThisHour + 1 };
}

export function confirmUntil(now: Date): Date {
  return new Date(now.getTime() + confirmHours * hour);
}

/**
 * The user's confirmed address. Throws ForbiddenError while it is unconfirmed: the person who typed it could read or
 * change data of its owner.
 */
export function ownAddress(viewer: SignedIn): string {
  if (!viewer.confirmed) {
    throw new AppError('ForbiddenError', sentence(errorsEnquiriesTexts.confirmEmailFirst));
  }
  return viewer.email;
}
