import { invalid } from '../core/app-error.ts';
import { emailAddressOf } from '../core/email-address.ts';
import type { Context } from '../platform/context.ts';
import type { EmailText } from './blocks.ts';
import { takeFromBudget } from './email-budget.ts';
import { ownWords } from './email-words.sql.ts';
import { insertEmail } from './emails.sql.ts';
import { newMessageId } from './message-id.ts';
import { renderEmail } from './render-email.ts';
import { spoken } from './spoken.ts';
import { oneLine } from './words.ts';

export type EmailKind =
  | 'account-confirmation'
  | 'account-connected'
  | 'account-deletion'
  | 'account-deleted'
  | 'password-reset'
  | 'staff-invitation'
  | 'staff-wrong-codes'
  | 'proposal-decided'
  | 'proposal-waits'
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
  | 'enquiry-answer'
  | 'operator-digest';

/** A text, addressed. */
export interface Email extends EmailText {
  readonly kind: EmailKind;
  /** One address, nothing around it. */
  readonly to: string;
  /** The row of the booking it is about (bookings.id). */
  readonly bookingRow?: number;
  readonly userId?: number;
  /** Whom an answer goes to, one address as it is stored; without it to our own. */
  readonly replyTo?: string;
  /**
   * For an email that anybody can cause, to an address of his choice: which budget it is taken from, or that it was
   * taken from one before. Nothing for what the owner of a confirmed address caused, for what follows from a booking
   * that exists, and for the operator's own.
   */
  readonly budget?: 'account' | 'other' | 'taken';
}

/**
 * Puts an email, in the operator's words where he has any, and the job that sends it into the caller's transaction: both
 * exist when it commits. Throws ValidationError for a recipient that is not exactly one address, RateLimitError when its
 * budget is used up.
 */
export async function writeEmail(ctx: Context, email: Email): Promise<void> {
  if (emailAddressOf(email.to) === undefined) throw invalid('email must be a valid email');
  if (email.budget !== undefined && email.budget !== 'taken') {
    const refusal = await takeFromBudget(ctx, { to: email.to, about: email.budget });
    if (refusal) throw refusal;
  }
  const said = spoken(email, await ownWords(ctx.db));
  const emailId = await insertEmail(ctx.db, {
    kind: email.kind,
    recipient: email.to,
    subject: oneLine(said.subject),
    ...renderEmail(said),
    messageId: newMessageId(ctx.config),
    bookingRow: email.bookingRow,
    userId: email.userId,
    unsubscribeUrl: email.leave,
    replyTo: email.replyTo,
    counted: email.budget !== undefined,
    now: ctx.now,
  });
  await ctx.enqueue(ctx.db, 'send-email', { emailId, writtenAt: ctx.now.toISOString() });
}
