import { createHmac, randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { z } from 'zod';

/** How the next request of that type fails. `after`: it takes effect, but the answer is lost or an error. */
export type Fault = 'silence' | 'silence after' | '500' | '500 after' | 'refusal' | 'nonsense';
type Kind = 'order' | 'payment' | 'refunds' | 'refund';

interface Order {
  readonly id: string;
  readonly amount: number;
  readonly receipt: string;
}
interface Payment {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  status: string;
  readonly currency: 'INR';
}
interface Refund {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly receipt: string | null;
  readonly currency: 'INR';
  status: string;
}
interface Dispute {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly amount_deducted: number;
  readonly currency: 'INR';
  readonly status: 'lost';
}

const keys = { id: 'rzp_live_padharo', secret: 'key secret', webhook: 'a webhook secret of some length' };

/** A fake of Razorpay's HTTP API, in memory. `fail` makes requests fail. */
export async function openRazorpayServer() {
  const orders = new Map<string, Order>();
  const payments = new Map<string, Payment>();
  const refunds: Refund[] = [];
  const byKey = new Map<string, Refund>();
  const faults: { kind: Kind; fault: Fault }[] = [];
  const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
  let refundState = 'processed';
  let watcher: (moment: `${Kind} ${'asked' | 'done'}`) => boolean = () => false;
  /** Refund queries that wait until that many have arrived. */
  let gathered = { count: 0, come: () => {}, all: Promise.resolve() };
  const app = Fastify({ forceCloseConnections: true });

  function faultOf(kind: Kind): Fault | undefined {
    const at = faults.findIndex((fault) => fault.kind === kind);
    return at < 0 ? undefined : faults.splice(at, 1)[0]?.fault;
  }
  const refusal = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });

  const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

  function pay(orderId: string, overrides: Partial<Payment> = {}): Payment {
    const { amount = 0 } = orders.get(orderId) ?? {};
    const fields = { id: newId('pay'), order_id: orderId, amount, status: 'captured', currency: 'INR' as const };
    const payment: Payment = { ...fields, ...overrides };
    payments.set(payment.id, payment);
    return payment;
  }
  const signedReturn = ({ id, order_id }: Payment) => ({
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: sign(keys.secret, `${order_id}|${id}`),
  });

  /** Answers according to the fault. A silent server hangs up, so that tests do not wait. */
  function route(
    method: 'GET' | 'POST',
    url: string,
    kind: Kind,
    work: (body: unknown, id: string, key: string) => object | Promise<object>,
  ) {
    app.route<{ Params: { id?: string } }>({
      method,
      url,
      handler: async (request, reply) => {
        const { authorization, 'x-refund-idempotency': key } = request.headers;
        if (authorization !== `Basic ${Buffer.from(`${keys.id}:${keys.secret}`).toString('base64')}`) {
          return reply.code(401).send(refusal('Authentication failed'));
        }
        const fault = faultOf(kind);
        if (fault === 'refusal') return reply.code(400).send(refusal('Your account does not have enough balance'));
        if (fault === '500') return reply.code(500).send({});
        if (fault === 'nonsense') return reply.send({ hello: 'world' });
        if (watcher(`${kind} asked`)) return request.raw.destroy();
        const answer = fault === 'silence' ? {} : await work(request.body, request.params.id ?? '', String(key ?? ''));
        if (watcher(`${kind} done`) || fault?.startsWith('silence')) return request.raw.destroy();
        return fault === '500 after' ? reply.code(502).send({}) : reply.send(answer);
      },
    });
  }

  route('POST', '/v1/orders', 'order', (body) => {
    const request = z.object({ amount: z.int(), currency: z.literal('INR'), receipt: z.string().max(40) }).parse(body);
    const order = { id: newId('order'), ...request };
    orders.set(order.id, order);
    return order;
  });
  route('GET', '/v1/orders/:id/payments', 'payment', (_, id) => ({
    items: [...payments.values()].filter(({ order_id }) => order_id === id),
  }));
  route('GET', '/v1/payments', 'payment', () => ({ items: [...payments.values()].slice(-1) }));
  route('GET', '/v1/payments/:id', 'payment', (_, id) => payments.get(id) ?? refusal('No such payment'));
  route('POST', '/v1/payments/:id/capture', 'payment', (_, id) =>
    Object.assign(payments.get(id) ?? {}, { status: 'captured' }),
  );
  route('GET', '/v1/payments/:id/refunds', 'refunds', async (_, id) => {
    const items = refunds.filter(({ payment_id }) => payment_id === id);
    gathered.count -= 1;
    if (gathered.count === 0) gathered.come();
    if (gathered.count >= 0) await gathered.all;
    return { items };
  });
  route('POST', '/v1/payments/:id/refund', 'refund', (body, id, key) => {
    const { amount, receipt } = z.object({ amount: z.int(), receipt: z.string().max(40) }).parse(body);
    const known = byKey.get(key);
    if (key && known) return known;
    const refund = {
      id: newId('rfnd'),
      payment_id: id,
      amount,
      receipt,
      currency: 'INR' as const,
      status: refundState,
    };
    refunds.push(refund);
    byKey.set(key, refund);
    return refund;
  });
  // its payment page: the button pays and returns as the real one does
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post('/v1/checkout/embedded', (request, reply) => {
    const requestBody = z.object({
      key_id: z.literal(keys.id),
      order_id: z.string(),
      amount: z.string(),
      callback_url: z.url(),
      cancel_url: z.url(),
    });
    const { order_id, amount, callback_url, cancel_url } = requestBody.parse(request.body);
    const order = orders.get(order_id);
    if (!order || String(order.amount) !== amount) return reply.code(400).send(refusal('No such order'));
    const signed = Object.entries(signedReturn(pay(order_id)));
    const fields = signed.map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><title>Pay here</title><h1>Pay here</h1>
<form method="post" action="${callback_url}">${fields.join('')}<button>Pay ${order.amount / 100}</button></form><a href="${cancel_url}">Cancel</a>`);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');

  let events = 0;
  return {
    environment: {
      RAZORPAY_KEY_ID: keys.id,
      RAZORPAY_KEY_SECRET: keys.secret,
      RAZORPAY_WEBHOOK_SECRET: keys.webhook,
      RAZORPAY_URL: `http://127.0.0.1:${address.port}`,
    },
    orders,
    refunds,
    /** Makes the next requests of that type fail. */
    fail: (kind: Kind, ...next: Fault[]) => {
      for (const fault of next) faults.push({ kind, fault });
    },
    /** Answers that many refund queries together. */
    gather: (count: number) => {
      const { promise: all, resolve: come } = Promise.withResolvers<void>();
      gathered = { count, come, all };
    },
    /** Called when each request arrives and when it is done; returning true drops the answer. */
    watch: (onMoment: (moment: `${Kind} ${'asked' | 'done'}`) => boolean) => {
      watcher = (moment) => onMoment(moment);
    },
    refundsBecome: (status: string) => {
      refundState = status;
    },
    /** Refunds a payment on the dashboard, as the operator does. */
    refundOnDashboard: (payment: Payment, amount: number): Refund => {
      const fields = { id: newId('rfnd'), payment_id: payment.id, amount, receipt: null, status: 'processed' };
      const refund = { ...fields, currency: 'INR' as const };
      refunds.push(refund);
      return refund;
    },
    /** Returns a lost dispute about a payment. */
    loseDispute: (payment: Payment, amount: number): Dispute => {
      const dispute = { id: newId('disp'), payment_id: payment.id, amount, amount_deducted: amount };
      return { ...dispute, currency: 'INR', status: 'lost' };
    },
    /** Any message with a correct signature. */
    signed: (body: string) => {
      events += 1;
      const headers = { 'x-razorpay-signature': sign(keys.webhook, body), 'x-razorpay-event-id': `evt_${events}` };
      return { body, headers };
    },
    /** Pays an order. */
    pay,
    /** A webhook as it is posted. Sending it again keeps its id. */
    webhook: (event: string, entity: Payment | Refund | Dispute) => {
      events += 1;
      const name = event.startsWith('refund') ? 'refund' : event.includes('dispute') ? 'dispute' : 'payment';
      const of = 'payment_id' in entity ? payments.get(entity.payment_id) : undefined;
      const payload = { ...(of && { payment: { entity: { ...of, captured: true } } }), [name]: { entity } };
      const body = JSON.stringify({ entity: 'event', event, payload });
      const headers = { 'x-razorpay-signature': sign(keys.webhook, body), 'x-razorpay-event-id': `evt_${events}` };
      return { body, headers };
    },
    /** The form that the browser posts on its return. */
    form: (payment: Payment) => new URLSearchParams(signedReturn(payment)).toString(),
    close: () => app.close(),
  };
}
