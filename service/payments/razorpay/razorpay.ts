import { z } from 'zod';
import type { RazorpayAccount } from '../../platform/gateway-accounts.ts';
import type { Gateway } from '../gateway.ts';
import { orUnavailable } from '../read-signed.ts';
import { ask } from './client.ts';
import { paidOf, razorpayPayment, razorpayRefund, readReturn, readWebhook, refundedOf, toldOf } from './messages.ts';

const order = z.object({ id: z.string() });
const payments = z.object({ items: z.array(razorpayPayment) });
const refunds = z.object({ items: z.array(razorpayRefund) });

const pathOf = (payment: string) => `/payments/${encodeURIComponent(payment)}`;

/** Razorpay by its API: orders, its hosted payment page, webhooks and refunds. With test keys no money moves. */
export function razorpay(settings: RazorpayAccount): Gateway {
  const trial = settings.keyId.startsWith('rzp_test_');
  return {
    name: 'razorpay',
    label: 'Razorpay',
    mode: trial ? 'test' : 'live',
    open: async ({ bookingId, amount }) => {
      const body = { amount, currency: 'INR', receipt: bookingId, payment_capture: true };
      const { id } = await orUnavailable(ask(settings, order, { path: '/orders', body }));
      return { reference: id, session: null, endsAt: null };
    },
    formsTo: settings.url,
    checkout: ({ reference, amount, method, name, payee, back, leave }) => ({
      kind: 'form',
      action: `${settings.url}/v1/checkout/embedded`,
      fields: {
        key_id: settings.keyId,
        order_id: reference,
        amount: String(amount),
        currency: 'INR',
        name: payee,
        'prefill[name]': name,
        'prefill[method]': method,
        callback_url: back,
        cancel_url: leave,
      },
    }),
    read: (message) => readWebhook(message, settings.webhookSecret),
    fetchOutcome: async (reference) => {
      const { items } = await ask(settings, payments, { path: `/orders/${encodeURIComponent(reference)}/payments` });
      const paid = items.find(({ status }) => status === 'captured');
      return paid && paidOf(`asked ${paid.id}`, paid);
    },
    readReturn: async (body) => {
      const said = readReturn(body, settings.keySecret);
      if (!said) return undefined;
      let payment = await ask(settings, razorpayPayment, { path: pathOf(said.payment) });
      // authorised by the bank, and lost unless it is captured
      if (payment.status === 'authorized') {
        const body = { amount: payment.amount, currency: 'INR' };
        payment = await ask(settings, razorpayPayment, { path: `${pathOf(payment.id)}/capture`, body });
      }
      return paidOf(`checkout ${payment.id}`, payment);
    },
    checkKeys: async () => {
      await ask(settings, payments, { path: '/payments?count=1' });
    },
    listRefunds: async (money) => {
      const { items } = await ask(settings, refunds, { path: `${pathOf(money)}/refunds?count=100` });
      return items.map(toldOf);
    },
    ...(!trial && {
      refund: async ({ money, amount, key }) => {
        const body = { amount, speed: 'normal', receipt: key };
        return refundedOf(await ask(settings, razorpayRefund, { path: `${pathOf(money)}/refund`, body, key }));
      },
    }),
  };
}
