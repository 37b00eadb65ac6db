import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { english } from '../../messages/translate.ts';
import { offersFor } from '../../service/booking/lifecycle/offers.ts';
import { noLineGuests } from '../../service/booking/model/guest-details.ts';
import { takesOfLine } from '../../service/booking/model/line.ts';
import type { Order } from '../../service/booking/model/order.ts';
import { isPriced, makeQuote, stockKeys } from '../../service/booking/model/quote.ts';
import { lineRow } from '../../service/booking/store/booking-row.ts';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { conflict } from '../../service/core/app-error.ts';
import { zero } from '../../service/core/money.ts';
import type { SignedIn } from '../../service/core/viewer.ts';
import type { Context } from '../../service/platform/context.ts';
import { readStock } from '../../service/stock/holds.ts';
import { keyOf } from '../../service/stock/stock.ts';

/** A sale with a race: it reads free stock, then takes it. The crowd must detect it. */
export async function naiveSale(ctx: Context & { readonly viewer: SignedIn }, order: Order): Promise<void> {
  const settings = await readSaleSettings(ctx);
  const offered = await offersFor(ctx, order.lines, settings);
  const stock = await readStock(ctx, stockKeys(offered));
  const quote = makeQuote(english, order.lines, offered, stock, settings.taxRules, ctx.now);
  if (!quote.available) throw conflict('Sold out');
  // long enough for others to read the same stock, even on a busy machine
  await wait(1_000);
  const { userId, email, username } = ctx.viewer;
  const until = quote.held.account;
  const row = await ctx.db
    .insertInto('bookings')
    .values({
      booking_id: order.bookingId,
      user_id: userId,
      customer_name: username,
      email,
      mailbox: email,
      network: null,

      status: 'pending',
      payment_method: order.paymentMethod ?? 'upi',
      tax_rules: JSON.stringify(settings.taxRules),
      subtotal_paise: quote.subtotal,
      tax_paise: quote.tax,
      total_paise: quote.total,
      request_hash: '',
      hold_until: until,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  const lines = quote.lines.filter(isPriced);
  const rows = lines.map((line, position) =>
    lineRow(row.id, { ...line, ...noLineGuests, position, state: 'live', endedIn: null, retained: zero }),
  );
  const saved = await ctx.db.insertInto('booking_lines').values(rows).returning(['id', 'position']).execute();
  const ids = saved.sort((a, b) => a.position - b.position).map(({ id }) => id);
  for (const take of lines.flatMap((line, index) => takesOfLine({ ...line, id: ids[index] ?? 0 }))) {
    const { lineId, sellableId, day, slot, units } = take;
    const { taken = 0, capacity = units } = stock.get(keyOf(take)) ?? {};
    await sql`
      insert into allotments as a (sellable_id, day, slot, capacity, taken)
      select id, ${day}::date, ${slot}, greatest(units, ${capacity}::int), ${units}::int from sellables where id = ${sellableId}
      on conflict (sellable_id, day, slot) do update set taken = ${taken + units}::int`.execute(ctx.db);
    await ctx.db
      .insertInto('holds')
      .values({ line_id: lineId, sellable_id: sellableId, day, slot, units, booking_id: row.id, ends_at: until })
      .execute();
  }
}
