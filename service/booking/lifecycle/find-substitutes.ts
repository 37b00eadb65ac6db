import { textIn } from '../../../messages/translate.ts';
import type { Offer } from '../../catalog/product.ts';
import { readSaleSettings } from '../../catalog/settings/read-sale-settings.ts';
import { settingReader } from '../../catalog/settings/setting-reader.ts';
import { type EqualStay, equalStays } from '../../catalog/stays/equal-stays.ts';
import { type Paise, zero } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { lockStock, readStock } from '../../stock/holds.ts';
import { keyOf, type Stock, type StockKey } from '../../stock/stock.ts';
import { acknowledgementAt, isRefused } from '../model/acknowledgement.ts';
import { paidAmount } from '../model/balance.ts';
import type { Booking, BookingLine } from '../model/booking.ts';
import { takesOfLine } from '../model/line.ts';
import { selectedLineOf } from '../model/line-changes.ts';
import { byOldPolicy } from '../model/plan-change.ts';
import { isPriced, makeQuote, type PricedLine, stockKeys } from '../model/quote.ts';
import { mostAdded, offeredOf, type Substitute, substituteOf } from '../model/substitute.ts';
import { offersFor } from './offers.ts';

interface RefusedLine {
  readonly booking: Booking;
  readonly line: BookingLine;
}

/**
 * Returns what a traveller is offered in place of a stay whose partner has refused them, nearest first: up to three
 * stays that are equal or better and free on the same days, for no more than was paid, and have not refused them too.
 * Nothing for other products, while the setting is 0, or if the line was not refused.
 */
export async function findSubstitutes(ctx: Context, { booking, line }: RefusedLine): Promise<Substitute[]> {
  const limits = await limitsOf(ctx, { booking, line });
  if (limits.most === zero) return [];
  const refusing = new Set(booking.allLines.filter(isRefused).map(({ documentId }) => documentId));
  const stays = (await equalStays(ctx, line.productId)).filter(({ documentId }) => !refusing.has(documentId));
  const rooms = await offersOf(ctx, { booking, line }, stays);
  const stock = await readStock(ctx, stockKeys(rooms));
  const all = rooms.flatMap((one) => {
    const room = priceRoom(ctx, { booking, line }, one, stock);
    const substitute = room && substituteOf(line, { stay: one.stay, priced: room }, limits);
    return substitute ? [{ room, substitute }] : [];
  });
  return offeredOf(line, all);
}

/**
 * Prices a substitute again with its stock locked. `substitute` is undefined if it is no longer free at such a price.
 * Part of the caller's transaction, in which the booking is locked.
 */
export async function lockSubstitute(
  ctx: Context,
  refused: RefusedLine,
  { stay, line: { optionName } }: Substitute,
): Promise<{ keys: StockKey[]; stock: ReadonlyMap<string, Stock>; substitute: Substitute | undefined }> {
  const limits = await limitsOf(ctx, refused);
  const [room] = await offersOf(ctx, refused, [{ ...stay, rooms: optionName === null ? [] : [optionName] }]);
  // with what the change releases, so that two changes cannot wait for each other
  const leaving = [refused.line, ...refused.booking.allLines.filter(({ state }) => state === 'proposed')];
  const all = [...(room ? stockKeys([room]) : []), ...leaving.flatMap(takesOfLine)];
  const keys = [...new Map(all.map((key) => [keyOf(key), key])).values()];
  const stock = await lockStock(ctx, keys);
  const priced = room && priceRoom(ctx, refused, room, stock);
  return { keys, stock, substitute: priced && substituteOf(refused.line, { stay, priced }, limits) };
}

/** What the company adds at most, and what is left to refund. */
async function limitsOf(ctx: Context, { booking, line }: RefusedLine): Promise<{ most: Paise; left: Paise }> {
  const left = paidAmount(booking);
  if (line.type !== 'stay' || acknowledgementAt(booking, line, ctx.now) !== 'refused') return { most: zero, left };
  return { most: mostAdded((await settingReader(ctx, ['partnerAnswers']))('partnerAnswers')), left };
}

/** The room types of those stays that can be offered for the same days, rooms and guests, under the policy of before. */
async function offersOf(ctx: Context, { booking, line }: RefusedLine, stays: readonly EqualStay[]) {
  const own = selectedLineOf(line);
  const rooms = stays.flatMap((stay) =>
    stay.rooms.map((optionName) => ({
      stay,
      selected: { ...own, productKey: stay.documentId, name: stay.name, optionName },
    })),
  );
  const offered = await offersFor(
    ctx,
    rooms.map(({ selected }) => selected),
    await readSaleSettings(ctx),
    booking.language,
  );
  const t = textIn(ctx.language);
  return rooms.flatMap((room, index) => {
    const one = offered[index];
    return one && 'offer' in one ? [{ ...room, offer: byOldPolicy(t, line, one.offer, ctx.now) }] : [];
  });
}

function priceRoom(
  ctx: Context,
  { booking }: RefusedLine,
  { selected, offer }: { selected: PricedLine['selected']; offer: Offer },
  stock: ReadonlyMap<string, Stock>,
): PricedLine | undefined {
  const t = textIn(ctx.language);
  const [line] = makeQuote(t, [selected], [{ offer }], stock, booking.taxRules, ctx.now).lines;
  return line && isPriced(line) ? line : undefined;
}
