import { createHash, randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { z } from 'zod';
import type { Fault } from './razorpay-server.ts';

type Kind = 'token' | 'order' | 'status' | 'refund' | 'refund status';

interface Order {
  readonly merchantOrderId: string;
  readonly orderId: string;
  readonly amount: number;
  readonly back: string;
  readonly expireAt: number;
  readonly seconds: number;
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
}
interface Refund {
  readonly merchantRefundId: string;
  readonly originalMerchantOrderId: string;
  readonly refundId: string;
  readonly amount: number;
  state: 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'FAILED';
}

const keys = { id: 'PADHARO_LIVE', secret: 'client secret', user: 'padharo', password: 'webhooks_1' };

/** A fake of PhonePe's standard checkout API, in memory. `fail` makes requests fail. */
export async function openPhonePeServer({ now = () => Date.now() } = {}) {
  const orders = new Map<string, Order>();
  const refunds: Refund[] = [];
  const tokens = new Set<string>();
  let tokensIssued = 0;
  const faults: { kind: Kind; fault: Fault }[] = [];
  let refundState: Refund['state'] = 'COMPLETED';
  const newId = (kind: string) => `${kind}${randomBytes(8).toString('hex')}`;
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  class Refusal extends Error {}

  /** Answers according to the fault. A silent server hangs up, so that tests do not wait. */
  function route(method: 'GET' | 'POST', url: string, kind: Kind, work: (body: unknown, id: string) => object) {
    app.route<{ Params: { id?: string } }>({
      method,
      url,
      handler: async (request, reply) => {
        const bearer = request.headers.authorization?.replace(/^O-Bearer /, '') ?? '';
        if (kind !== 'token' && !tokens.has(bearer)) return reply.code(401).send({ code: 'AUTHORIZATION_FAILED' });
        const at = faults.findIndex((entry) => entry.kind === kind);
        const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault;
        const refused = (message: string) => reply.code(400).send({ success: false, code: 'BAD_REQUEST', message });
        if (fault === 'refusal') return refused('Not enough balance');
        if (fault === '500') return reply.code(500).send({});
        if (fault === 'nonsense') return reply.send({ hello: 'world' });
        if (fault === 'silence') return request.raw.destroy();
        try {
          const answer = work(request.body, request.params.id ?? '');
          if (fault === 'silence after') return request.raw.destroy();
          return fault === '500 after' ? reply.code(502).send({}) : reply.send(answer);
        } catch (error) {
          if (error instanceof Refusal) return refused(error.message);
          throw error;
        }
      },
    });
  }
  function orderNamed(id: string): Order {
    const order = orders.get(id);
    if (!order) throw new Refusal('INVALID_MERCHANT_ORDER_ID');
    return order;
  }
  const answered = ({ refundId, amount, state, originalMerchantOrderId }: Refund) => ({
    refundId,
    amount,
    state,
    originalMerchantOrderId,
  });

  route('POST', '/apis/identity-manager/v1/oauth/token', 'token', (body) => {
    const sent = z.object({ client_id: z.string(), client_secret: z.string(), client_version: z.literal('1') });
    const { client_id, client_secret } = sent.extend({ grant_type: z.literal('client_credentials') }).parse(body);
    if (client_id !== keys.id || client_secret !== keys.secret) throw new Refusal('INVALID_CLIENT');
    const access_token = newId('token');
    tokens.add(access_token);
    tokensIssued += 1;
    return { access_token, token_type: 'O-Bearer', expires_at: Math.floor(Date.now() / 1_000) + 3_600 };
  });
  route('POST', '/apis/pg/checkout/v2/pay', 'order', (body) => {
    const request = z
      .object({
        merchantOrderId: z.string().regex(/^[\w-]{1,63}$/),
        amount: z.int().min(100),
        expireAfter: z.int().min(300).max(3_600),
        metaInfo: z.object({ udf1: z.string().max(256) }),
        paymentFlow: z.object({
          type: z.literal('PG_CHECKOUT'),
          merchantUrls: z.object({ redirectUrl: z.url() }),
        }),
      })
      .parse(body);
    const { merchantOrderId, amount, expireAfter: seconds } = request;
    if (orders.has(merchantOrderId)) throw new Refusal('DUPLICATE_ORDER');
    const [orderId, expireAt] = [newId('OMO'), now() + seconds * 1_000];
    const back = request.paymentFlow.merchantUrls.redirectUrl;
    orders.set(merchantOrderId, { merchantOrderId, orderId, amount, back, expireAt, seconds, state: 'PENDING' });
    return { orderId, state: 'PENDING', expireAt, redirectUrl: `${url}/pay/${merchantOrderId}` };
  });
  route('GET', '/apis/pg/checkout/v2/order/:id/status', 'status', (_, id) => {
    const { orderId, state, amount, expireAt } = orderNamed(id);
    return { orderId, state, amount, expireAt, paymentDetails: [] };
  });
  route('POST', '/apis/pg/payments/v2/refund', 'refund', (body) => {
    const { merchantRefundId, originalMerchantOrderId, amount } = z
      .object({
        merchantRefundId: z.string().max(63),
        originalMerchantOrderId: z.string(),
        amount: z.int().min(100),
      })
      .parse(body);
    if (refunds.some((refund) => refund.merchantRefundId === merchantRefundId))
      throw new Refusal('DUPLICATE_TXN_REQUEST');
    return answered(refundOf(originalMerchantOrderId, merchantRefundId, amount, refundState));
  });
  route('GET', '/apis/pg/payments/v2/refund/:id/status', 'refund status', (_, id) => {
    const refund = refunds.find((entry) => entry.merchantRefundId === id);
    if (!refund) throw new Refusal('INVALID_MERCHANT_REFUND_ID');
    return answered(refund);
  });
  /** Refunds an order. The gateway refuses to refund more than was paid. */
  function refundOf(of: string, merchantRefundId: string, amount: number, state: Refund['state']): Refund {
    const order = orderNamed(of);
    const before = refunds.filter((entry) => entry.originalMerchantOrderId === of && entry.state !== 'FAILED');
    if (order.state !== 'COMPLETED' || before.reduce((sum, entry) => sum + entry.amount, amount) > order.amount)
      throw new Refusal('More than was paid');
    const refund = { merchantRefundId, originalMerchantOrderId: of, refundId: newId('OMR'), amount, state };
    refunds.push(refund);
    return refund;
  }
  // its payment page: a button pays or declines and returns to the address from the storefront
  app.get<{ Params: { id: string } }>('/pay/:id', (request, reply) => {
    const order = orderNamed(request.params.id);
    const presses = ['Pay', 'Decline', 'Leave'].map((name) => `<button name="say" value="${name}">${name}</button>`);
    return reply.type('text/html; charset=utf-8').send(`<!doctype html><html lang="en"><title>PhonePe</title>
<h1>Pay ${order.amount / 100} here</h1><p>From ${request.headers.referer ?? 'nowhere'}</p>
<form method="post">${presses.join('')}</form>`);
  });
  app.post<{ Params: { id: string }; Body: { say: string } }>('/pay/:id', (request, reply) => {
    const order = orderNamed(request.params.id);
    if (request.body.say !== 'Leave') order.state = request.body.say === 'Pay' ? 'COMPLETED' : 'FAILED';
    return reply.redirect(order.back, 302);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const url = `http://127.0.0.1:${address.port}`;
  const authorization = createHash('sha256').update(`${keys.user}:${keys.password}`).digest('hex');

  return {
    environment: {
      PHONEPE_CLIENT_ID: keys.id,
      PHONEPE_CLIENT_SECRET: keys.secret,
      PHONEPE_WEBHOOK_USER: keys.user,
      PHONEPE_WEBHOOK_PASSWORD: keys.password,
      PHONEPE_URL: `${url}/apis/pg`,
    },
    orders,
    refunds,
    /** Makes the next requests of that type fail. */
    fail: (kind: Kind, ...next: Fault[]) => {
      for (const fault of next) faults.push({ kind, fault });
    },
    tokensGiven: () => tokensIssued,
    /** Invalidates all issued tokens. */
    forgetTokens: () => tokens.clear(),
    refundsBecome: (state: Refund['state']) => {
      refundState = state;
    },
    /** Pays or declines an order. */
    decide: (reference: string, state: 'COMPLETED' | 'FAILED'): Order =>
      Object.assign(orderNamed(reference), { state }),
    /** Refunds an order on the dashboard, as the operator does. */
    refundOnDashboard: (reference: string, amount: number) =>
      refundOf(reference, newId('dashboard'), amount, 'COMPLETED'),
    /** A webhook as it is posted, with the same authorization each time. */
    webhook: (event: string, payload: object) => ({
      body: JSON.stringify({ type: 'CHECKOUT', event, payload }),
      headers: { authorization },
    }),
    close: () => app.close(),
  };
}
