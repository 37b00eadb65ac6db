import type { BookingLimits } from '../../catalog/settings/booking-limits.ts';
import { readSaleSettings } from '../../catalog/settings/read-sale-settings.ts';
import { type AppError, conflict, notFound } from '../../core/app-error.ts';
import { mailboxOf } from '../../core/email-address.ts';
import { may, requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { networksAround } from '../../platform/network.ts';
import { beyondHolds, type Hold, type StockKey, type Take } from '../../stock/stock.ts';
import { loadBookings, lockBooking } from '../booking.sql.ts';
import type { Booking } from '../booking-row.ts';
import { isConfirmed } from '../changes.sql.ts';
import { letGoOfEnded } from '../keeping/let-go.ts';
import { presentBooking } from '../keeping/present-booking.ts';
import { takesOfLine } from '../line.ts';
import { chargeForQuote } from '../pricing/price-for-caller.ts';
import { lockBuyer, readUnpaid } from '../selling/budget.sql.ts';
import { overBudget } from '../selling/budget.ts';
import { countChange } from '../selling/hourly-bounds.ts';
import { takesOf } from '../selling/line-row.ts';
import { besideChange, type Payer, type Taken } from '../selling/unpaid.ts';
import type { BookingWire } from '../wire.ts';
import { type AskedChange, itemsOfChange } from './asked.ts';
import { type Calculated, calculateChange } from './calculate.ts';
import { carryOut } from './carry-out.ts';
import { promises } from './change-token.ts';
import { type OwnBooking, requireChangeable } from './own-booking.ts';
import type { Plan } from './plan.ts';
import { presentPreview } from './present-preview.ts';

type Confirmed = OwnBooking & { readonly changes: readonly AskedChange[]; readonly token: string };

/** Thrown to roll back when this is not what was promised any more. */
class NotAsPromised extends Error {
  readonly refusal: AppError;
  /** The stock of which there is not enough. */
  readonly keys: readonly StockKey[];
  constructor(refusal: AppError, keys: readonly StockKey[]) {
    super('not as promised');
    this.refusal = refusal;
    this.keys = keys;
  }
}

/**
 * Changes a booking exactly as its preview said, in one transaction. An unpaid one is priced again; of a paid one the
 * rest goes back, or what is wanted is held until the difference is paid. Confirmed again, a preview has no second effect.
 * Who may change bookings changes anybody's, and leaves an audit row.
 * Refuses: another's booking (404), one that has ended or begun, and what is not as it was promised (409 with a fresh
 * preview in `details.preview`), more than one buyer can hold unpaid or change within an hour (429).
 */
export async function confirmChange(ctx: Context, asked: Confirmed): Promise<BookingWire> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireChangeable(ctx, asked);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(ctx, (ctx) => confirm(ctx, asked));
    } catch (error) {
      if (!(error instanceof NotAsPromised)) throw error;
      // stock may be in holds that have ended but were not swept yet: free those and look once more
      const freed = attempt === 1 ? await letGoOfEnded(ctx, error.keys) : 0;
      if (freed === 0) throw error.refusal;
    }
  }
}

async function confirm(ctx: Context, { bookingId, changes: asked, token }: Confirmed): Promise<BookingWire> {
  const booking = await lockBooking(ctx.db, { bookingId });
  if (!booking) throw notFound();
  if (!(await isConfirmed(ctx.db, booking.row, token))) {
    const changes = asked.map((one) => ({ ...one, line: lineNow(booking, one.line) }));
    const byStaff = may(ctx.viewer, 'change bookings');
    // of the site many change bookings from one network
    const networks = byStaff ? [] : networksAround(ctx.network);
    const payer = { userId: booking.userId, mailbox: mailboxOf(booking.email), networks };
    chargeForQuote(ctx, itemsOfChange(booking.lines, changes));
    await lockBuyer(ctx.db, payer, ctx.now);
    const calculated = await calculateChange(ctx, booking, changes, { lock: true });
    const { plan, keys } = calculated;
    if (!plan || !promises(ctx.config, token, { booking, asked: changes, plan }, ctx.now)) {
      const preview = presentPreview(ctx.config, booking, changes, calculated, ctx.now);
      throw new NotAsPromised(conflict('This has changed; please look at it again', { preview }), plan ? [] : keys);
    }
    const { limits } = await readSaleSettings(ctx);
    const unpaid = booking.status === 'pending' || plan.due > 0 || plan.after.total === 0;
    if (unpaid) await refuseOverBudget(ctx, booking, payer, { ...calculated, plan }, limits);
    // who gives the whole booking up is never kept waiting
    if (!byStaff && plan.after.status !== 'cancelled') await countChange(ctx, payer, limits);
    await carryOut(ctx, booking, { plan, stock: calculated.stock }, token);
    if (byStaff) await audit(ctx, booking, changes, plan);
  }
  const [changed] = await loadBookings(ctx.db, [booking.row]);
  return presentBooking(changed ?? booking, ctx.config, ctx.now);
}

function audit(
  ctx: Context,
  booking: Booking,
  asked: readonly AskedChange[],
  { after, due, refund }: Plan,
): Promise<void> {
  const { bookingId, status, total } = booking;
  return recordAudit(ctx, {
    action: 'change-booking',
    subjectType: 'booking',
    subjectId: bookingId,
    before: { status, total },
    after: { status: after.status, total: after.total, due, refund, asked },
  });
}

/** What stands now in the place of a line that was replaced since it was previewed: what is asked for is asked of it. */
function lineNow({ all, lines }: Booking, asked: number): number {
  const before = all.find(({ id, state }) => id === asked && state === 'replaced');
  return (before && lines.find((line) => line.position === before.position)?.id) ?? asked;
}

async function refuseOverBudget(
  ctx: Context,
  booking: Booking,
  payer: Payer,
  { quote, stock, held, keys, plan }: Calculated & { plan: Plan },
  limits: BookingLimits,
): Promise<void> {
  const unpaid = besideChange(await readUnpaid(ctx.db, payer, { keys, now: ctx.now, underWay: booking.row }), held);
  const paysNow = booking.status === 'pending' && booking.paysNow;
  const asked = { quote, stock, now: ctx.now, paysNow, takes: takenByChange(booking, plan, held) };
  const over = overBudget(payer, unpaid, asked, limits);
  if (over) throw over;
}

/** What the booking would hold unpaid; null where that is no more than it does now. */
function takenByChange(booking: Booking, { ends, begins, after, due }: Plan, held: readonly Hold[]): Taken | null {
  const wanted = begins.flatMap(({ line, instead }) => takesOf(line, instead.id));
  const ended = new Set(ends.map(({ line }) => line.id));
  if (booking.status !== 'pending') {
    const extra = beyondHolds(
      wanted,
      held.filter(({ lineId }) => ended.has(lineId)),
    );
    return { units: unitsOf(extra), paise: due };
  }
  const staying = booking.lines.filter(({ id }) => !ended.has(id)).flatMap(takesOfLine);
  const units = unitsOf([...staying, ...wanted]);
  const more = units > unitsOf(booking.lines.flatMap(takesOfLine)) || after.total > booking.total;
  return more ? { units, paise: after.total } : null;
}

const unitsOf = (takes: readonly Take[]) => takes.reduce((all, { units }) => all + units, 0);
