import { readTaxTerms } from '../settings/read-tax-rules.ts';
import type { SettingContext } from '../settings/setting-reader.ts';
import type { CarCardData } from './car-card-data.ts';
import { carCards } from './car-cards.sql.ts';
import type { RentalDates } from './rental-dates.ts';
import { toCarCard } from './to-car-card.ts';

/** The cards of these cars, in that order; `dates`: null for one ordinary day. Two statements. */
export async function cardsOfCars(
  ctx: SettingContext,
  ids: readonly number[],
  dates: RentalDates | null,
): Promise<CarCardData[]> {
  const rows = await carCards(ctx.db, ids, dates, ctx.now);
  const terms = await readTaxTerms(ctx);
  return rows.map((row) => toCarCard(row, row, dates, terms));
}
