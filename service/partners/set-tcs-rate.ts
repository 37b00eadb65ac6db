import { errorsPartnersTexts } from '../../messages/en/errors/partners.ts';
import { sentence } from '../../messages/message.ts';
import { notFound, wrongFields } from '../core/app-error.ts';
import { isDay, today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { deleteTcsRate, putTcsRate, tcsRates } from './tcs.sql.ts';
import type { TcsRate } from './tcs.ts';
import { parseTcsRate } from './tcs.ts';

/**
 * Rates of tax collected at source, newest first.
 *
 * @may admin, operator
 */
export async function listTcsRates(ctx: Context): Promise<TcsRate[]> {
  requireRight(ctx.viewer, 'manage partners');
  return tcsRates(ctx.db);
}

/**
 * Sets the rate from a day on, and whether statements deduct it. Throws ValidationError by field.
 *
 * @may admin, operator
 */
export async function setTcsRate(
  ctx: Context,
  typed: { percent: string; from: string; withheld: boolean },
): Promise<void> {
  requireRight(ctx.viewer, 'manage partners');
  const read = parseTcsRate(typed, today(ctx.now));
  if ('errors' in read) throw wrongFields(read.errors);
  const { rate } = read;
  await inTransaction(ctx, async (ctx) => {
    const before = (await tcsRates(ctx.db)).find(({ from }) => from <= rate.from) ?? null;
    await putTcsRate(ctx.db, rate);
    await recordAudit(ctx, { action: 'set-rate', subjectType: 'tcs', subjectId: rate.from, before, after: rate });
  });
}

/**
 * Removes a future rate. Throws NotFoundError for any other.
 *
 * @may admin, operator
 */
export async function dropTcsRate(ctx: Context, { from }: { from: string }): Promise<void> {
  requireRight(ctx.viewer, 'manage partners');
  await inTransaction(ctx, async (ctx) => {
    if (!isDay(from) || from <= today(ctx.now) || !(await deleteTcsRate(ctx.db, from)))
      throw notFound(sentence(errorsPartnersTexts.rateNotFound));
    await recordAudit(ctx, { action: 'delete-rate', subjectType: 'tcs', subjectId: from });
  });
}
