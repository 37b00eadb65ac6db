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

const messages = {
  mailbox: 'We have sent several emails to this address within an hour. Please try again later.',
  network: 'Your network has requested too many emails. Please try again in an hour.',
  site: 'We are sending too many emails at this moment. Please try again in a few minutes.',
} as const;

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
  if (mailbox.count > emailLimits[about]) return refusal(messages.mailbox, mailbox.retryAfter);
  const networkRetryAfter = await countFromNetwork(ctx, 'emails from', emailLimits.network);
  if (networkRetryAfter !== undefined) return refusal(messages.network, networkRetryAfter);
  const total = await countEmailsSince(ctx.db, new Date(ctx.now.getTime() - 3_600_000));
  return total >= ctx.config.emailsPerHour ? refusal(messages.site, 600) : undefined;
}

function refusal(message: string, retryAfter: number): AppError {
  return new AppError('RateLimitError', message, { retryAfter });
}
