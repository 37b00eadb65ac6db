import { z } from 'zod';
import { rupees } from '../../../platform/rupees.ts';
import { booking, method, mode } from './booking-schemas.ts';

const gateway = z.string().describe('Name of the gateway; test: the built-in one');

export const paymentPageAnswer = z.object({
  booking,
  bookedFor: z
    .object({
      name: z.string(),
      phone: z.string().nullable(),
      notes: z.string().nullable(),
    })
    .describe('What was typed with the booking; the email leaves it out while its address is not confirmed'),
  fromEmail: z.boolean().describe('Opened by the link of the email, which can keep the booking for longer'),
  gateway: z.object({ name: gateway, testMode: z.boolean() }).nullable().describe('null: no gateway takes payments'),
  methods: z.array(method).describe('The ways to pay here'),
  upi: z
    .object({
      link: z.string(),
      qr: z.string().describe('An SVG'),
      real: z.boolean().describe('It names who is paid; else it is a trial'),
    })
    .nullable(),
  receipts: z
    .array(
      z.object({
        number: z.string(),
        amount: rupees,
        forChange: z.boolean().describe('It is the difference of a change'),
        changed: z.array(z.string()).describe('What that change made of the booking, a text for each item'),
      }),
    )
    .describe('The payments that were received, in the order in which they came'),
  hasAccount: z.boolean().describe('It was booked with an account, on whose dashboard it stands'),
});

export const paymentStartedAnswer = z.object({
  reference: z.string(),
  amount: rupees,
  gateway,
  mode: mode.describe('test: no money moves'),
  method,
  checkout: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('redirect'), url: z.string().describe('The page of the gateway where it is paid') }),
      z.object({
        kind: z.literal('form').describe('A form to post to the page of the gateway'),
        action: z.string(),
        fields: z.record(z.string(), z.string()),
      }),
      z.object({
        kind: z.literal('intent').describe('A link that a UPI app opens'),
        link: z.string(),
        qr: z.string().describe('The link as an SVG'),
      }),
    ])
    .nullable()
    .describe('How the payer goes on; null: it is paid on our own page'),
});

export const eventTakenAnswer = z.object({ received: z.literal(true) });

export const paymentTakenAnswer = z.object({
  status: z.enum(['open', 'captured', 'failed', 'held', 'refund_due', 'refunded']),
  mode: mode.describe('test: no money moved, so none comes back, whatever the status'),
});
