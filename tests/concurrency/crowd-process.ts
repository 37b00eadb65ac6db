import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { z } from 'zod';
import type { Order } from '../../service/booking/model/order.ts';
import { voucherFactsOf } from '../../service/booking/model/trip-of-booking.ts';
import { findBooking } from '../../service/booking/store/bookings.sql.ts';
import { cancelBooking } from '../../service/booking/usecases/cancellation/cancel-booking.ts';
import { completeBookings } from '../../service/booking/usecases/cancellation/complete-bookings.ts';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { confirmChange } from '../../service/booking/usecases/changes/confirm-change.ts';
import { previewChange } from '../../service/booking/usecases/changes/preview-change.ts';
import { placeBooking } from '../../service/booking/usecases/checkout/place-booking.ts';
import { quoteCart } from '../../service/booking/usecases/checkout/quote-cart.ts';
import { receiveGatewayMessage } from '../../service/booking/usecases/payments/receive-gateway-message.ts';
import { sendRefund } from '../../service/booking/usecases/payments/send-refund.ts';
import { startPayment } from '../../service/booking/usecases/payments/start-payment.ts';
import { checkInVoucher } from '../../service/booking/usecases/vouchers/check-in-voucher.ts';
import type { SelectedLine } from '../../service/catalog/product.ts';
import { AppError, conflict } from '../../service/core/app-error.ts';
import { addDays, instantAt, today } from '../../service/core/day.ts';
import type { Paise } from '../../service/core/money.ts';
import { clock, operator, type SignedIn, type Viewer, visitor } from '../../service/core/viewer.ts';
import { voucherToken } from '../../service/documents/voucher-token.ts';
import { gatewayNamed } from '../../service/payments/gateways.ts';
import { readConfig } from '../../service/platform/config.ts';
import { isUnavailable } from '../../service/platform/database/database-error.ts';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLimiter } from '../../service/platform/limits/limiter.ts';
import { makeLog } from '../../service/platform/log.ts';
import { openQueue } from '../../service/platform/queue.ts';
import { selectedLine } from '../sold-things.ts';
import type { CrowdReport } from './crowd.ts';
import { naiveSale } from './naive-sale.ts';

// One process of a crowd. All of them derive the same orders from the same numbers, so that each order is placed, paid,
// changed and cancelled by several at once. The clock advances with every operation.

const input = z
  .object({
    url: z.string(),
    environment: z.record(z.string(), z.string()),
    deeds: z.int(),
    naive: z.boolean(),
    buyers: z.array(z.object({ id: z.int(), email: z.string() })),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));
const minutesOfDeed = 10;
/** Number of operations of a process for each new order. */
const deedsOfOrder = 3;
const hands = 5;
const start = new Date('2026-11-20T10:00:00+05:30').getTime();
const instantOf = (deed: number) => new Date(start + deed * minutesOfDeed * 60_000);

const config = readConfig(input.environment, () => 'a secret of thirty-two characters, for tests');
const log = makeLog({ logLevel: 'silent' });
const database = await openDatabase({ databaseUrl: input.url, databasePool: hands * 2, dataDir: '' }, log);
const queue = await openQueue(database, log);
const limiter = makeLimiter();
const { db } = database;
const report: CrowdReport = { done: {}, refused: {}, faults: [], checkedIn: [], paid: [] };

const viewers = input.buyers.map(
  ({ id, email }): SignedIn => ({
    kind: 'user',
    userId: id,
    sessionId: '',
    role: 'traveller',
    email,
    username: 'Asha Verma',
    confirmed: true,
  }),
);

