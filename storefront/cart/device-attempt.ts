import { readItem, removeItem, writeItem } from '../device/storage.ts';
import { writeAmount } from '../device/wire-amounts.ts';
import { makeBookingId } from './booking-attempt.ts';

/** How long tabs without locks wait for each other's id. */
const settleMs = 150;

/** Undefined if the page is not served over https, and in old browsers. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** The last attempt at one kind of booking, which all tabs of the device share (decision 151). */
export interface DeviceAttempt<Attempt> {
  readonly read: () => Attempt | null;
  /** Null: the attempt is over. */
  readonly store: (attempt: Attempt | null) => void;
  /** Runs `work` while no other tab of the device runs any: the second tab sees the result of the first. */
  readonly oneTabAtATime: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * The attempt that `choose` selects: the stored one, or a new one with the id that it is given. It is stored. If tabs
   * cannot lock, those that start at the same time agree on the last stored id.
   */
  readonly current: (choose: (before: Attempt | null, bookingId: () => string) => Attempt) => Promise<Attempt>;
}

/** `key`: its name in the storage. If the device stores nothing, the attempt lives as long as the page. */
export function deviceAttempt<Attempt extends { readonly bookingId: string }>(
  key: string,
  parse: (stored: string | null) => Attempt | null,
): DeviceAttempt<Attempt> {
  let inMemory: string | null = null;
  const read = () => parse(readItem(key) ?? inMemory);
  function store(attempt: Attempt | null) {
    const text = attempt && JSON.stringify(attempt, writeAmount);
    inMemory = text !== null && writeItem(key, text) ? null : text;
    if (text === null) removeItem(key);
  }
  return {
    read,
    store,
    oneTabAtATime: async (work) => {
      const manager = locks();
      return manager ? manager.request(key, work) : work();
    },
    current: async (choose) => {
      const newId = () => makeBookingId(Date.now(), (count) => crypto.getRandomValues(new Uint8Array(count)));
      const attempt = choose(read(), newId);
      store(attempt);
      if (locks()) return attempt;
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      return choose(read(), () => attempt.bookingId);
    },
  };
}
