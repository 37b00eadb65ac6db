import { randomUUID } from 'node:crypto';
import { invalid } from '../core/app-error.ts';
import { emailAddressOf } from '../core/email-address.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import type { EmailText } from './blocks.ts';
import { countEmailAgainstLimits } from './email-limits.ts';
import { loadWording } from './email-overrides.sql.ts';
import { insertEmail } from './emails.sql.ts';
import { renderEmail } from './render-email.ts';
import { wordEmail } from './word-email.ts';
import { oneLine } from './words.ts';

/** The language of emails whose reader has not chosen one. */
export const defaultLanguage = 'en';

export type EmailKind =
  | 'account-confirmation'
  | 'account-connected'
  | 'account-deletion'
  | 'account-deleted'
  | 'password-reset'
  | 'staff-invitation'
  | 'staff-wrong-codes'
  | 'submission-decided'
  | 'submission-received'
  | 'bank-account-changed'
  | 'partner-statement'
  | 'partner-booking'
  | 'place-answered'
  | 'booking-confirmation'
  | 'payment-receipt'
  | 'part-payment'
  | 'booking-expired'
  | 'booking-cancelled'
  | 'booking-changed'
  | 'refund-due'
  | 'unused-payment'
  | 'hold-ending'
  | 'free-cancellation-ending'
  | 'trip-begins'
  | 'review-invitation'
  | 'guests-changed'
  | 'message-to-operator'
  | 'message-to-traveller'
  | 'newsletter-confirmation'
  | 'newsletter-known'
  | 'newsletter-welcome'
  | 'newsletter-subscriber'
  | 'enquiry'
  | 'enquiry-receipt'
  | 'enquiry-answer'
  | 'operator-digest';

/** An email with its recipient. */
export interface Email extends EmailText {
  readonly kind: EmailKind;
  /** A single email address. */
  readonly to: string;
  /** Id of the booking it is about (bookings.id). */
  readonly booking?: number;
  readonly userId?: number;
  /** The language in which it is worded, a folder of `messages/`; default: `defaultLanguage`. */
  readonly language?: string;
  /** Where replies go, one address in stored form; default: our own address. */
  readonly replyTo?: string;
  /**
   * For an email that anonymous visitors can cause to any address: the limit that it counts against, or 'taken' if it
   * was counted before. Absent for emails caused by the owner of a confirmed address or by an existing booking, and for
   * the operator's own.
   */
  readonly rateLimit?: 'account' | 'other' | 'taken';
}

/**
 * Stores an email, in the operator's words, and its sending job in the caller's transaction. Throws
 * ValidationError if the recipient is not exactly one address, RateLimitError if its limit is exceeded.
 */
export async function writeEmail(ctx: Context, email: Email): Promise<void> {
  if (emailAddressOf(email.to) === undefined) throw invalid('email must be a valid email');
  if (email.rateLimit !== undefined && email.rateLimit !== 'taken') {
    const refusal = await countEmailAgainstLimits(ctx, { to: email.to, about: email.rateLimit });
    if (refusal) throw refusal;
  }
  const final = wordEmail(email, await loadWording(ctx, email.language ?? defaultLanguage));
  const emailId = await insertEmail(ctx.db, {
    kind: email.kind,
    recipient: email.to,
    subject: oneLine(final.subject),
    ...renderEmail(final),
    messageId: newMessageId(ctx.config),
    booking: email.booking,
    userId: email.userId,
    unsubscribeUrl: email.leave,
    replyTo: email.replyTo,
    counted: email.rateLimit !== undefined,
    now: ctx.now,
  });
  await ctx.enqueue(ctx.db, 'send-email', { emailId, writtenAt: ctx.now.toISOString() });
}

/** A unique Message-ID. */
export function newMessageId({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const host = new URL(publicUrl).hostname.replace(/[^a-z0-9.-]/gi, '') || 'localhost';
  return `<${randomUUID()}@${host}>`;
}
