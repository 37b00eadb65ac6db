import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockBooking } from '../../service/booking/booking.sql.ts';
import { cancelBooking } from '../../service/booking/cancel-booking.ts';
import { completeBookings } from '../../service/booking/complete-bookings.ts';
import { expireBookings } from '../../service/booking/expire-bookings.ts';
import { letGo } from '../../service/booking/let-go.ts';
import { recordUpiTransfer } from '../../service/booking/record-upi-transfer.ts';
import { takePayment } from '../../service/booking/take-payment.ts';
import { viewBooking } from '../../service/booking/view-booking.ts';
import { AppError } from '../../service/core/app-error.ts';
import { addDays, type Day, dayOf } from '../../service/core/day.ts';
import { paiseOf } from '../../service/core/money.ts';
import { operator } from '../../service/core/viewer.ts';
import { testGateway } from '../../service/payments/test-gateway.ts';
import { inTransaction } from '../../service/platform/context.ts';
import { book, brokenInvariants, lastSuite, stayItem } from '../travellers.ts';
import { makeWorld, type World } from '../world.ts';

// What becomes of a booking, its money, its stock and its letters, for every state of both and every message of a
// gateway. The booking is for the only room of its kind.

let world: World;
let asha: Buyer;
let ravi: Buyer;
let start: Date;
let nights = 0;

beforeAll(async () => {
  world = await makeWorld({ LOG_LEVEL: 'silent' });
  asha = await world.signUp('Asha Verma');
  ravi = await world.signUp('Ravi Iyer');
  start = world.clock.now;
});
afterAll(async () => {
  expect(await brokenInvariants(world)).toEqual([]);
  await world.close();
});

type Buyer = Awaited<ReturnType<World['signUp']>>;

interface Sold {
  readonly buyer: Buyer;
  readonly bookingId: string;
  readonly key: string | null;
  readonly day: Day;
}

let made: Sold[] = [];
beforeEach(() => {
  // a limit of the calls counts minutes
  start = new Date(start.getTime() + 60_000);
  world.clock.now = start;
  made = [];
});
afterEach(async () => {
  // nobody holds many rooms unpaid
  world.clock.now = start;
  for (const sold of made) await cancel(sold).catch(() => undefined);
});

const hour = 3_600_000;
const suiteOn = (day: Day) => stayItem({ ...lastSuite, selectedDate: day, checkOut: addDays(day, 1) });

async function sell(day: Day, buyer: Buyer): Promise<Sold> {
  const { status, body } = await book(world, buyer.token, [suiteOn(day)]);
  expect(status).toBe(200);
  const sold = { buyer, bookingId: body.bookingId, key: new URL(body.paymentLink).searchParams.get('key'), day };
  made.push(sold);
  return sold;
}

async function open({ bookingId, key }: Sold): Promise<string> {
  const { status, body } = await world.call('POST', '/api/payments', { body: { bookingId, key, method: 'card' } });
  expect(status).toBe(200);
  return body.reference;
}

const tell = (reference: string, outcome: 'paid' | 'failed') =>
  world.call('POST', `/api/payments/test/${reference}`, { body: { outcome } });
/** Weeks later too, when no session of the time of the sale lives any more. */
const as = ({ id, email }: Buyer) =>
  world.ctx({
    ...{ kind: 'user', userId: id, sessionId: 'later', role: 'traveller', confirmed: true },
    ...{ email, username: 'Somebody' },
  });
const cancel = ({ bookingId, buyer }: Sold) => cancelBooking(as(buyer), bookingId);

/** What a gateway of that name, whose callbacks carry the amount, tells; the answer as the door would give it. */
async function tellAmount(reference: string, amount: number): Promise<string> {
  const gateway = {
    ...testGateway(world.ctx().config),
    readCallback: () => ({ reference, outcome: 'paid', amount: paiseOf(amount) }) as const,
  };
  return answerOf(takePayment(world.ctx(), { gateway, body: '', signature: '' }));
}

async function answerOf(taken: Promise<{ status: string }>): Promise<string> {
  try {
    return `200 ${(await taken).status}`;
  } catch (error) {
    if (error instanceof AppError) return String(error.status);
    throw error;
  }
}

const overHttp = async (reference: string, outcome: 'paid' | 'failed') => {
  const { status, body } = await tell(reference, outcome);
  return status === 200 ? `200 ${body.status}` : String(status);
};

const price = 1_180_000;
const messages = {
  paid: (reference: string) => overHttp(reference, 'paid'),
  failed: (reference: string) => overHttp(reference, 'failed'),
  'paid in full': (reference: string) => tellAmount(reference, price),
  'paid one paisa less': (reference: string) => tellAmount(reference, price - 1),
  'paid one paisa more': (reference: string) => tellAmount(reference, price + 1),
  'paid, not signed': (reference: string) => {
    const gateway = testGateway(world.ctx().config);
    const { body } = gateway.decide(reference, 'failed');
    const { signature } = gateway.decide(reference, 'paid');
    return answerOf(takePayment(world.ctx(), { gateway, body, signature }));
  },
} as const;
type Message = keyof typeof messages;

