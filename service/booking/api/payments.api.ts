import { z } from 'zod';
import { languages } from '../../../messages/translations.ts';
import { notFound } from '../../core/app-error.ts';
import { addressIn } from '../../core/language-address.ts';
import { gatewayNamed, gatewayOf } from '../../payments/gateways.ts';
import { testGateway } from '../../payments/test-gateway.ts';
import { call, RawAnswer, type Section } from '../../platform/call.ts';
import { hasAccount } from '../../platform/gateway-accounts.ts';
import { paymentMethods } from '../model/booking-status.ts';
import { paymentPath } from '../model/payment-link.ts';
import {
  eventTakenAnswer,
  paymentPageAnswer,
  paymentStartedAnswer,
  paymentTakenAnswer,
  transferReportedAnswer,
} from '../model/wire/payment-schemas.ts';
import { checkOrdersOnReturn } from '../usecases/payments/check-orders.ts';
import { receiveGatewayMessage } from '../usecases/payments/receive-gateway-message.ts';
import { reportTransfer } from '../usecases/payments/report-transfer.ts';
import { returnFromCheckout } from '../usecases/payments/return-from-checkout.ts';
import { startPayment } from '../usecases/payments/start-payment.ts';
import { viewPayment } from '../usecases/payments/view-payment.ts';

const section: Section = {
  name: 'Payments',
  group: 'Website',
  description: 'Pay for a booking, as its owner or with the key from its link.',
};

const key = z.string().max(100).optional();
const perMinute = { times: 120, seconds: 60 };

/** What a payer took along to the provider's page. */
const leftWith = z.object({
  key: z.string().optional().describe('The secret from the payment link'),
  language: z.enum(languages).default('en').catch('en').describe('The language of the page to return to'),
});

/** Redirects the browser to an address with the secret of the booking. */
function redirect(location: string): RawAnswer {
  return new RawAnswer('', 'text/plain; charset=utf-8', { location, 'referrer-policy': 'no-referrer' });
}

/** The payment page, with what came of the payment for a payer who returns. */
function pageAfter(came: string | undefined, bookingId: string, { key, language }: z.infer<typeof leftWith>): string {
  const page = addressIn(language, paymentPath(bookingId, key));
  return came === undefined ? page : `${page}${page.includes('?') ? '&' : '?'}came=${came}`;
}

export const paymentCalls = [
  call({
    method: 'GET',
    path: '/api/payments/:bookingId',
    section,
    summary: 'Get the content of the payment page. For the owner, or with the key from the link',
    viewer: 'anyone',
    params: z.object({ bookingId: z.string().max(60) }),
    query: z.object({ key: z.string().optional().describe('The secret from the payment link. Owners do not need it') }),
    answer: paymentPageAnswer,
    limit: perMinute,
    run: (ctx, { params, query }) => viewPayment(ctx, { bookingId: params.bookingId, key: query.key }),
  }),
  call({
    method: 'POST',
    path: '/api/payments',
    section,
    summary: 'Start a payment for the full amount of a booking',
    viewer: 'anyone',
    body: z.object({ bookingId: z.string().max(60), key, method: z.enum(paymentMethods) }),
    answer: paymentStartedAnswer,
    limit: perMinute,
    run: (ctx, { body }) => startPayment(ctx, { bookingId: body.bookingId, key: body.key, method: body.method }),
  }),
  call({
    method: 'POST',
    path: '/api/payments/:bookingId/transfer',
    section,
    summary: 'Say that a UPI transfer for the amount due was made. Staff look for it; nothing is paid by this',
    viewer: 'anyone',
    params: z.object({ bookingId: z.string().max(60) }),
    body: z.object({
      key,
      reference: z.string().max(60).optional().describe('The reference that the UPI app shows (UTR)'),
    }),
    answer: transferReportedAnswer,
    limit: perMinute,
    run: (ctx, { params, body }) =>
      reportTransfer(ctx, { bookingId: params.bookingId, key: body.key, reference: body.reference }),
  }),
  call({
    method: 'POST',
    path: '/api/payments/test/:reference',
    section,
    summary: 'Test gateway: approve or decline a payment. No one is charged',
    exists: ({ testPayments }) => testPayments,
    viewer: 'anyone',
    params: z.object({ reference: z.string().regex(/^test_[0-9a-f]{24}$/, 'Unknown test gateway reference') }),
    body: z.object({ outcome: z.enum(['paid', 'failed']) }),
    answer: paymentTakenAnswer,
    limit: perMinute,
    run: async (ctx, { params, body }) => {
      const gateway = testGateway(ctx.config);
      const taken = await receiveGatewayMessage(ctx, {
        gateway,
        message: gateway.decide(params.reference, body.outcome),
      });
      if (!taken) throw notFound();
      return taken;
    },
  }),
  call({
    method: 'POST',
    path: '/api/payments/events/:gateway',
    section,
    summary: 'Receive a payment provider’s message about an order, signed over its bytes',
    exists: (config) => gatewayOf(config) !== undefined,
    viewer: 'anyone',
    params: z.object({ gateway: z.string().max(20) }),
    rawBody: 'application/json',
    maxBytes: 256 * 1024,
    answer: eventTakenAnswer,
    limit: { times: 1_200, seconds: 60 },
    run: async (ctx, { params, rawBody, headers }) => {
      const gateway = gatewayNamed(ctx.config, params.gateway);
      if (!gateway) throw notFound();
      await receiveGatewayMessage(ctx, { gateway, message: { body: rawBody, headers } });
      // unknown messages are accepted too: otherwise the gateway would repeat them for a day
      return { received: true };
    },
  }),
  call({
    method: 'POST',
    path: '/api/payments/checkout/:gateway/:bookingId',
    section,
    summary: 'Receive the payer from a payment provider’s page with its signed result, and redirect to our page',
    exists: ({ gateways }) => hasAccount(gateways),
    viewer: 'anyone',
    params: z.object({ gateway: z.string().max(20), bookingId: z.string().max(60) }),
    query: leftWith,
    rawBody: 'application/x-www-form-urlencoded',
    status: 303,
    limit: perMinute,
    run: async (ctx, { params, query, rawBody }) => {
      const gateway = gatewayNamed(ctx.config, params.gateway);
      if (!gateway) throw notFound();
      const came = await returnFromCheckout(ctx, { gateway, body: rawBody });
      return redirect(pageAfter(came, params.bookingId, query));
    },
  }),
  call({
    method: 'GET',
    path: '/api/payments/checkout/:gateway/:bookingId',
    section,
    summary:
      'Receive the payer from a payment provider’s page, ask the provider for the result, and redirect to our page',
    exists: ({ gateways }) => hasAccount(gateways),
    viewer: 'anyone',
    params: z.object({ gateway: z.string().max(20), bookingId: z.string().max(60) }),
    query: leftWith,
    status: 303,
    limit: perMinute,
    run: async (ctx, { params, query }) => {
      const gateway = gatewayNamed(ctx.config, params.gateway);
      if (!gateway) throw notFound();
      const { bookingId } = params;
      const came = await checkOrdersOnReturn(ctx, { gateway, bookingId, key: query.key });
      return redirect(pageAfter(came, bookingId, query));
    },
  }),
];
