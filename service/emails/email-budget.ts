import { AppError } from '../core/app-error.ts';
import { mailboxOf } from '../core/email-address.ts';
import type { Context } from '../platform/context.ts';
import { countFromNetwork, countThisHour } from '../platform/hourly-count.ts';
import { countedSince } from './emails.sql.ts';

/**
 * Emails in an hour that anybody can cause, to an address that he typed: to one mailbox about accounts and about all
 * else (so that nobody can use up what a lost password needs by booking cars), and from one network. The budget of the
 * whole installation is `config.emailsPerHour`.
 */
export const emailsAnHour = { account: 6, other: 6, network: 30 } as const;

const words = {
  mailbox: 'We have sent several emails to this address within an hour. Please try again later.',
  network: 'Too many emails were asked for from your network. Please try again in an hour.',
  site: 'We are sending too many emails at this moment. Please try again in a few minutes.',
} as const;

/**
 * Takes one email to that address from the budgets, as part of the caller's transaction. Gives the refusal
 * (RateLimitError with `retryAfter` in seconds) when one of them is used up: whether it may be told is for the caller
 * to say.
 */
export async function takeFromBudget(
  ctx: Context,
  { to, about }: { to: string; about: 'account' | 'other' },
): Promise<AppError | undefined> {
  // always in this order, so that two who wait for each other's rows cannot be
  const mailbox = await countThisHour(ctx, `letters about ${about} to`, mailboxOf(to.toLowerCase()));
  if (mailbox.count > emailsAnHour[about]) return refusal(words.mailbox, mailbox.retryAfter);
  const over = await countFromNetwork(ctx, 'letters from', emailsAnHour.network);
  if (over !== undefined) return refusal(words.network, over);
  const all = await countedSince(ctx.db, new Date(ctx.now.getTime() - 3_600_000));
  return all >= ctx.config.emailsPerHour ? refusal(words.site, 600) : undefined;
}

function refusal(message: string, retryAfter: number): AppError {
  return new AppError('RateLimitError', message, { retryAfter });
}