/** What may have happened to a held booking before the message; gives the reference that the message is about. */
const before = {
  held: async (sold: Sold) => open(sold),
  'hold ended, not swept': async (sold: Sold) => {
    const reference = await open(sold);
    world.clock.advance(25 * hour);
    return reference;
  },
  'hold ended, swept, room free': async (sold: Sold) => {
    const reference = await open(sold);
    world.clock.advance(25 * hour);
    await expireBookings(world.ctx());
    return reference;
  },
  'hold ended, room sold': async (sold: Sold) => {
    const reference = await open(sold);
    world.clock.advance(25 * hour);
    await sell(sold.day, ravi);
    return reference;
  },
  'hold ended, not swept, night over': async (sold: Sold) => {
    const reference = await open(sold);
    world.clock.now = new Date(`${addDays(sold.day, 1)}T09:00:00+05:30`);
    return reference;
  },
  'hold ended, swept, night over': async (sold: Sold) => {
    const reference = await open(sold);
    world.clock.now = new Date(`${addDays(sold.day, 1)}T09:00:00+05:30`);
    await expireBookings(world.ctx());
    return reference;
  },
  'cancelled by the traveller': async (sold: Sold) => {
    const reference = await open(sold);
    await cancel(sold);
    return reference;
  },
  'cancelled by the operator': async (sold: Sold) => {
    const reference = await open(sold);
    await inTransaction(world.ctx(), async (ctx) => {
      const booking = await lockBooking(ctx.db, sold);
      if (booking) await letGo(ctx, booking, 'operator');
    });
    return reference;
  },
  'paid by this': async (sold: Sold) => {
    const reference = await open(sold);
    await tell(reference, 'paid');
    return reference;
  },
  'paid by another': async (sold: Sold) => {
    const reference = await open(sold);
    await tell(await open(sold), 'paid');
    return reference;
  },
  'paid by another and by this': async (sold: Sold) => {
    const reference = await open(sold);
    await tell(await open(sold), 'paid');
    await tell(reference, 'paid');
    return reference;
  },
  'paid by this, cancelled in time': async (sold: Sold) => {
    const reference = await open(sold);
    await tell(reference, 'paid');
    await cancel(sold);
    return reference;
  },
  'paid by this, cancelled too late': async (sold: Sold) => {
    const reference = await open(sold);
    await tell(reference, 'paid');
    world.clock.now = new Date(`${sold.day}T09:00:00+05:30`);
    await cancel(sold);
    return reference;
  },
  'paid by another, cancelled': async (sold: Sold) => {
    const reference = await open(sold);
    await tell(await open(sold), 'paid');
    await cancel(sold);
    return reference;
  },
  'paid by this, service over': async (sold: Sold) => {
    const reference = await open(sold);
    await tell(reference, 'paid');
    world.clock.now = new Date(`${addDays(sold.day, 1)}T09:00:00+05:30`);
    await completeBookings(world.ctx());
    return reference;
  },
  'paid by another, service over': async (sold: Sold) => {
    const reference = await open(sold);
    await tell(await open(sold), 'paid');
    world.clock.now = new Date(`${addDays(sold.day, 1)}T09:00:00+05:30`);
    await completeBookings(world.ctx());
    return reference;
  },
  'a transfer was recorded': async (sold: Sold) => {
    await recordUpiTransfer(world.ctx(operator), {
      bookingId: sold.bookingId,
      transferId: `utr${sold.bookingId.slice(-6)}`,
    });
    return `upi_UTR${sold.bookingId.slice(-6)}`;
  },
  'nothing: the reference is nobody’s': async (sold: Sold) => {
    await open(sold);
    return `test_${'0'.repeat(24)}`;
  },
} as const;
type Before = keyof typeof before;

async function facts({ bookingId, day, buyer }: Sold, reference: string) {
  const { bookingStatus } = await viewBooking(as(buyer), bookingId);
  const { rows } = await world.database.pool.query<{ status: string; refund: number | null }>(
    'select status, refund_paise as refund from payments where reference = $1',
    [reference],
  );
  const left = await world.database.pool.query<{ left: number }>(
    `select a.capacity - a.taken as left from allotments a join room_types r on r.sellable_id = a.sellable_id
       join stays s on s.id = r.stay_id where s.slug = 'lake-house' and r.name = 'Last Suite' and a.day = $1`,
    [day],
  );
  const letters = (await world.letters()).filter(({ plain }) => plain.includes(bookingId)).map(({ kind }) => kind);
  return {
    booking: bookingStatus,
    payment: rows[0] ? `${rows[0].status}${rows[0].refund === null ? '' : ` ${rows[0].refund}`}` : 'none',
    left: left.rows[0]?.left,
    letters,
  };
}

/** booking, payment, rooms left, letters written because of the message */
type Then = readonly [answer: string, booking: string, payment: string, left: number, letters: string[]];
const due = `refund_due ${price}`;