/** The order of that number, the same in every process: lines, buyer and dates. */
function orderNumber(number: number) {
  const made = instantOf(input.naive ? 0 : number * deedsOfOrder);
  const startDay = addDays(today(made), (number * 7) % 5);
  const nights = (length: number) => ({ startDay, endDay: addDays(startDay, length) });
  const suite = selectedLine({ ...nights(1 + (number % 3)), optionName: 'Last Suite' });
  const ticketed = { type: 'attraction', productKey: 'amber-fort-and-add-on-packages', language: 'English' } as const;
  const fort = selectedLine({ ...ticketed, startDay, tickets: { adult: 1 + (number % 2) } });
  const car = selectedLine({ type: 'car-rental', productKey: 'tempo-17', startDay, endDay: addDays(startDay, 2) });
  const carts: readonly SelectedLine[][] = [
    [suite],
    [selectedLine({ ...nights(2), optionName: 'Lake Room' })],
    [selectedLine({ ...nights(1), productKey: 'palm-villa', optionName: 'Whole Villa' })],
    [fort],
    [car, fort, suite],
  ];
  const lines = carts[number % carts.length] ?? [];
  const viewer = viewers[number % viewers.length];
  if (!viewer) throw new Error('Nobody is there to book');
  return { bookingId: `BOOK_${1_795_000_000_000 + number}_CROWDS`, lines, viewer, startDay };
}

const totals = new Map<string, Paise>();
async function placed(ctx: ReturnType<typeof contextOf>, number: number): Promise<Order> {
  const { bookingId, lines } = orderNumber(number);
  const shape = lines
    .map(({ productKey, optionName, tickets }) => [productKey, optionName, tickets?.adult, number % 3])
    .join();
  let total = totals.get(shape);
  if (total === undefined) {
    const quote = await quoteCart(ctx, lines);
    // sold-out stock has no price
    if (!quote.available) throw conflict('Sold out');
    total = quote.totals.total;
    totals.set(shape, total);
  }
  return { bookingId, lines, paymentMethod: 'upi', paysNow: false, expectedTotal: total };
}

function contextOf<V extends Viewer>(viewer: V, now: Date) {
  return { db, now, viewer, language: 'en', network: null, limiter, config, log, enqueue: queue.enqueue };
}

/** Does the same twice at once and returns both results. */
async function twice<Result>(what: string, work: () => Promise<Result>): Promise<Result[]> {
  const answers = await Promise.allSettled([work(), work()]);
  return answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return [answer.value];
    judge(what, answer.reason);
    return [];
  });
}

/** A refusal is a valid answer, and a busy site is asked again; every other error is a fault. */
function judge(what: string, error: unknown): void {
  if (!(error instanceof AppError) && !isUnavailable(error)) report.faults.push(`${what}: ${error}`);
  report.refused[what] = (report.refused[what] ?? 0) + 1;
}

async function pay(viewer: SignedIn, bookingId: string, now: Date): Promise<void> {
  const opened = await startPayment(contextOf(viewer, now), { bookingId, key: undefined, method: 'card' });
  const gateway = gatewayNamed(config, 'razorpay');
  if (!gateway) throw new Error('No gateway');
  const { reference } = opened;
  const id = `pay_${reference.slice(6)}`;
  // the amount follows from its name, so a repeated event has the same amount
  const amount = opened.amount - (Number.parseInt(id.slice(-2), 16) < 13 ? 100 : 0);
  const entity = { id, order_id: reference, amount, currency: 'INR', status: 'captured' };
  const body = Buffer.from(JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } }));
  const signature = createHmac('sha256', config.gateways.razorpay?.webhookSecret ?? '')
    .update(body)
    .digest('hex');
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `evt_${id}` };
  const at = contextOf(visitor, now);
  await twice('pay', () => receiveGatewayMessage(at, { gateway, message: { body, headers } }));
  report.paid.push({ id, amount });
}

async function sell(number: number, now: Date): Promise<void> {
  const ctx = contextOf(orderNumber(number).viewer, now);
  const order = await placed(ctx, number);
  if (input.naive) return naiveSale(ctx, order);
  const answers = await twice('sale', () => placeBooking(ctx, order));
  if (answers.length > 0) sold.push(number);
  if (new Set(answers.map((answer) => JSON.stringify(answer))).size > 1) report.faults.push('sold twice');
}

