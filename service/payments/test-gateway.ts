import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import type { Gateway, Happening, Told } from './gateway.ts';
import { readSigned } from './read-signed.ts';
import { upiLink } from './upi.ts';

const message = z.object({
  reference: z.string(),
  outcome: z.enum(['paid', 'failed']),
});

const header = 'x-test-gateway-signature';

/** The built-in gateway: a bank that approves or declines as it is told, through the same signed messages as a real one. */
export function testGateway(config: Pick<Config, 'secret'>): Omit<Gateway, 'read'> & {
  readonly read: (told: Told) => Happening | undefined;
  /** What the bank would send when the payer has decided. */
  readonly decide: (reference: string, outcome: 'paid' | 'failed') => Told;
} {
  const sign = (body: Buffer) => createHmac('sha256', config.secret).update('test gateway ').update(body).digest('hex');
  return {
    name: 'test',
    mode: 'test',
    open: async () => ({ reference: `test_${randomBytes(12).toString('hex')}`, session: null, endsAt: null }),
    // a payee that does not exist: apps refuse the code, and nothing is paid by mistake
    checkout: ({ method, payee, amount, reference }) =>
      method === 'upi'
        ? { kind: 'intent', link: upiLink({ upiId: 'padharo@test', payee, amount, bookingId: reference }) }
        : null,
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
