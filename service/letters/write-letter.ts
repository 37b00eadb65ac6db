import { invalid } from '../core/app-error.ts';
import { emailAddressOf } from '../core/email-address.ts';
import type { Context } from '../platform/context.ts';
import type { LetterText } from './blocks.ts';
import { takeFromBudget } from './letter-budget.ts';
import { ownWords } from './letter-words.sql.ts';
import { insertLetter } from './letters.sql.ts';
import { newMessageId } from './message-id.ts';
import { renderLetter } from './render-letter.ts';
import { spoken } from './spoken.ts';
import { oneLine } from './words.ts';

export type LetterKind =
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
export interface Letter extends LetterText {
  readonly kind: LetterKind;
  /** One address, nothing around it. */
  readonly to: string;
  /** The row of the booking it is about (bookings.id). */
  readonly bookingRow?: number;
  readonly userId?: number;
  /** Whom an answer goes to, one address as it is stored; without it to our own. */
  readonly replyTo?: string;
  /**
   * For a letter that anybody can cause, to an address of his choice: which budget it is taken from, or that it was
   * taken from one before. Nothing for what the owner of a confirmed address caused, for what follows from a booking
   * that exists, and for the operator's own.
   */
  readonly budget?: 'account' | 'other' | 'taken';
}

/**
 * Puts a letter, in the operator's words where he has any, and the job that sends it into the caller's transaction: both
 * exist when it commits. Throws ValidationError for a recipient that is not exactly one address, RateLimitError when its
 * budget is used up.
 */
export async function writeLetter(ctx: Context, letter: Letter): Promise<void> {
  if (emailAddressOf(letter.to) === undefined) throw invalid('email must be a valid email');
  if (letter.budget !== undefined && letter.budget !== 'taken') {
    const refusal = await takeFromBudget(ctx, { to: letter.to, about: letter.budget });
    if (refusal) throw refusal;
  }
  const said = spoken(letter, await ownWords(ctx.db));
  const letterId = await insertLetter(ctx.db, {
    kind: letter.kind,
    recipient: letter.to,
    subject: oneLine(said.subject),
    ...renderLetter(said),
    messageId: newMessageId(ctx.config),
    bookingRow: letter.bookingRow,
    userId: letter.userId,
    unsubscribeUrl: letter.leave,
    replyTo: letter.replyTo,
    counted: letter.budget !== undefined,
    now: ctx.now,
  });
  await ctx.enqueue(ctx.db, 'send-letter', { letterId, writtenAt: ctx.now.toISOString() });
}
