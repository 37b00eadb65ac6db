import { expect, test } from 'vitest';
import { AppError } from '../core/app-error.ts';
import { makeTurnstile } from './turnstile.ts';

test('a few are inside, some wait in order, the rest are turned away', async () => {
  const turnstile = makeTurnstile({ inside: 2, waiting: 3 });
  const leave: (() => void)[] = [];
  const began: number[] = [];
  const visit = (number: number) =>
    turnstile.pass(async () => {
      began.push(number);
      await new Promise<void>((resolve) => leave.push(resolve));
      return number;
    });
  const visits = [1, 2, 3, 4, 5].map(visit);
  const refusal = await visit(6).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ status: 503, details: { retryAfter: 2 } });
  expect(began).toEqual([1, 2]);
  while (began.length < 5 || leave.length > 0) {
    leave.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(visits)).toEqual([1, 2, 3, 4, 5]);
  expect(began).toEqual([1, 2, 3, 4, 5]);
});

test('a visit that fails gives its place free', async () => {
  const turnstile = makeTurnstile({ inside: 1, waiting: 0 });
  for (const round of [1, 2, 3]) {
    await expect(turnstile.pass(() => Promise.reject(new Error(`round ${round}`)))).rejects.toThrow(`round ${round}`);
  }
});
