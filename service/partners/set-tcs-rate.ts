import { wrongFields } from '../accounts/staff/wrong-fields.ts';
import { notFound } from '../core/app-error.ts';
import { isDay, today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { deleteTcsRate, putTcsRate, tcsRates } from './tcs.sql.ts';
import type { TcsRate } from './tcs.ts';
import { typedTcsRate } from './tcs-rate-typed.ts';

/** Rates of tax collected at source, the newest first. */
export async function listTcsRates(ctx: Context): Promise<TcsRate[]> {
  requireRight(ctx.viewer, 'manage partners');
  return tcsRates(ctx.db);
}

/** Says what is collected from a day on, and whether statements take it off. Throws ValidationError by field. */
export async function setTcsRate(
  ctx: Context,
  typed: { percent: string; from: string; withheld: boolean },
): Promise<void> {
  requireRight(ctx.viewer, 'manage partners');
  const read = typedTcsRate(typed, today(ctx.now));
  if ('errors' in read) throw wrongFields(read.errors);
  const { rate } = read;
  await inTransaction(ctx, async (ctx) => {
    const before = (await tcsRates(ctx.db)).find(({ from }) => from <= rate.from) ?? null;
    await putTcsRate(ctx.db, rate);
    await recordAudit(ctx, { action: 'set-rate', subjectType: 'tcs', subjectId: rate.from, before, after: rate });
  });
}

/** Takes a rate out that is to come. Throws NotFoundError for any other. */
export async function dropTcsRate(ctx: Context, { from }: { from: string }): Promise<void> {
  requireRight(ctx.viewer, 'manage partners');
  await inTransaction(ctx, async (ctx) => {
    if (!isDay(from) || from <= today(ctx.now) || !(await deleteTcsRate(ctx.db, from)))
      throw notFound('No rate begins then');
    await recordAudit(ctx, { action: 'drop-rate', subjectType: 'tcs', subjectId: from });
  });
}
