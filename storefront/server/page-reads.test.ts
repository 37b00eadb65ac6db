import pino from 'pino';
import { expect, test } from 'vitest';
import { AppError } from '../../service/core/app-error.ts';
import { foundOrFailed } from './page-reads.ts';

const ctx = { log: pino({ level: 'silent' }) };
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('a list that cannot be read shows its error, unless the whole page should be retried', async () => {
  expect(await foundOrFailed(ctx, Promise.reject(new Error('no such column')))).toMatchObject({
    failed: 500,
    cards: [],
  });
  await expect(foundOrFailed(ctx, Promise.reject(away))).rejects.toBe(away);
  const refused = new AppError('NotFoundError', 'No such place');
  await expect(foundOrFailed(ctx, Promise.reject(refused))).rejects.toBe(refused);
});
