import { sql } from 'kysely';
import { writeNote } from '../../service/booking/admin/write-note.ts';
import { voucherFactsOf } from '../../service/booking/model/trip-of-booking.ts';
import { findBooking } from '../../service/booking/store/bookings.sql.ts';
import { cancelBooking } from '../../service/booking/usecases/cancellation/cancel-booking.ts';
import { completeBookings } from '../../service/booking/usecases/cancellation/complete-bookings.ts';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { confirmChange } from '../../service/booking/usecases/changes/confirm-change.ts';
import { previewChange } from '../../service/booking/usecases/changes/preview-change.ts';
import { placeBooking } from '../../service/booking/usecases/checkout/place-booking.ts';
import { quoteCart } from '../../service/booking/usecases/checkout/quote-cart.ts';
import { answerTraveller } from '../../service/booking/usecases/messages/answer-traveller.ts';
import { writeMessage } from '../../service/booking/usecases/messages/write-message.ts';
import { receiveGatewayMessage } from '../../service/booking/usecases/payments/receive-gateway-message.ts';
import { recordRefund } from '../../service/booking/usecases/payments/record-refund.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { startPayment } from '../../service/booking/usecases/payments/start-payment.ts';
import { checkInVoucher } from '../../service/booking/usecases/vouchers/check-in-voucher.ts';
import type { SelectedLine } from '../../service/catalog/product.ts';
import { addDays, type Day, instantAt, today } from '../../service/core/day.ts';
import { paiseOf } from '../../service/core/money.ts';
import { clock, operator, type SignedIn, visitor } from '../../service/core/viewer.ts';
import { voucherToken } from '../../service/documents/voucher-token.ts';
import { testGateway } from '../../service/payments/test-gateway.ts';
import type { Context } from '../../service/platform/context.ts';
import { selectedLine } from '../../tests/sold-things.ts';

/** A booking that others are made after. */
export interface Pattern {
  readonly bookingId: string;
  /** How many of a thousand bookings are like it. */
  readonly share: number;
  /** By so many days its copies may lie before it and still be what it is. */
  readonly reach: number;
}

const past = 700;
const hour = 3_600_000;

/** What becomes of bookings, and of how many of a thousand; future ones are not over yet. */
const fates = [
  { fate: 'served', share: 640 },
  { fate: 'redeemed', share: 60 },
  { fate: 'moved', share: 30 },
  { fate: 'cancelled in part', share: 20 },
  { fate: 'money went back', share: 60 },
  { fate: 'money is to go back', share: 0.4 },
  { fate: 'never paid', share: 110 },
  { fate: 'on trial', share: 4 },
  { fate: 'asked', share: 10 },
  { fate: 'asked, answered', share: 20 },
  { fate: 'paid', share: 44, comes: true },
  { fate: 'asked', share: 0.4, comes: true },
  { fate: 'another amount came', share: 0.2, comes: true },
  { fate: 'held', share: 1, comes: true },
] as const;
type Fate = (typeof fates)[number];

/** So many days lie between the sale and the first day, of patterns in turn; future ones are sold at least one day before. */
const leads = [0, 1, 3, 6, 12, 20, 34, 50];
const each = 8;

/** Of the traveller whose bookings are the patterns. */
export const patternEmail = 'patterns@example.in';

async function patternBuyer(db: Context['db']): Promise<SignedIn> {
  const [email, username] = [patternEmail, 'Asha Verma'];
  const { rows } = await sql<{ id: number }>`
    insert into users (username, email, confirmed) values (${username}, ${email}, true) returning id`.execute(db);
  const role = 'traveller';
  return { kind: 'user', userId: rows[0]?.id ?? 0, sessionId: '', role, email, username, confirmed: true };
}

/** When something is sold, from when on, and for how long where it lasts. */
interface Stay {
  readonly sold: Date;
  readonly first: Day;
  readonly nights: number;
}

