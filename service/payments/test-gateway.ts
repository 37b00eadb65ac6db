import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import type { Gateway, GatewayEvent, GatewayMessage } from './gateway.ts';
import { readSigned } from './read-signed.ts';
import { upiLink } from './upi.ts';

const message = z.object({
  reference: z.string(),
  outcome: z.enum(['paid', 'failed']),
});

const header = 'x-test-gateway-signature';

/**
 * Returns the built-in test gateway: a bank that approves or declines as requested, through signed messages like those
 * of a real one.
 */
export function testGateway(config: Pick<Config, 'secret'>): Omit<Gateway, 'read'> & {
  readonly read: (told: GatewayMessage) => GatewayEvent | undefined;
  /** Returns the message that the bank would send after the payer's decision. */
  readonly decide: (reference: string, outcome: 'paid' | 'failed') => GatewayMessage;
} {
  const sign = (body: Buffer) => createHmac('sha256', config.secret).update('test gateway ').update(body).digest('hex');
  return {
    name: 'test',
    mode: 'test',
    open: async () => ({ reference: `test_${randomBytes(12).toString('hex')}`, session: null, endsAt: null }),
    // a payee that does not exist: apps reject the code, so that nothing is paid by mistake
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
