import { createHash } from 'node:crypto';
import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { type Sentence, sentence } from '../../../messages/message.ts';
import { type Translate, textIn } from '../../../messages/translate.ts';
import { conflict, invalid, notFound } from '../../core/app-error.ts';
import { formatDay, today } from '../../core/day.ts';
import type { Context } from '../../platform/context.ts';
import { lockAndCalculate, type StockChangeEffect } from '../../stock/change-stock.ts';
import {
  type ChangedRun,
  changedRuns,
  type StockChange,
  type StockDay,
  sellablesOf,
  undersold,
} from '../../stock/stock-change.ts';
import { departures } from '../calendar/departure-days.ts';
import { kindOf } from '../kinds.ts';
import { mayManageProducts, partnerEmail } from '../product-access.ts';
import { parseStockChange } from './parse-stock-change.ts';
import { rowsOfSellables, type StockedRow } from './stock-rows.sql.ts';

/** A change calculated over locked stock. */
export interface CalculatedStockChange {
  readonly calculated: StockChangeEffect;
  readonly runs: readonly ChangedRun[];
  readonly rows: ReadonlyMap<number, StockedRow>;
  /** Fingerprint of the state it was calculated from; another one means that something has changed in the meantime. */
  readonly mark: string;
}

/**
 * Parses a change and calculates it over locked stock. Throws ValidationError if it is invalid, NotFoundError for
 * unknown rows, and ConflictError that names the days on which fewer units would be offered than are sold.
 */
export async function calculateStockChange(
  ctx: Pick<Context, 'db' | 'language' | 'now' | 'viewer'>,
  sent: unknown,
): Promise<CalculatedStockChange> {
  const change = parseStockChange(sent, today(ctx.now));
  // checks access before anything is locked or revealed
  if (partnerEmail(ctx) !== undefined) await rowsBySellable(ctx, [...new Set(sellablesOf(change))]);
  const calculated = await lockAndCalculate(ctx, change);
  const rows = await rowsBySellable(ctx, [...new Set(calculated.before.map(({ sellableId }) => sellableId))]);
  const problem = productProblem(change, [...rows.values()]);
  if (problem) throw invalid(problem);
  const oversold = undersold(calculated.after);
  if (oversold.length > 0)
    throw conflict(
      sentence(errorsCatalogTexts.belowSold, { days: daysInWords(textIn(ctx.language), oversold, rows, soldWords) }),
    );
  return { calculated, runs: changedRuns(calculated), rows, mark: markOf(calculated) };
}

/** The rows with those sellables, by id. Throws NotFoundError if one does not exist, or belongs to another partner. */
export async function rowsBySellable(
  ctx: Pick<Context, 'db' | 'viewer'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StockedRow>> {
  const rows = new Map((await rowsOfSellables(ctx.db, ids)).map((row) => [row.sellableId, row]));
  if (rows.size < ids.length || !(await mayManageProducts(ctx, [...rows.values()])))
    throw notFound(sentence(errorsCatalogTexts.rowGone));
  return rows;
}

function productProblem(change: StockChange, rows: readonly StockedRow[]): Sentence | undefined {
  const says = 'season' in change ? [change.season] : change.edits.map(({ says }) => says);
  const arrives = says.some(({ minStay, noArrival }) => (minStay ?? null) !== null || (noArrival ?? null) !== null);
  if (arrives && rows.some(({ type }) => kindOf(type).dates === 'slot'))
    return sentence(errorsCatalogTexts.minimumStayOf);
  if ('season' in change && change.season.name === departures) return sentence(errorsCatalogTexts.departuresInCalendar);
  return undefined;
}

const named = 4;
const soldWords = { onDay: errorsCatalogTexts.soldOnDay, atTime: errorsCatalogTexts.soldAtTime } as const;
export const soldNowWords = {
  onDay: errorsCatalogTexts.soldNowOnDay,
  atTime: errorsCatalogTexts.soldNowAtTime,
} as const;

/** 'Lake Room on Thu, 24 Dec 2026 (3 sold), …' */
export function daysInWords(
  t: Translate,
  days: readonly Pick<StockDay, 'sellableId' | 'day' | 'slot' | 'taken'>[],
  rows: ReadonlyMap<number, StockedRow>,
  words: typeof soldWords | typeof soldNowWords,
): string {
  const sold = days.slice(0, named).map(({ sellableId, day, slot, taken }) => {
    const row = rows.get(sellableId);
    const facts = { name: row?.option ?? row?.product ?? '', day: formatDay(t, day), taken };
    return slot ? t(words.atTime, { ...facts, time: slot }) : t(words.onDay, facts);
  });
  const more = days.length - named;
  if (more > 0) sold.push(t(errorsCatalogTexts.moreDays, { more }));
  return `${sold.join('; ')}.`;
}

function markOf({ before, seasons }: StockChangeEffect): string {
  const shown = before.map(({ sellableId, day, slot, own, offered }) => [sellableId, day, slot, own, offered]);
  return createHash('sha256')
    .update(JSON.stringify([shown, [...seasons]]))
    .digest('base64url')
    .slice(0, 22);
}