type Thing = Pick<SelectedLine, 'type' | 'productKey' | 'optionName' | 'slot' | 'language' | 'tickets'>;

/** Of what patterns are sold. */
const types = ['stay', 'attraction', 'tour-package', 'car-rental'] as const;
type PatternType = (typeof types)[number];

/** Something of each type to sell, in an order that is always the same. */
async function thingsToSell(db: Context['db'], type: PatternType, count: number): Promise<Thing[]> {
  const select = {
    stay: sql`select p.slug as id, r.name as "roomType", null as time, null as language, false as detailed
      from stays p join room_types r on r.stay_id = p.id where p.slug !~ '-copy-[0-9]+$'`,
    attraction: sql`select p.slug as id, null as "roomType", u.slots[1] as time, p.ticket_type = 'detailed' as detailed,
      (select l.name from attraction_languages a join languages l on l.id = a.language_id
        where a.attraction_id = p.id order by a.position limit 1) as language
      from attractions p join sellables u on u.id = p.sellable_id`,
    'tour-package': sql`select p.slug as id, null as "roomType", u.slots[1] as time, p.ticket_type = 'detailed' as detailed,
      (select l.name from tour_package_languages a join languages l on l.id = a.language_id
        where a.tour_package_id = p.id order by a.position limit 1) as language
      from tour_packages p join sellables u on u.id = p.sellable_id where p.duration_hours <= 120`,
    'car-rental': sql`select p.slug as id, null as "roomType", null as time, null as language, false as detailed
      from car_rentals p`,
  }[type];
  const { rows } = await sql<{ id: string; roomType?: string; time?: string; language?: string; detailed: boolean }>`
    select * from (${select}) p order by hashtext(id || coalesce("roomType", '')) limit ${count}`.execute(db);
  return rows.map(({ id, roomType, time, language, detailed }) => ({
    productKey: id,
    type,
    optionName: roomType ?? undefined,
    slot: time || undefined,
    language: language ?? undefined,
    tickets: detailed ? { adult: 2 } : undefined,
  }));
}

