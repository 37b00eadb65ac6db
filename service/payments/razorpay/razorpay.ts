import { z } from 'zod';
import type { RazorpayAccount } from '../../platform/gateway-accounts.ts';
import type { Gateway } from '../gateway.ts';
import { orAway } from '../read-signed.ts';
import { answered, razorpayClient } from './client.ts';
import { paidOf, razorpayPayment, razorpayRefund, readReturn, readWebhook, refundedOf, toldOf } from './messages.ts';

const order = z.object({ id: z.string() });
const payments = z.object({ items: z.array(razorpayPayment) });
const refunds = z.object({ items: z.array(razorpayRefund) });

/** Razorpay by its official SDK: orders, its own page to pay on, webhooks and refunds. Through its test keys no money moves. */
export function razorpay(settings: RazorpayAccount): Gateway {
  const trial = settings.keyId.startsWith('rzp_test_');
  return {
    name: 'razorpay',
    label: 'Razorpay',
    mode: trial ? 'test' : 'live',
    open: async ({ bookingId, amount }) => {
      const { orders } = await razorpayClient(settings);
      const asked = { amount, currency: 'INR', receipt: bookingId, payment_capture: true };
      const { id } = await orAway(answered(order, orders.create(asked)));
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
    read: (told) => readWebhook(told, settings.webhookSecret),
    ask: async (reference) => {
      const { orders } = await razorpayClient(settings);
      const { items } = await answered(payments, orders.fetchPayments(reference));
      const paid = items.find(({ status }) => status === 'captured');
      return paid && paidOf(`asked ${paid.id}`, paid);
    },
    returned: async (body) => {
      const said = readReturn(body, settings.keySecret);
      if (!said) return undefined;
      const { payments } = await razorpayClient(settings);
      let payment = await answered(razorpayPayment, payments.fetch(said.payment));
      // promised by the bank, and lost unless it is taken
      if (payment.status === 'authorized') {
        payment = await answered(razorpayPayment, payments.capture(payment.id, payment.amount, 'INR'));
      }
      return paidOf(`checkout ${payment.id}`, payment);
    },
    refundsOf: async (money) => {
      const { payments } = await razorpayClient(settings);
      return (await answered(refunds, payments.fetchMultipleRefund(money, { count: 100 }))).items.map(toldOf);
    },
    ...(!trial && {
      refund: async ({ money, amount, key }) => {
        const { payments } = await razorpayClient(settings);
        const asked = { amount, speed: 'normal', receipt: key } as const;
        return refundedOf(await answered(razorpayRefund, payments.refund(money, asked)));
      },
    }),
  };
}
