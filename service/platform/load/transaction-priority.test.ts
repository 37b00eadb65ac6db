import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTransactionPriority, yieldToTransactions } from './transaction-priority.ts';

/** Resolves when a newly started read sees what arrived. */
async function heard(): Promise<void> {
  await turn();
  await turn();
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('reads start once no transaction is running', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sales = [withTransactionPriority(() => first.promise), withTransactionPriority(() => second.promise)];
  let passed = false;
  const waits = yieldToTransactions().then(() => {
    passed = true;
  });
  first.resolve();
  await sales[0];
  await heard();
  expect(passed).toBe(false);
  second.resolve();
  await Promise.all([...sales, waits]);
  await yieldToTransactions();
  expect(vi.getTimerCount()).toBe(0);
});

test('a long transaction, and one after another, delay reads by at most a fifth of a second', async () => {
  const never = Promise.withResolvers<void>();
  const long = withTransactionPriority(() => never.promise);
  await vi.advanceTimersByTimeAsync(200);
  await yieldToTransactions();
  const waits = yieldToTransactions();
  await heard();
  for (let sale = 0; sale < 4; sale += 1) {
    void withTransactionPriority(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await vi.advanceTimersByTimeAsync(50);
  }
  await waits;
  await vi.advanceTimersByTimeAsync(200);
  never.resolve();
  await long;
});

test('a failed transaction frees the way', async () => {
  await expect(withTransactionPriority(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await yieldToTransactions();
  expect(vi.getTimerCount()).toBe(0);
});

test('work that arrived while the processor was busy goes first', async () => {
  const order: string[] = [];
  const sold = Promise.withResolvers<void>();
  const page = async () => {
    await yieldToTransactions();
    order.push('page');
  };
  const done = Promise.withResolvers<void>();
  const server = createServer((socket) =>
    socket.on('data', (what) => {
      if (String(what) === 'sale') {
        void withTransactionPriority(async () => {
          order.push('sale');
          await sold.promise;
          order.push('sold');
        });
        return;
      }
      // a sale arrives while a page waits for its data
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
