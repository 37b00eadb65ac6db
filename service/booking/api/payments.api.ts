import { z } from 'zod';
import { notFound } from '../../core/app-error.ts';
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
} from '../model/wire/payment-schemas.ts';
import { checkOrdersOnReturn } from '../usecases/payments/check-orders.ts';
import { receiveGatewayMessage } from '../usecases/payments/receive-gateway-message.ts';
import { returnFromCheckout } from '../usecases/payments/return-from-checkout.ts';
import { startPayment } from '../usecases/payments/start-payment.ts';
import { viewPayment } from '../usecases/payments/view-payment.ts';

const section: Section = {
  name: 'Payments',
  group: 'Shop',
  description: 'Pay for a booking, with the key of its link or as its owner.',
};

const key = z.string().max(100).optional();
const perMinute = { times: 120, seconds: 60 };

/** Redirects the browser to an address with the secret of the booking. */
function redirect(location: string): RawAnswer {
  return new RawAnswer('', 'text/plain; charset=utf-8', { location, 'referrer-policy': 'no-referrer' });
}

/** The payment page, with what came of the payment for a payer who returns. */
function pageAfter(came: string | undefined, bookingId: string, key: string | undefined): string {
  const page = paymentPath(bookingId, key);
  return came === undefined ? page : `${page}${page.includes('?') ? '&' : '?'}came=${came}`;
}

export const paymentCalls = [
  call({
    method: 'GET',
    path: '/api/payments/:bookingId',
    section,
    summary: 'What the payment page shows, for the holder of the link or the owner of the booking',
    viewer: 'anyone',
    params: z.object({ bookingId: z.string().max(60) }),
    query: z.object({ key: z.string().optional().describe('The secret of the payment link; owners need none') }),
    answer: paymentPageAnswer,
    limit: perMinute,
    run: (ctx, { params, query }) => viewPayment(ctx, { bookingId: params.bookingId, key: query.key }),
  }),
  call({
    method: 'POST',
    path: '/api/payments',
    section,
    summary: 'Open a payment for the whole amount of a booking',
    viewer: 'anyone',
    body: z.object({ bookingId: z.string().max(60), key, method: z.enum(paymentMethods) }),
    answer: paymentStartedAnswer,
    limit: perMinute,
    run: (ctx, { body }) => startPayment(ctx, { bookingId: body.bookingId, key: body.key, method: body.method }),
  }),
  call({
    method: 'POST',
    path: '/api/payments/test/:reference',
    section,
    summary: 'Test gateway: approve or decline a payment; no money moves',
    exists: ({ testPayments }) => testPayments,
    viewer: 'anyone',
    params: z.object({ reference: z.string().regex(/^test_[0-9a-f]{24}$/, 'Not a reference of the test gateway') }),
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
    summary: 'A payment provider tells what became of an order, signed over the bytes of its message',
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
    summary: 'The payer comes back from the page of a payment provider, with what it signed, and on to ours',
    exists: ({ gateways }) => hasAccount(gateways),
    viewer: 'anyone',
    params: z.object({ gateway: z.string().max(20), bookingId: z.string().max(60) }),
    query: z.object({ key: z.string().optional().describe('The secret of the payment link') }),
    rawBody: 'application/x-www-form-urlencoded',
    status: 303,
    limit: perMinute,
    run: async (ctx, { params, query, rawBody }) => {
      const gateway = gatewayNamed(ctx.config, params.gateway);
      if (!gateway) throw notFound();
      const came = await returnFromCheckout(ctx, { gateway, body: rawBody });
      return redirect(pageAfter(came, params.bookingId, query.key));
    },
  }),
  call({
    method: 'GET',
    path: '/api/payments/checkout/:gateway/:bookingId',
    section,
    summary: 'The payer comes back from the page of a payment provider, which is asked what was paid, and on to ours',
    exists: ({ gateways }) => hasAccount(gateways),
    viewer: 'anyone',
    params: z.object({ gateway: z.string().max(20), bookingId: z.string().max(60) }),
    query: z.object({ key: z.string().optional().describe('The secret of the payment link') }),
    status: 303,
    limit: perMinute,
    run: async (ctx, { params, query }) => {
      const gateway = gatewayNamed(ctx.config, params.gateway);
      if (!gateway) throw notFound();
      const { bookingId } = params;
      const came = await checkOrdersOnReturn(ctx, { gateway, bookingId, key: query.key });
      return redirect(pageAfter(came, bookingId, query.key));
    },
  }),
];