type Deed = (number: number, now: Date, chance: number) => Promise<void>;
/** Weights so that every operation occurs in every run: a process of 200 does ten of the rarest. */
const deeds: Readonly<Record<string, { readonly share: number; readonly work: Deed }>> = {
  sale: {
    share: 34,
    work: sell,
  },
  pay: {
    share: 22,
    work: async (number, now) => {
      const { viewer, bookingId } = orderNumber(number);
      await pay(viewer, bookingId, now);
    },
  },
  change: {
    share: 16,
    work: async (number, now, chance) => {
      const { viewer, bookingId, startDay } = orderNumber(number);
      const booking = await findBooking(db, bookingId);
      const line = booking?.lines[Math.floor(chance * booking.lines.length)];
      if (!line) return;
      const changes = [
        chance < 0.2 ? { line: line.id, cancel: true as const } : { line: line.id, selectedDate: addDays(startDay, 1) },
      ];
      const ctx = contextOf(viewer, now);
      const { token } = await previewChange(ctx, { bookingId, changes });
      if (token) await twice('change', () => confirmChange(ctx, { bookingId, changes, token }));
    },
  },
  cancel: {
    share: 5,
    work: async (number, now) => {
      const { viewer, bookingId } = orderNumber(number);
      await twice('cancel', () => cancelBooking(contextOf(viewer, now), bookingId));
    },
  },
  checkIn: {
    share: 8,
    work: async (number, now) => {
      const booking = await findBooking(db, orderNumber(number).bookingId);
      const line = booking?.lines[0];
      if (!booking || !line || booking.status === 'pending') return;
      const token = await voucherToken(voucherFactsOf(booking, line), config.secret);
      // a short run ends before most trips begin
      const arrival = instantAt(line.startDay, '14:00');
      const at = contextOf(operator, new Date(Math.max(arrival.getTime(), now.getTime())));
      const taken = await twice('checkIn', () => checkInVoucher(at, token));
      report.checkedIn.push(...taken.map(() => line.id));
    },
  },
  refund: {
    share: 8,
    work: async (_, now) => {
      const { rows } = await database.pool.query<{ id: number }>(
        `select id from refunds where state in ('due', 'sent', 'failed') order by random() limit 1`,
      );
      const refundId = rows[0]?.id;
      if (refundId) await twice('refund', () => sendRefund(contextOf(clock, now), { refundId }));
    },
  },
  sweep: {
    share: 5,
    work: async (_, now) => {
      await expireBookings(contextOf(clock, now));
      await completeBookings(contextOf(clock, now));
    },
  },
};

function pick(): [string, Deed] {
  const all = Object.entries(deeds);
  let left = Math.random() * all.reduce((sum, [, { share }]) => sum + share, 0);
  for (const [name, { share, work }] of all) {
    left -= share;
    if (left < 0) return [name, work];
  }
  throw new Error('No deed was picked');
}

/** Numbers of orders that this process has placed. */
const sold: number[] = [];

/** Mostly a new order, sometimes one whose hold has expired. */
function numberFor(name: string, deed: number): number {
  const age = Math.random() ** 3;
  if (name === 'sale') return Math.max(0, Math.floor(deed / deedsOfOrder - age * 40));
  return sold.at(-1 - Math.floor(age * 15)) ?? 0;
}

let next = 0;
async function hand(): Promise<void> {
  while (next < input.deeds) {
    next += 1;
    const now = instantOf(next);
    const [name, work] = pick();
    try {
      // all naive sales sell the same room
      if (input.naive) await sell(5 * Math.floor(Math.random() * 1_000), now);
      else await work(numberFor(name, next), now, Math.random());
      report.done[name] = (report.done[name] ?? 0) + 1;
    } catch (error) {
      judge(name, error);
    }
  }
}

// no process begins before all have started
const begin = once(process, 'message');
process.send?.('ready');
await begin;
await Promise.all(Array.from({ length: hands }, hand));
await queue.stop();
await database.close();
process.send?.(report);
process.disconnect?.();
