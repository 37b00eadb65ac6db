import { expect, test } from 'vitest';
import { processBatch } from './process-batch.ts';

test('jobs wait while the process is busy, and one that fails affects no other', async () => {
  const rush = Promise.withResolvers<void>();
  const begun: number[] = [];
  const work = processBatch(
    'send-email',
    async (email: number) => {
      begun.push(email);
      if (email === 2) throw new Error('refused');
    },
    { waitWhileBusy: () => rush.promise, log: { warn: () => undefined } },
  );
  const done = work([1, 2, 3].map((data) => ({ id: `job ${data}`, data })));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual([]);
  rush.resolve();
  expect(await done).toEqual([
    { id: 'job 1', status: 'completed' },
    { id: 'job 2', status: 'failed', output: { message: 'Error: refused' } },
    { id: 'job 3', status: 'completed' },
  ]);
});
