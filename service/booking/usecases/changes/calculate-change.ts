import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { textIn } from '../../../../messages/translate.ts';
import type { SelectedLine } from '../../../catalog/product.ts';
import type { SaleSettings } from '../../../catalog/settings/read-sale-settings.ts';
import { conflict, invalidField } from '../../../core/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { lockStock, readHolds, readStock } from '../../../stock/holds.ts';
import { type Hold, keyOf, type Stock, type StockKey, withoutHolds } from '../../../stock/stock.ts';
import { offersFor } from '../../lifecycle/offers.ts';
import { partPaid } from '../../model/balance.ts';
import type { Booking, BookingLine } from '../../model/booking.ts';
import { statusAt } from '../../model/booking-status.ts';
import { takesOfLine } from '../../model/line.ts';
import { type LineChange, selectedLineOf } from '../../model/line-changes.ts';
import {
  atOldPrice,
  byOldPolicy,
  type ChangePlan,
  type EndedLine,
  isSameSale,
  type NewLine,
  planChange,
  startOfLine,
  withOldFacts,
} from '../../model/plan-change.ts';
import { isPriced, makeQuote, type Quote, stockKeys } from '../../model/quote.ts';

/** A requested change, priced against the stock without what it releases. */
export interface CalculatedChange {
  readonly quote: Quote;
  /** Undefined if something is not available: the quote says what. */
  readonly plan: ChangePlan | undefined;
  readonly keys: readonly StockKey[];
  readonly stock: ReadonlyMap<string, Stock>;
  /** The stock that it releases. */
  readonly held: readonly Hold[];
}

/**
 * Prices a change of a booking. With `lock` the stock is locked for the change, otherwise it is read for a preview.
 * Stock held by a pending change counts as released, because the new change replaces it.
 * Throws ConflictError for a booking or line that can no longer be changed or a price paid in part, ValidationError for
 * an unknown line.
 */
export async function calculateChange(
  ctx: Context,
  booking: Booking,
  changes: readonly LineChange[],
  { lock, settings }: { lock: boolean; settings: SaleSettings },
): Promise<CalculatedChange> {
  refuseUnchangeable(booking, ctx.now);
  const ends = changes.map((one, index) => endedLineOf(booking, one, index, ctx.now));
  const whole = booking.lines.every((one) => ends.some(({ line, to }) => line === one && to === 'cancelled'));
  if (!whole && partPaid(booking) > 0) throw conflict(sentence(errorsBookingTexts.changePartlyPaid));
  const replacements = changes.flatMap((one, index) => {
    const line = ends[index]?.line;
    if (!line || one.cancel) return [];
    return [{ line, selected: selectedLineOf(line, one) }];
  });
  const t = textIn(ctx.language);
  const today = await offersFor(
    ctx,
    replacements.map(({ selected }) => selected),
    settings,
    booking.language,
  );
  const offered = today.map((one, index) => {
    const { line } = replacements[index] ?? {};
    return line && 'offer' in one ? { offer: byOldPolicy(t, line, withOldFacts(line, one.offer), ctx.now) } : one;
  });
  const samePriceLines = new Map<SelectedLine, NewLine['line']>();
  for (const [index, one] of offered.entries()) {
    const { line, selected } = replacements[index] ?? {};
    if (line && selected && 'offer' in one && isSameSale(line, one.offer, selected.quantity))
      samePriceLines.set(selected, atOldPrice(line, selected, one.offer));
  }

  const leaving = [...ends.map(({ line }) => line), ...booking.allLines.filter(({ state }) => state === 'proposed')];
  const all = [...stockKeys(offered), ...leaving.flatMap(takesOfLine)];
  const keys = [...new Map(all.map((key) => [keyOf(key), key])).values()];
  const stock = lock ? await lockStock(ctx, keys) : await readStock(ctx, keys);
  const allHeld = await readHolds(
    ctx,
    leaving.map(({ id }) => id),
  );
  // stock that is only read excludes expired holds, locked stock includes them
  const held = allHeld.filter(({ endsAt }) => lock || endsAt === null || endsAt > ctx.now);
  const priced = replacements.filter(({ selected }) => !samePriceLines.has(selected)).map(({ selected }) => selected);
  const quote = makeQuote(
    t,
    priced,
    offered.filter((_, index) => priced.some((one) => one === replacements[index]?.selected)),
    withoutHolds(stock, held),
    booking.taxRules,
    ctx.now,
  );
  const begins = replacements.flatMap(({ line: replaces, selected }): NewLine[] => {
    const line = samePriceLines.get(selected) ?? quote.lines.find((one) => one.selected === selected);
    if (!line || !isPriced(line) || line.problem !== null) return [];
    return [{ replaces, line, samePrice: samePriceLines.has(selected) }];
  });
  const plan =
    begins.length === replacements.length
      ? planChange(booking, ends, begins, { now: ctx.now, payBy: quote.held.account })
      : undefined;
  return { quote, plan, keys, stock, held };
}

function refuseUnchangeable(booking: Booking, now: Date): void {
  const status = statusAt(booking, now);
  if (status === 'cancelled') throw conflict(sentence(errorsBookingTexts.changeOver));
  if (status === 'completed') throw conflict(sentence(errorsBookingTexts.changeClosed));
}

function endedLineOf(
  { lines }: Booking,
  change: LineChange,
  index: number,
  now: Date,
): Pick<EndedLine, 'to'> & { line: BookingLine } {
  const line = lines.find(({ id }) => id === change.line);
  if (!line) throw invalidField(['changes', String(index), 'line'], sentence(errorsBookingTexts.noSuchItem));
  if (change.cancel) return { line, to: 'cancelled' };
  if (startOfLine(line) <= now) throw conflict(sentence(errorsBookingTexts.changeStarted, { name: line.name }));
  return { line, to: 'replaced' };
}
