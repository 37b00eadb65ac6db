import { expect, test } from 'vitest';
import { processBatch } from './process-batch.ts';

test('the jobs of a batch run at once, and one that fails affects no other', async () => {
  const slow = Promise.withResolvers<void>();
  const begun: number[] = [];
  const work = processBatch(
    'send-email',
    async (email: number) => {
      begun.push(email);
      if (email === 1) await slow.promise;
      if (email === 2) throw new Error('refused');
    },
    { warn: () => undefined },
  );
  const done = work([1, 2, 3].map((data) => ({ id: `job ${data}`, data })));
  expect(begun).toEqual([1, 2, 3]);
  slow.resolve();
  expect(await done).toEqual([
    { id: 'job 1', status: 'completed' },
    { id: 'job 2', status: 'failed', output: { message: 'Error: refused' } },
    { id: 'job 3', status: 'completed' },
  ]);
});
