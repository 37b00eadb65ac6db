import { setImmediate as others } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

test('paused work ends before the next begins, and an error reaches only its caller', async () => {
  const queue = new SerialQueue();
  const told: string[] = [];
  const pausing = queue.take(async () => {
    told.push('begun');
    await others();
    told.push('ended');
    return 1;
  });
  const failing = queue.take(() => {
    told.push('failing');
    throw new Error('No');
  });
  const last = queue.take(() => told.push('last'));
  await expect(failing).rejects.toThrow('No');
  expect(await pausing).toBe(1);
  await last;
  expect(told).toEqual(['begun', 'ended', 'failing', 'last']);
});
