import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../../service/core/day.ts';
import { brokenInvariants } from '../travellers.ts';
import { openPaymentFixture, type PaymentFixture, type Sold } from './payment-fixture.ts';
import { type Past, pasts } from './payment-pasts.ts';

// What becomes of a booking, its money, its stock and its emails, for every state of both and every message of a
// gateway. The booking is for the only room of its kind.

let admin: PaymentFixture;
let nights = 0;
beforeAll(async () => {
  admin = await openPaymentFixture();
});
afterAll(async () => {
  expect(await brokenInvariants(admin.harness)).toEqual([]);
  await admin.harness.close();
});
beforeEach(() => admin.nextMinute());
afterEach(() => admin.cancelAll());

const price = 1_180_000;
type Notify = (admin: PaymentFixture, reference: string) => Promise<string>;
const messages = {
  paid: (admin, reference) => admin.overHttp(reference, 'paid'),
  failed: (admin, reference) => admin.overHttp(reference, 'failed'),
  'paid in full': (admin, reference) => admin.notifyAmount(reference, price),
  'paid one paisa less': (admin, reference) => admin.notifyAmount(reference, price - 1),
  'paid one paisa more': (admin, reference) => admin.notifyAmount(reference, price + 1),
  'paid, not signed': (admin, reference) => admin.notifyUnsigned(reference),
} as const satisfies Record<string, Notify>;
type Message = keyof typeof messages;

/** booking, payment, rooms left, emails written because of the message */
type Then = readonly [answer: string, booking: string, payment: string, left: number, emails: string[]];
const due = `refund_due ${price}`;

const bought: Then = ['200 captured', 'confirmed', 'captured', 0, ['payment-receipt']];
const heldUnits = (booking: string, left: number): Then => ['200 held', booking, 'open', left, []];
const refused = (answer: string, [, booking, payment, left]: Then): Then => [answer, booking, payment, left, []];

/** What a message about money does, what a failure does, what another amount does, and what everything else leaves as it is. */
function rowsOf(name: Past, paid: Then, failed: Then, other: Then, untouched: Then): [Past, Message, Then][] {
  return [
    [name, 'paid', paid],
    [name, 'paid in full', paid],
    [name, 'failed', failed],
    [name, 'paid one paisa less', other],
    [name, 'paid one paisa more', other],
    [name, 'paid, not signed', refused('403', untouched)],
  ];
}

/** For a payment that is open: what money does, and the booking without it. */
function openRows(name: Past, paid: Then, booking: string, left: number) {
  const rest: Then = ['', booking, 'open', left, []];
  return rowsOf(name, paid, ['200 failed', booking, 'failed', left, []], heldUnits(booking, left), rest);
}

/** For a payment that is settled: nothing changes it any more. */
function settledRows(name: Past, booking: string, payment: string, left: number) {
  const same: Then = [`200 ${payment.split(' ')[0]}`, booking, payment, left, []];
  return rowsOf(name, same, same, same, same);
}

const goesBack = (booking: string, left: number): Then => [
  '200 refund_due',
  booking,
  due,
  left,
  ['refund-due', 'unused-payment'],
];

/** For a reference that is no payment of this gateway: it tells nothing, whatever the message. */
function strangeRows(name: Past, booking: string, payment: string): [Past, Message, Then][] {
  const all: Message[] = ['paid in full', 'paid one paisa less', 'paid one paisa more'];
  return all.map((message) => [name, message, ['404', booking, payment, 0, []]]);
}

const table: [Past, Message, Then][] = [
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

async function begin(name: Past): Promise<{ sold: Sold; reference: string }> {
  nights += 1;
  const sold = await admin.sell(addDays(dayOf('2026-11-25'), nights), admin.asha);
  return { sold, reference: await pasts[name](admin, sold) };
}

describe('one message, and the same once more', () => {
  test.each(table)('%s; %s', async (name, message, [answer, booking, payment, left, emails]) => {
    const { sold, reference } = await begin(name);
    const was = await admin.facts(sold, reference);
    expect(await messages[message](admin, reference)).toBe(answer);
    const is = await admin.facts(sold, reference);
    expect(is).toEqual({ booking, payment, left, emails: [...was.emails, ...emails] });
    expect(await messages[message](admin, reference)).toBe(answer);
    expect(await admin.facts(sold, reference)).toEqual(is);
  });
});

describe('a declined payment is followed by a good one on the same order', () => {
  const again = table.filter(([, message, [, , payment]]) => message === 'failed' && payment === 'failed');
  test.each(again)('%s', async (name) => {
    const { sold, reference } = await begin(name);
    await messages.failed(admin, reference);
    const then = table.find(([one, text]) => one === name && text === 'paid')?.[2];
    if (!then) throw new Error(`There is no row for money: ${name}`);
    const [answer, booking, payment, left] = then;
    expect(await messages.paid(admin, reference)).toBe(answer);
    expect(await admin.facts(sold, reference)).toMatchObject({ booking, payment, left });
  });
});
