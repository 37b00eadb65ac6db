import type { Answer, Harness } from './harness.ts';
import { book, pay } from './travellers.ts';

type Change = Readonly<Record<string, unknown>>;

/** A booking, with calls to view, change and pay it as its owner. */
export interface TestBooking {
  readonly id: string;
  readonly token: string;
  /** Ids of its lines, in order of sale. */
  readonly lines: readonly number[];
  readonly total: number;
  readonly sold: Answer;
  readonly show: () => Promise<Answer['body']>;
  readonly preview: (...changes: Change[]) => Promise<Answer>;
  readonly confirm: (token: string, ...changes: Change[]) => Promise<Answer>;
  /** Previews the changes and confirms that preview. */
  readonly change: (...changes: Change[]) => Promise<{ preview: Answer['body']; answer: Answer }>;
  readonly pay: () => Promise<Answer>;
  /** One text for each entry: 'changed by traveller 0'. */
  readonly history: () => Promise<string[]>;
}

/** Books those items and returns the booking with its calls. */
export async function makeBooking(
  harness: Harness,
  token: string,
  items: readonly unknown[],
  { paid = false } = {},
): Promise<TestBooking> {
  const sold = await book(harness, token, items);
  if (sold.status !== 200) throw new Error(`Not sold: ${JSON.stringify(sold.body)}`);
  const id = String(sold.body.bookingId);
  const at = `/api/bookings/${id}`;
  const show = async () => (await harness.call('GET', at, { token })).body.data;
  const preview: TestBooking['preview'] = (...changes) =>
    harness.call('POST', `${at}/changes/preview`, { token, body: { changes } });
  const confirm: TestBooking['confirm'] = (promised, ...changes) =>
    harness.call('POST', `${at}/changes`, { token, body: { changes, token: promised } });
  if (paid) await pay(harness, { bookingId: id, paymentLink: sold.body.paymentLink });
  const { bookingItems, total } = await show();
  return {
    id,
    token,
    sold,
    show,
    preview,
    confirm,
    total,
    lines: bookingItems.map(({ lineId }: { lineId: number }) => lineId),
    change: async (...changes) => {
      const { body } = await preview(...changes);
      return { preview: body, answer: await confirm(String(body.token), ...changes) };
    },
    pay: () => pay(harness, { bookingId: id, paymentLink: sold.body.paymentLink }),
    history: async () => {
      const { body } = await harness.call('GET', `${at}/changes`, { token });
      return body.data.map(({ kind, by, money }: Record<string, unknown>) => `${kind} by ${by} ${money}`);
    },
  };
}
