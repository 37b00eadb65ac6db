import type { Answer, Harness } from './harness.ts';
import { book, pay } from './travellers.ts';

type Change = Readonly<Record<string, unknown>>;

/** A booking of somebody, as one who changes it sees it. */
export interface Owned {
  readonly id: string;
  readonly token: string;
  /** Its lineIds in their order when it was sold. */
  readonly lines: readonly number[];
  readonly total: number;
  readonly sold: Answer;
  readonly show: () => Promise<Answer['body']>;
  readonly preview: (...changes: Change[]) => Promise<Answer>;
  readonly confirm: (token: string, ...changes: Change[]) => Promise<Answer>;
  /** Previews, and confirms what that promised. */
  readonly change: (...changes: Change[]) => Promise<{ preview: Answer['body']; answer: Answer }>;
  readonly pay: () => Promise<Answer>;
  /** 'changed by traveller 0' */
  readonly history: () => Promise<string[]>;
}

/** Books those items and gives what one can do with the booking. */
export async function owned(
  harness: Harness,
  token: string,
  items: readonly unknown[],
  { paid = false } = {},
): Promise<Owned> {
  const sold = await book(harness, token, items);
  if (sold.status !== 200) throw new Error(`Not sold: ${JSON.stringify(sold.body)}`);
  const id = String(sold.body.bookingId);
  const at = `/api/bookings/${id}`;
  const show = async () => (await harness.call('GET', at, { token })).body.data;
  const preview: Owned['preview'] = (...changes) =>
    harness.call('POST', `${at}/changes/preview`, { token, body: { changes } });
  const confirm: Owned['confirm'] = (promised, ...changes) =>
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
