import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letTransactionsPass, withRightOfWay } from './right-of-way.ts';

/** As long as one who begins looks for what came. */
async function heard(): Promise<void> {
  await turn();
  await turn();
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('what only reads begins when no transaction is under way any more', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sales = [withRightOfWay(() => first.promise), withRightOfWay(() => second.promise)];
  let passed = false;
  const waits = letTransactionsPass().then(() => {
    passed = true;
  });
  first.resolve();
  await sales[0];
  await heard();
  expect(passed).toBe(false);
  second.resolve();
  await Promise.all([...sales, waits]);
  await letTransactionsPass();
  expect(vi.getTimerCount()).toBe(0);
});

test('a long transaction, and one after the other, keep nobody for longer than a fifth of a second', async () => {
  const never = Promise.withResolvers<void>();
  const long = withRightOfWay(() => never.promise);
  await vi.advanceTimersByTimeAsync(200);
  await letTransactionsPass();
  const waits = letTransactionsPass();
  await heard();
  for (let sale = 0; sale < 4; sale += 1) {
    void withRightOfWay(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await vi.advanceTimersByTimeAsync(50);
  }
  await waits;
  await vi.advanceTimersByTimeAsync(200);
  never.resolve();
  await long;
});

test('a transaction that fails makes way', async () => {
  await expect(withRightOfWay(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await letTransactionsPass();
  expect(vi.getTimerCount()).toBe(0);
});

test('what came while others had the processor goes first', async () => {
  const order: string[] = [];
  const sold = Promise.withResolvers<void>();
  const page = async () => {
    await letTransactionsPass();
    order.push('page');
  };
  const done = Promise.withResolvers<void>();
  const server = createServer((socket) =>
    socket.on('data', (what) => {
      if (String(what) === 'sale') {
        void withRightOfWay(async () => {
          order.push('sale');
          await sold.promise;
          order.push('sold');
        });
        return;
      }
      // a sale comes while a page has what it waited for
      buyer.write('sale');
      done.resolve(page());
      setTimeout(sold.resolve, 20);
    }),
  );
  vi.useRealTimers();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const connected = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect({ port }, () => resolve(socket));
    });
  const [buyer, reader] = [await connected(), await connected()];
  reader.write('page');
  await done.promise;
  expect(order).toEqual(['sale', 'sold', 'page']);
  for (const socket of [buyer, reader]) socket.destroy();
  server.close();
});