const bought: Then = ['200 captured', 'confirmed', 'captured', 0, ['payment-receipt']];
const refused = (answer: string, [, booking, payment, left]: Then): Then => [answer, booking, payment, left, []];

/** What a message about money does, what a failure does, and what everything else leaves as it is. */
function rowsOf(name: Before, paid: Then, failed: Then, untouched: Then): [Before, Message, Then][] {
  return [
    [name, 'paid', paid],
    [name, 'paid in full', paid],
    [name, 'failed', failed],
    [name, 'paid one paisa less', refused('409', untouched)],
    [name, 'paid one paisa more', refused('409', untouched)],
    [name, 'paid, not signed', refused('403', untouched)],
  ];
}

/** For a payment that is open: what money does, and how the booking stands without. */
function openRows(name: Before, paid: Then, booking: string, left: number) {
  const rest: Then = ['', booking, 'open', left, []];
  return rowsOf(name, paid, ['200 failed', booking, 'failed', left, []], rest);
}

/** For a payment that is settled: nothing changes it any more. */
function settledRows(name: Before, booking: string, payment: string, left: number) {
  const same: Then = [`200 ${payment.split(' ')[0]}`, booking, payment, left, []];
  return rowsOf(name, same, same, same);
}

const goesBack = (booking: string, left: number): Then => ['200 refund_due', booking, due, left, ['refund-due']];

/** For a reference that is no payment of this gateway: it tells nothing, whatever the message. */
function strangeRows(name: Before, booking: string, payment: string): [Before, Message, Then][] {
  const all: Message[] = ['paid in full', 'paid one paisa less', 'paid one paisa more'];
  return all.map((message) => [name, message, ['404', booking, payment, 0, []]]);
}

const table: [Before, Message, Then][] = [
  ...openRows('held', bought, 'pending', 0),
  ...openRows('hold ended, not swept', bought, 'cancelled', 0),
  ...openRows('hold ended, swept, room free', bought, 'cancelled', 1),
  ...openRows('hold ended, room sold', goesBack('cancelled', 0), 'cancelled', 0),
  ...openRows('hold ended, not swept, night over', goesBack('cancelled', 0), 'cancelled', 0),
  ...openRows('hold ended, swept, night over', goesBack('cancelled', 1), 'cancelled', 1),
  ...openRows('cancelled by the traveller', goesBack('cancelled', 1), 'cancelled', 1),
  ...openRows('cancelled by the operator', goesBack('cancelled', 1), 'cancelled', 1),
  ...settledRows('paid by this', 'confirmed', 'captured', 0),
  ...openRows('paid by another', goesBack('confirmed', 0), 'confirmed', 0),
  ...settledRows('paid by another and by this', 'confirmed', due, 0),
  ...settledRows('paid by this, cancelled in time', 'cancelled', due, 1),
  ...settledRows('paid by this, cancelled too late', 'cancelled', 'captured', 1),
  ...openRows('paid by another, cancelled', goesBack('cancelled', 1), 'cancelled', 1),
  ...settledRows('paid by this, service over', 'completed', 'captured', 0),
  ...openRows('paid by another, service over', goesBack('completed', 0), 'completed', 0),
  ...strangeRows('a transfer was recorded', 'confirmed', 'captured'),
  ...strangeRows('nothing: the reference is nobody’s', 'pending', 'none'),
  ['nothing: the reference is nobody’s', 'paid', ['404', 'pending', 'none', 0, []]],
  ['nothing: the reference is nobody’s', 'failed', ['404', 'pending', 'none', 0, []]],
];

async function begin(name: Before): Promise<{ sold: Sold; reference: string }> {
  nights += 1;
  const sold = await sell(addDays(dayOf('2026-11-25'), nights), asha);
  return { sold, reference: await before[name](sold) };
}

describe('one message, and the same once more', () => {
  test.each(table)('%s; %s', async (name, message, [answer, booking, payment, left, letters]) => {
    const { sold, reference } = await begin(name);
    const was = await facts(sold, reference);
    expect(await messages[message](reference)).toBe(answer);
    const is = await facts(sold, reference);
    expect(is).toEqual({ booking, payment, left, letters: [...was.letters, ...letters] });
    expect(await messages[message](reference)).toBe(answer);
    expect(await facts(sold, reference)).toEqual(is);
  });
});

describe('a declined payment is followed by a good one on the same order', () => {
  const again = table.filter(([, message, [, , payment]]) => message === 'failed' && payment === 'failed');
  test.each(again)('%s', async (name) => {
    const { sold, reference } = await begin(name);
    await messages.failed(reference);
    const then = table.find(([one, said]) => one === name && said === 'paid')?.[2];
    if (!then) throw new Error(`There is no row for money: ${name}`);
    const [answer, booking, payment, left] = then;
    expect(await messages.paid(reference)).toBe(answer);
    expect(await facts(sold, reference)).toMatchObject({ booking, payment, left });
  });
});
