import { z } from 'zod';
import { rupees } from '../../../platform/rupees.ts';
import { booking, method, mode } from './booking-schemas.ts';

const gateway = z.string().describe('The gateway; test is the built-in one');

export const paymentPageAnswer = z.object({
  booking,
  bookedFor: z
    .object({
      name: z.string(),
      phone: z.string().nullable(),
      notes: z.string().nullable(),
    })
    .describe('Details entered with the booking. Emails omit them while the address is not confirmed'),
  fromEmail: z.boolean().describe('True if opened from the email link, which can extend the hold'),
  gateway: z.object({ name: gateway, testMode: z.boolean() }).nullable().describe('null if no gateway takes payments'),
  methods: z.array(method).describe('Available payment methods'),
  upi: z
    .object({
      link: z.string(),
      qr: z.string().describe('An SVG'),
      real: z.boolean().describe('True if it names the payee; false in test mode'),
    })
    .nullable(),
  transfer: z
    .object({ reference: z.string().nullable().describe('The UPI reference, if the payer gave it') })
    .nullable()
    .describe('What the payer said about their UPI transfer for the amount due'),
  receipts: z
    .array(
      z.object({
        number: z.string(),
        amount: rupees,
        forChange: z.boolean().describe('True for the difference of a change'),
        changed: z.array(z.string()).describe('The changes to the booking, one text per item'),
      }),
    )
    .describe('Received payments, in order'),
  hasAccount: z.boolean().describe('True if booked with an account, whose dashboard shows it'),
});

export const transferReportedAnswer = z.object({ reported: z.literal(true) });

export const paymentStartedAnswer = z.object({
  reference: z.string(),
  amount: rupees,
  gateway,
  mode: mode.describe('test: no one is charged'),
  method,
  checkout: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('redirect'), url: z.string().describe('The gateway’s payment page') }),
      z.object({
        kind: z.literal('form').describe('A form to post to the gateway’s page'),
        action: z.string(),
        fields: z.record(z.string(), z.string()),
      }),
      z.object({
        kind: z.literal('intent').describe('A link for UPI apps'),
        link: z.string(),
        qr: z.string().describe('The link as an SVG'),
      }),
    ])
    .nullable()
    .describe('How the payer continues; null if they pay on our own page'),
});

export const eventTakenAnswer = z.object({ received: z.literal(true) });

export const paymentTakenAnswer = z.object({
  status: z.enum(['open', 'captured', 'failed', 'held', 'refund_due', 'refunded']),
  mode: mode.describe('test: no one was charged, so there is nothing to refund, whatever the status'),
});
