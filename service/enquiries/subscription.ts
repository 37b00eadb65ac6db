import { z } from 'zod';
import { AppError } from '../core/app-error.ts';
import type { SignedIn } from '../core/viewer.ts';

/** A subscriber as far as rules look at him. */
export interface Subscription {
  readonly confirmedAt: Date | null;
  readonly leftAt: Date | null;
  readonly hourBegan: Date;
  readonly lettersThisHour: number;
}

/** Whether the newsletter goes to an account's address. */
export const subscriptionAnswer = z.object({ subscribed: z.boolean() });
export type SubscriptionWire = z.infer<typeof subscriptionAnswer>;

const hour = 3_600_000;

/** Letters that one address gets in an hour because somebody typed it. */
export const lettersAnHour = 3;

/** How long the link of the letter confirms. */
export const confirmHours = 48;

/** An address that was typed and never confirmed is forgotten after so many days. */
export const forgetDays = 30;

/** Wants our letters: confirmed, and has not left since. */
export function isSubscribed({ confirmedAt, leftAt }: Pick<Subscription, 'confirmedAt' | 'leftAt'>): boolean {
  return confirmedAt !== null && leftAt === null;
}

/** The count after one more letter, or undefined when the address has had its letters of this hour. */
export function countLetter(
  { hourBegan, lettersThisHour }: Subscription,
  now: Date,
): Pick<Subscription, 'hourBegan' | 'lettersThisHour'> | undefined {
  if (now.getTime() - hourBegan.getTime() >= hour) return { hourBegan: now, lettersThisHour: 1 };
  if (lettersThisHour >= lettersAnHour) return undefined;
  return { hourBegan, lettersThisHour: lettersThisHour + 1 };
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
