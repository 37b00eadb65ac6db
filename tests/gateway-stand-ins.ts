import { testGateway } from '../service/payments/test-gateway.ts';
import type { Harness } from './harness.ts';
import { openPhonePeServer } from './phonepe-server.ts';
import { openRazorpayServer } from './razorpay-server.ts';

/** A message as a gateway posts it. */
export interface Message {
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** What is asked of each gateway's stand-in, so that one table of cases tries them all. */
export interface StandIn {
  readonly name: string;
  readonly environment: Record<string, string>;
  /** How the payer goes on by card and by UPI. */
  readonly goesOn: { readonly card: string | null; readonly upi: string | null };
  /** Somebody pays or is declined there; gives what the gateway tells of it. */
  readonly decide: (harness: Harness, reference: string, outcome: 'paid' | 'failed') => Message;
  /** The address to which the browser comes back with nothing in hand, and the form that it posts where it has one. */
  readonly back?: (checkout: Checkout, reference: string) => { url: string; form?: string };
  /** Correctly signed, and about nothing of ours. */
  readonly strange: (harness: Harness) => Message[];
  /** Somebody pays on the gateway's dashboard what was paid for an order; gives what the gateway tells. */
  readonly refundOutside?: (reference: string, amount: number) => Message;
  /** What went back of an order. */
  readonly sent: (reference: string) => number[];
  /** The next request to open an order goes wrong so. */
  readonly failOpen?: (fault: 'silence' | 'silence after' | '500' | 'refusal' | 'nonsense') => void;
  readonly failRefund?: (fault: 'silence' | 'silence after' | '500 after' | 'refusal') => void;
  /** Orders that were opened there. */
  readonly opened: () => number;
  readonly close: () => Promise<unknown>;
}

/** How a started payment goes on, as the API answers it. */
export type Checkout = { kind: string; url?: string; action?: string; fields?: Record<string, string> } | null;

const header = (body: string, headers: Message['headers']): Message => ({ body, headers });

async function razorpay(): Promise<StandIn> {
  const bank = await openRazorpayServer();
  const paid = new Map<string, ReturnType<typeof bank.pay>>();
  const payOnce = (reference: string) => {
    const payment = paid.get(reference) ?? bank.pay(reference);
    paid.set(reference, payment);
    return payment;
  };
  return {
    name: 'razorpay',
    environment: bank.environment,
    goesOn: { card: 'form', upi: 'form' },
    decide: (_, reference, outcome) =>
      outcome === 'paid'
        ? bank.webhook('payment.captured', payOnce(reference))
        : bank.webhook('payment.failed', { ...bank.pay(reference, { status: 'failed' }) }),
    back: (checkout, reference) => ({
      url: checkout?.fields?.['callback_url'] ?? '',
      form: bank.form(payOnce(reference)),
    }),
    strange: () => ['{', '[]', '{"event":"subscription.charged","payload":{}}'].map((body) => bank.signed(body)),
    refundOutside: (reference, amount) =>
      bank.webhook('refund.processed', bank.refundOutside(payOnce(reference), amount)),
    sent: (reference) =>
      bank.refunds.filter((one) => one.payment_id === paid.get(reference)?.id).map(({ amount }) => amount),
    failOpen: (fault) => bank.fail('order', fault),
    failRefund: (fault) => bank.fail('refund', fault),
    opened: () => bank.orders.size,
    close: () => bank.close(),
  };
}

async function phonepe(): Promise<StandIn> {
  const bank = await openPhonePeServer();
  return {
    name: 'phonepe',
    environment: bank.environment,
    goesOn: { card: 'redirect', upi: 'redirect' },
    decide: (_, reference, outcome) => {
      bank.decide(reference, outcome === 'paid' ? 'COMPLETED' : 'FAILED');
      const event = outcome === 'paid' ? 'checkout.order.completed' : 'checkout.order.failed';
      return bank.webhook(event, { merchantOrderId: reference });
    },
    back: (_, reference) => ({ url: bank.orders.get(reference)?.back ?? '' }),
    strange: () => [
      bank.webhook('checkout.order.completed', { merchantOrderId: 'of-another-shop' }),
      bank.webhook('pg.refund.completed', { merchantRefundId: 'of-another-shop' }),
      bank.webhook('subscription.setup.order.completed', { merchantOrderId: '\0' }),
      { ...bank.webhook('x', {}), body: '{' },
    ],
    refundOutside: (reference, amount) => {
      const { merchantRefundId } = bank.refundOutside(reference, amount);
      return bank.webhook('pg.refund.completed', { merchantRefundId, originalMerchantOrderId: reference });
    },
    sent: (reference) =>
      bank.refunds.filter((one) => one.originalMerchantOrderId === reference).map(({ amount }) => amount),
    failOpen: (fault) => bank.fail('order', fault),
    failRefund: (fault) => bank.fail('refund', fault),
    opened: () => bank.orders.size,
    close: () => bank.close(),
  };
}

async function test(): Promise<StandIn> {
  const told = (harness: Harness, reference: string, outcome: 'paid' | 'failed') => {
    const { body, headers } = testGateway(harness.ctx().config).decide(reference, outcome);
    return header(body.toString(), { 'x-test-gateway-signature': String(headers['x-test-gateway-signature']) });
  };
  return {
    name: 'test',
    environment: {},
    goesOn: { card: null, upi: 'intent' },
    decide: told,
    strange: (harness) => [told(harness, 'test_nobodys', 'paid')],
    sent: () => [],
    opened: () => 0,
    close: async () => undefined,
  };
}

/** Every gateway, each with its stand-in. */
export const standIns = { razorpay, phonepe, test };
