import { expect } from 'vitest';
import { viewBooking } from '../../service/booking/usecases/bookings/view-booking.ts';
import { cancelBooking } from '../../service/booking/usecases/cancellation/cancel-booking.ts';
import { receiveGatewayMessage } from '../../service/booking/usecases/payments/receive-gateway-message.ts';
import { AppError } from '../../service/core/app-error.ts';
import { addDays, type Day } from '../../service/core/day.ts';
import { paiseOf } from '../../service/core/money.ts';
import { testGateway } from '../../service/payments/test-gateway.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, lastSuite, manyBookings, refund, setBookingLimits, standing, stayItem } from '../travellers.ts';

type Buyer = Awaited<ReturnType<Harness['signUp']>>;

/** A booking of the only room of its kind. */
export interface Sold {
  readonly buyer: Buyer;
  readonly bookingId: string;
  readonly key: string | null;
  readonly day: Day;
}

const suiteOn = (day: Day) => stayItem({ ...lastSuite, selectedDate: day, checkOut: addDays(day, 1) });

async function answerOf(taken: ReturnType<typeof receiveGatewayMessage>): Promise<string> {
  try {
    const answer = await taken;
    return answer ? `200 ${answer.status}` : '404';
  } catch (error) {
    if (error instanceof AppError) return String(error.status);
    throw error;
  }
}

export type PaymentFixture = Awaited<ReturnType<typeof openPaymentFixture>>;

/** A world with two buyers, where the last suite is sold and paid for, and what became of it is looked up. */
export async function openPaymentFixture() {
  const harness = await startHarness({ LOG_LEVEL: 'silent' });
  await setBookingLimits(harness, manyBookings);
  const asha = await harness.signUp('Asha Verma');
  const ravi = await harness.signUp('Ravi Iyer');
  let made: Sold[] = [];
  let start = harness.clock.now;

  async function sell(day: Day, buyer: Buyer): Promise<Sold> {
    const { status, body } = await book(harness, buyer.token, [suiteOn(day)]);
    expect(status).toBe(200);
    const sold = { buyer, bookingId: body.bookingId, key: new URL(body.paymentLink).searchParams.get('key'), day };
    made.push(sold);
    return sold;
  }

  async function open({ bookingId, key }: Sold, method = 'card'): Promise<string> {
    const { status, body } = await harness.call('POST', '/api/payments', { body: { bookingId, key, method } });
    expect(status).toBe(200);
    return body.reference;
  }

  const notify = (reference: string, outcome: 'paid' | 'failed') =>
    harness.call('POST', `/api/payments/test/${reference}`, { body: { outcome } });
  /** Weeks later too, when no session of the time of the sale lives any more. */
  const as = ({ id, email }: Buyer) =>
    harness.ctx({
      kind: 'user',
      userId: id,
      sessionId: 'later',
      role: 'traveller',
      confirmed: true,
      email,
      username: 'Somebody',
    });
  const cancel = ({ bookingId, buyer }: Sold) => cancelBooking(as(buyer), bookingId);

  async function overHttp(reference: string, outcome: 'paid' | 'failed'): Promise<string> {
    const { status, body } = await notify(reference, outcome);
    return status === 200 ? `200 ${body.status}` : String(status);
  }

  /** What a gateway of that name, whose callbacks carry the amount, tells; the answer as the door would give it. */
  async function notifyAmount(reference: string, amount: number): Promise<string> {
    const gateway = {
      ...testGateway(harness.ctx().config),
      read: () =>
        ({
          what: 'paid',
          event: `${reference} ${amount}`,
          reference,
          money: reference.replace('test_', 'test_paid_'),
          amount: paiseOf(amount),
        }) as const,
    };
    return answerOf(receiveGatewayMessage(harness.ctx(), { gateway, message: gateway.decide(reference, 'paid') }));
  }

  /** A callback with the signature of another one. */
  async function notifyUnsigned(reference: string): Promise<string> {
    const gateway = testGateway(harness.ctx().config);
    const { body } = gateway.decide(reference, 'failed');
    const { headers } = gateway.decide(reference, 'paid');
    return answerOf(receiveGatewayMessage(harness.ctx(), { gateway, message: { body, headers } }));
  }

  /** The state of booking, payment, stock and emails. */
  async function facts({ bookingId, day, buyer }: Sold, reference: string) {
    const { bookingStatus } = await viewBooking(as(buyer), bookingId);
    const { rows } = await harness.database.pool.query<{ status: string; refund: number | null }>(
      `select ${standing} as status, ${refund} as refund from payments p where reference = $1`,
      [reference],
    );
    const left = await harness.database.pool.query<{ left: number }>(
      `select a.capacity - a.taken as left from allotments a join room_types r on r.sellable_id = a.sellable_id
         join stays s on s.id = r.stay_id where s.slug = 'lake-house' and r.name = 'Last Suite' and a.day = $1`,
      [day],
    );
    const emails = (await harness.emails()).filter(({ plain }) => plain.includes(bookingId)).map(({ kind }) => kind);
    return {
      booking: bookingStatus,
      payment: rows[0] ? `${rows[0].status}${rows[0].refund === null ? '' : ` ${rows[0].refund}`}` : 'none',
      left: left.rows[0]?.left,
      emails,
    };
  }

  return {
    harness,
    asha,
    ravi,
    sell,
    open,
    notify,
    cancel,
    overHttp,
    notifyAmount,
    notifyUnsigned,
    facts,
    /** A limit of the calls counts minutes. */
    nextMinute: () => {
      start = new Date(start.getTime() + 60_000);
      harness.clock.now = start;
      made = [];
    },
    /** No one holds many rooms unpaid. */
    cancelAll: async () => {
      harness.clock.now = start;
      for (const sold of made) await cancel(sold).catch(() => undefined);
    },
  };
}
