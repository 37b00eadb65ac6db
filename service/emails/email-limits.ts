import { errorsEmailsTexts } from '../../messages/en/errors/emails.ts';
import { type Message, sentence } from '../../messages/message.ts';
import { AppError } from '../core/app-error.ts';
import { mailboxOf } from '../core/email-address.ts';
import type { Context } from '../platform/context.ts';
import { countFromNetwork, countThisHour } from '../platform/hourly-count.ts';
import { countEmailsSince } from './emails.sql.ts';

/**
 * Limits per hour for emails that anonymous visitors can cause: to one mailbox, separately about accounts and about all
 * else (so that booking cars cannot use up the emails for a lost password), and from one network. The limit of the
 * whole installation is `config.emailsPerHour`.
 */
export const emailLimits = { account: 6, other: 6, network: 30 } as const;

/**
 * Counts one email to that address against the limits, in the caller's transaction. Returns a RateLimitError with
 * `retryAfter` in seconds if a limit is exceeded; the caller decides whether to reveal it.
 */
export async function countEmailAgainstLimits(
  ctx: Context,
  { to, about }: { to: string; about: 'account' | 'other' },
): Promise<AppError | undefined> {
  // always in this order, so that two transactions cannot deadlock on these rows
  const mailbox = await countThisHour(ctx, `emails about ${about} to`, mailboxOf(to.toLowerCase()));
  if (mailbox.count > emailLimits[about]) return refusal(errorsEmailsTexts.mailboxLimit, mailbox.retryAfter);
  const networkRetryAfter = await countFromNetwork(ctx, 'emails from', emailLimits.network);
  if (networkRetryAfter !== undefined) return refusal(errorsEmailsTexts.networkLimit, networkRetryAfter);
  const total = await countEmailsSince(ctx.db, new Date(ctx.now.getTime() - 3_600_000));
  return total >= ctx.config.emailsPerHour ? refusal(errorsEmailsTexts.siteLimit, 600) : undefined;
}

function refusal(message: Message, retryAfter: number): AppError {
  return new AppError('RateLimitError', sentence(message), { retryAfter });
}
