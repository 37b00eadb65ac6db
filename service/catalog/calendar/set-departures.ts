import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { weekdays } from '../../stock/season.ts';
import { replaceSeasons, seasonsOf } from '../../stock/seasons.ts';
import { kindOf } from '../kinds.ts';
import { findStock, type StockedProduct } from '../products/products.ts';
import { type Departures, departures, seasonsFor } from './departure-days.ts';

/**
 * Sets the departure days of a product; it cannot be booked on other days. For the operator, admins and editors;
 * rejects everyone else (401, 403). Throws NotFoundError for an unknown product.
 *
 * @may editor, admin, operator
 */
export async function setDepartures(
  ctx: Context,
  { of, when }: { readonly of: Omit<StockedProduct, 'time'>; readonly when: Departures },
): Promise<void> {
  requireRight(ctx.viewer, 'change stock');
  if (kindOf(of.type).dates !== 'slot') throw invalid(sentence(errorsCatalogTexts.departuresOfExperiences));
  const some = when === 'daily' || ('weekdays' in when ? when.weekdays : when.days).length > 0;
  if (!some || (typeof when === 'object' && 'days' in when && when.days.length > 366))
    throw invalid(sentence(errorsCatalogTexts.departuresCount));
  if (typeof when === 'object' && 'weekdays' in when) {
    if (!when.season && new Set(when.weekdays).size === weekdays.length)
      throw invalid(sentence(errorsCatalogTexts.everyWeekday));
    if (when.season && when.season.last < when.season.first)
      throw invalid(sentence(errorsCatalogTexts.seasonBackwards));
  }
  await inTransaction(ctx, async (ctx) => {
    const { sellableId, subject, documentId } = await findStock(ctx, of);
    const before = (await seasonsOf(ctx, sellableId)).filter(({ name }) => name === departures);
    const seasons = seasonsFor(when);
    await replaceSeasons(ctx, sellableId, { name: departures, seasons });
    await recordAudit(ctx, {
      action: 'set-departures',
      subjectType: subject,
      subjectId: documentId,
      before,
      after: seasons,
    });
  });
}
