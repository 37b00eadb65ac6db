import { testGateway } from '../service/payments/test-gateway.ts';
import type { Harness } from './harness.ts';
import { openPhonePeServer } from './phonepe-server.ts';
import { openRazorpayServer } from './razorpay-server.ts';

/** A webhook message as a gateway posts it. */
export interface FakeMessage {
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** The calls of each fake gateway, so that one table of cases tests them all. */
export interface FakeGateway {
  readonly name: string;
  readonly environment: Record<string, string>;
  /** Type of the next step for the payer, by card and by UPI. */
  readonly nextStep: { readonly card: string | null; readonly upi: string | null };
  /** Pays or declines an order there, and returns the gateway's message. */
  readonly decide: (harness: Harness, reference: string, outcome: 'paid' | 'failed') => FakeMessage;
  /** The address to which the browser returns, and the form it posts there, if any. */
  readonly back?: (checkout: FakeCheckout, reference: string) => { url: string; form?: string };
  /** Correctly signed messages that are not about our orders. */
  readonly unrelatedMessages: (harness: Harness) => FakeMessage[];
  /** Refunds an order on the gateway's dashboard, and returns the gateway's message. */
  readonly refundOnDashboard?: (reference: string, amount: number) => FakeMessage;
  /** Amounts refunded for an order. */
  readonly refundedAmounts: (reference: string) => number[];
  /** Makes the next request to open an order fail that way. */
  readonly failOpen?: (fault: 'silence' | 'silence after' | '500' | 'refusal' | 'nonsense') => void;
  readonly failRefund?: (fault: 'silence' | 'silence after' | '500 after' | 'refusal') => void;
  /** Number of orders opened there. */
  readonly openedOrders: () => number;
  readonly close: () => Promise<unknown>;
}

/** The next step of a started payment, as the API returns it. */
export type FakeCheckout = { kind: string; url?: string; action?: string; fields?: Record<string, string> } | null;

const header = (body: string, headers: FakeMessage['headers']): FakeMessage => ({ body, headers });

async function razorpay(): Promise<FakeGateway> {
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
    nextStep: { card: 'form', upi: 'form' },
    decide: (_, reference, outcome) =>
      outcome === 'paid'
        ? bank.webhook('payment.captured', payOnce(reference))
        : bank.webhook('payment.failed', { ...bank.pay(reference, { status: 'failed' }) }),
    back: (checkout, reference) => ({
      url: checkout?.fields?.['callback_url'] ?? '',
      form: bank.form(payOnce(reference)),
    }),
    unrelatedMessages: () =>
      ['{', '[]', '{"event":"subscription.charged","payload":{}}'].map((body) => bank.signed(body)),
    refundOnDashboard: (reference, amount) =>
      bank.webhook('refund.processed', bank.refundOnDashboard(payOnce(reference), amount)),
    refundedAmounts: (reference) =>
      bank.refunds.filter((refund) => refund.payment_id === paid.get(reference)?.id).map(({ amount }) => amount),
    failOpen: (fault) => bank.fail('order', fault),
    failRefund: (fault) => bank.fail('refund', fault),
    openedOrders: () => bank.orders.size,
    close: () => bank.close(),
  };
}

async function phonepe(): Promise<FakeGateway> {
  const bank = await openPhonePeServer();
  return {
    name: 'phonepe',
    environment: bank.environment,
    nextStep: { card: 'redirect', upi: 'redirect' },
    decide: (_, reference, outcome) => {
      bank.decide(reference, outcome === 'paid' ? 'COMPLETED' : 'FAILED');
      const event = outcome === 'paid' ? 'checkout.order.completed' : 'checkout.order.failed';
      return bank.webhook(event, { merchantOrderId: reference });
    },
    back: (_, reference) => ({ url: bank.orders.get(reference)?.back ?? '' }),
    unrelatedMessages: () => [
      bank.webhook('checkout.order.completed', { merchantOrderId: 'of-another-shop' }),
      bank.webhook('pg.refund.completed', { merchantRefundId: 'of-another-shop' }),
      bank.webhook('subscription.setup.order.completed', { merchantOrderId: '\0' }),
      { ...bank.webhook('x', {}), body: '{' },
    ],
    refundOnDashboard: (reference, amount) => {
      const { merchantRefundId } = bank.refundOnDashboard(reference, amount);
      return bank.webhook('pg.refund.completed', { merchantRefundId, originalMerchantOrderId: reference });
    },
    refundedAmounts: (reference) =>
      bank.refunds.filter((refund) => refund.originalMerchantOrderId === reference).map(({ amount }) => amount),
    failOpen: (fault) => bank.fail('order', fault),
    failRefund: (fault) => bank.fail('refund', fault),
    openedOrders: () => bank.orders.size,
    close: () => bank.close(),
  };
}

async function test(): Promise<FakeGateway> {
  const notify = (harness: Harness, reference: string, outcome: 'paid' | 'failed') => {
    const { body, headers } = testGateway(harness.ctx().config).decide(reference, outcome);
    return header(body.toString(), { 'x-test-gateway-signature': String(headers['x-test-gateway-signature']) });
  };
  return {
    name: 'test',
    environment: {},
    nextStep: { card: null, upi: 'intent' },
    decide: notify,
    unrelatedMessages: (harness) => [notify(harness, 'test_nobodys', 'paid')],
    refundedAmounts: () => [],
    openedOrders: () => 0,
    close: async () => undefined,
  };
}

/** The fake of every gateway. */
export const fakeGateways = { razorpay, phonepe, test };
