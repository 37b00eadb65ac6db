import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { type Season, seasonProblem } from '../../stock/season.ts';
import { replaceSeasons, seasonsOf } from '../../stock/seasons.ts';
import { kindOf } from '../kinds.ts';
import { findStock, type StockedProduct } from '../products/products.ts';
import { departures } from './departure-days.ts';

/** A season applies to all times of a product. */
type SeasonOf = Omit<StockedProduct, 'time'>;

/**
 * Replaces the season or weekly pattern of that name; null deletes it. For the operator, admins and editors; rejects
 * everyone else (401, 403). Throws NotFoundError for an unknown product, ConflictError when fewer units would be
 * offered on a day than are already sold.
 *
 * @may editor, admin, operator
 */
export async function setSeason(
  ctx: Context,
  { of, name, says }: { readonly of: SeasonOf; readonly name: string; readonly says: Omit<Season, 'name'> | null },
): Promise<void> {
  requireRight(ctx.viewer, 'change stock');
  const seasons = says === null ? [] : [{ ...says, name }];
  const [season] = seasons;
  const problem = season && seasonProblem(season);
  if (problem) throw invalid(problem);
  if (name === departures) throw invalid(sentence(errorsCatalogTexts.departuresInCalendar));
  const hasArrivalRules = season && (season.minStay !== null || season.noArrival !== null);
  if (hasArrivalRules && kindOf(of.type).dates === 'slot') throw invalid(sentence(errorsCatalogTexts.minimumStayOf));
  await inTransaction(ctx, async (ctx) => {
    const { sellableId, subject, documentId } = await findStock(ctx, of);
    const before = (await seasonsOf(ctx, sellableId)).filter((one) => one.name === name);
    if (season === undefined && before.length === 0) throw invalid(sentence(errorsCatalogTexts.seasonNotFound));
    await replaceSeasons(ctx, sellableId, { name, seasons });
    await recordAudit(ctx, {
      action: 'set-season',
      subjectType: subject,
      subjectId: documentId,
      before,
      after: seasons,
    });
  });
}
