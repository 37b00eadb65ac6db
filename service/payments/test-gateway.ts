import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../core/app-error.ts';
import type { Config } from '../platform/config.ts';
import type { Callback, Gateway } from './gateway.ts';

const callback = z.object({
  reference: z.string(),
  outcome: z.enum(['paid', 'failed']),
});

/** The built-in gateway: a bank that approves or declines as it is told, through the same signed callbacks as a real one. */
export function testGateway(config: Pick<Config, 'secret'>): Gateway & {
  /** What the bank would send when the payer has decided. */
  readonly decide: (reference: string, outcome: Callback['outcome']) => { body: string; signature: string };
} {
  const sign = (body: string) => createHmac('sha256', config.secret).update(`test gateway ${body}`).digest('hex');
  return {
    name: 'test',
    mode: 'test',
    openOrder: async () => `test_${randomBytes(12).toString('hex')}`,
    decide: (reference, outcome) => {
      const body = JSON.stringify({ reference, outcome });
      return { body, signature: sign(body) };
    },
    readCallback: (body, signature) => {
      const expected = Buffer.from(sign(body));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new AppError('ForbiddenError', 'The signature is not valid');
      }
      const parsed = callback.safeParse(JSON.parse(body));
      if (!parsed.success) throw new AppError('ValidationError', 'The callback is not complete');
      return { ...parsed.data, amount: undefined };
    },
  };
}
