import { z } from 'zod';
import { AppError } from '../core/app-error.ts';
import type { SignedIn } from '../core/viewer.ts';

/** A subscriber as far as rules look at him. */
export interface Subscription {
  readonly confirmedAt: Date | null;
  readonly leftAt: Date | null;
  readonly hourBegan: Date;
  readonly emailsThisHour: number;
}

/** Whether the newsletter goes to an account's address. */
export const subscriptionAnswer = z.object({ subscribed: z.boolean() });
export type SubscriptionWire = z.infer<typeof subscriptionAnswer>;

const hour = 3_600_000;

/** Emails that one address gets in an hour because somebody typed it. */
export const emailsAnHour = 3;

/** How long the link of the email confirms. */
export const confirmHours = 48;

/** An address that was typed and never confirmed is forgotten after so many days. */
export const forgetDays = 30;

/** Wants our emails: confirmed, and has not left since. */
export function isSubscribed({ confirmedAt, leftAt }: Pick<Subscription, 'confirmedAt' | 'leftAt'>): boolean {
  return confirmedAt !== null && leftAt === null;
}

/** The count after one more email, or undefined when the address has had its emails of this hour. */
export function countEmail(
  { hourBegan, emailsThisHour }: Subscription,
  now: Date,
): Pick<Subscription, 'hourBegan' | 'emailsThisHour'> | undefined {
  if (now.getTime() - hourBegan.getTime() >= hour) return { hourBegan: now, emailsThisHour: 1 };
  if (emailsThisHour >= emailsAnHour) return undefined;
  return { hourBegan, emailsThisHour: emailsThisHour + 1 };
}

export function confirmUntil(now: Date): Date {
  return new Date(now.getTime() + confirmHours * hour);
}

/**
 * The address that the user has proved to read. Throws ForbiddenError before it is confirmed: whoever typed it could
 * learn, or change, what belongs to its owner.
 */
export function ownAddress(viewer: SignedIn): string {
  if (!viewer.confirmed) {
    throw new AppError('ForbiddenError', 'Please confirm your email address first: open the link we sent you');
  }
  return viewer.email;
}