/** Sells, pays, changes and ends bookings by the use cases of the site, each at its time: a few of each kind. */
export async function sellPatterns(base: Context): Promise<Pattern[]> {
  const buyer = await patternBuyer(base.db);
  const things = new Map<PatternType, Thing[]>();
  for (const type of types) things.set(type, await thingsToSell(base.db, type, 24));
  const at = <V extends Context['viewer']>(now: Date, viewer: V) => ({ ...base, now, viewer });
  const gateway = testGateway(base.config);
  let counter = 0;

  /** The first thing of that type, from another one on each time, that can be had then. */
  async function selected(type: PatternType, { sold, first, nights }: Stay): Promise<SelectedLine> {
    const own = things.get(type) ?? [];
    const lasts = type === 'stay' || type === 'car-rental';
    const endDay = lasts ? addDays(first, type === 'stay' ? nights : nights + 1) : undefined;
    for (const place of own.keys()) {
      const thing = own[(counter + place) % own.length];
      const line = selectedLine({ ...thing, startDay: first, endDay });
      if ((await quoteCart(at(sold, buyer), [line])).available) return line;
    }
    throw new Error(`No ${type} can be had on ${first}`);
  }

  async function make(entry: Fate, index: number): Promise<Pattern> {
    counter += 1;
    const { fate } = entry;
    const comes = 'comes' in entry;
    const nights = 1 + (index % 3);
    const lead = (leads[index % leads.length] ?? 0) + (comes ? 1 : 0);
    // five in eight are rooms; whatever is cancelled in part has two lines
    const type = types[Math.max(0, index - 4)] ?? 'stay';
    const day = addDays(today(base.now), -(lead + nights + 9));
    const sold = comes ? new Date(base.now.getTime() - hour / 2) : instantAt(day, '06:00');
    const first = addDays(today(sold), lead);
    const stay = { sold, first, nights };
    const lines = [
      await selected(type, stay),
      ...(fate === 'cancelled in part' ? [await selected('attraction', stay)] : []),
    ];
    const bookingId = `BOOK_${1_700_000_000_000 + counter}_PATTRN`;
    const quote = await quoteCart(at(sold, buyer), lines);
    await placeBooking(at(sold, buyer), {
      bookingId,
      lines,
      paymentMethod: 'upi',
      paysNow: false,
      expectedTotal: quote.totals.total,
    });
    await carryOn(fate, { ...stay, bookingId });
    return { bookingId, share: entry.share / each, reach: fate === 'held' ? 0 : comes ? lead - 1 : past };
  }

  async function carryOn(fate: Fate['fate'], sale: Stay & { bookingId: string }) {
    const { bookingId, sold, first } = sale;
    if (fate === 'held') return;
    if (fate === 'never paid') {
      await expireBookings(at(new Date(sold.getTime() + 30 * hour), clock));
      return;
    }
    const paid = new Date(sold.getTime() + hour / 6);
    const transferId = `PATTERN${counter}`;
    if (fate === 'on trial') {
      const { reference } = await startPayment(at(paid, buyer), { bookingId, key: undefined, method: 'card' });
      await receiveGatewayMessage(at(paid, visitor), { gateway, message: gateway.decide(reference, 'paid') });
    } else {
      const amount = fate === 'another amount came' ? { amount: paiseOf(100) } : {};
      await recordUpiTransfer(at(paid, operator), { bookingId, transferId, ...amount });
    }
    const later = new Date(paid.getTime() + hour / 6);
    if (fate.startsWith('asked'))
      await writeMessage(at(later, buyer), {
        bookingId,
        text: 'Can we come in before noon?',
        form: `asked ${counter}`,
      });
    if (fate === 'asked, answered') {
      await answerTraveller(at(later, operator), {
        bookingId,
        text: 'Yes, from eleven on.',
        form: `answer ${counter}`,
      });
      await writeNote(at(later, operator), { bookingId, text: 'Told the house.', form: `note ${counter}` });
    }
    const booking = await findBooking(base.db, bookingId);
    const [line, second] = booking?.lines ?? [];
    if (!booking || !line) throw new Error(`${bookingId} is not there`);
    if (fate === 'moved' || fate === 'cancelled in part') {
      const changes = second
        ? [{ line: second.id, cancel: true as const }]
        : [{ line: line.id, selectedDate: addDays(first, 1) }];
      const { token } = await previewChange(at(later, buyer), { bookingId, changes });
      if (token) await confirmChange(at(later, buyer), { bookingId, changes, token });
      const changed = await findBooking(base.db, bookingId);
      // it became dearer
      if (changed?.pendingChange)
        await recordUpiTransfer(at(later, operator), { bookingId, transferId: `${transferId}MORE` });
    }
    if (fate.startsWith('money')) await cancelBooking(at(later, buyer), bookingId);
    if (fate !== 'money is to go back') await sendBack(bookingId, new Date(later.getTime() + hour));
    if (fate === 'redeemed') {
      const token = await voucherToken(voucherFactsOf(booking, line), base.config.secret);
      await checkInVoucher(at(instantAt(first, '15:00'), operator), token);
    }
  }

  /** What is owed of a booking is sent by hand. */
  async function sendBack(bookingId: string, now: Date): Promise<void> {
    const booking = await findBooking(base.db, bookingId);
    for (const { reference, refunds } of booking?.payments ?? [])
      if (refunds.some(({ state }) => state === 'due'))
        await recordRefund(at(now, operator), { reference, transferId: `BACKSENT${counter}` });
  }

  const patterns: Pattern[] = [];
  for (const fate of fates) for (let index = 0; index < each; index += 1) patterns.push(await make(fate, index));
  await completeBookings(at(base.now, clock));
  return patterns;
}
