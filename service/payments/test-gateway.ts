import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import type { Gateway, Told } from './gateway.ts';
import { readSigned } from './read-signed.ts';

const message = z.object({
  reference: z.string(),
  outcome: z.enum(['paid', 'failed']),
});

const header = 'x-test-gateway-signature';

/** The built-in gateway: a bank that approves or declines as it is told, through the same signed messages as a real one. */
export function testGateway(config: Pick<Config, 'secret'>): Gateway & {
  /** What the bank would send when the payer has decided. */
  readonly decide: (reference: string, outcome: 'paid' | 'failed') => Told;
} {
  const sign = (body: Buffer) => createHmac('sha256', config.secret).update('test gateway ').update(body).digest('hex');
  return {
    name: 'test',
    mode: 'test',
    open: async () => `test_${randomBytes(12).toString('hex')}`,
    decide: (reference, outcome) => {
      const body = Buffer.from(JSON.stringify({ reference, outcome }));
      return { body, headers: { [header]: sign(body) } };
    },
    read: (told) => {
      const decided = readSigned(message, told, { header, expected: sign(told.body) });
      if (!decided) return undefined;
      const { reference, outcome } = decided;
      const event = `${reference} ${outcome}`;
      if (outcome === 'failed') return { what: 'failed', event, reference };
      return { what: 'paid', event, reference, money: reference.replace('test_', 'test_paid_'), amount: undefined };
    },
  };
}
