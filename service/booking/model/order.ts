import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fieldRulesTexts } from '../../../messages/en/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { type SelectedLine, ticketKinds } from '../../catalog/product.ts';
import type { Paise } from '../../core/money.ts';
import { schemaMessage } from '../../platform/body-fields.ts';
import { rupees } from '../../platform/rupees.ts';
import { type PaymentMethod, paymentMethodLabels, paymentMethods } from './booking-status.ts';
import { selectedLines } from './cart-items.ts';
import { type SaleGuests, saleGuests } from './guest-bodies.ts';
import { lastDayOf } from './line.ts';

const methodNames = new Map<string, PaymentMethod>([
  ...paymentMethods.map((method): [string, PaymentMethod] => [method, method]),
  ...paymentMethods.map((method): [string, PaymentMethod] => [paymentMethodLabels[method].toLowerCase(), method]),
]);

/** The booking id (CART-16), made by the client. A repeated request is recognised by it (decision 3). */
export const bookingId = z
  .string()
  .regex(/^BOOK_\d{10,17}_[A-Z0-9]{6}$/, 'bookingId must look like BOOK_{timestamp}_{6 characters}');

/** Body field: the fingerprint of the cancellation terms that were shown. */
export const shownTerms = z
  .string()
  .max(5_000)
  .optional()
  .describe(
    'The mark of the quote’s cancellation policies. If they have changed, nothing is sold (409 with the quote)',
  );

/** Body field: when the buyer pays. */
export const payTiming = z
  .enum(['now', 'later'])
  .optional()
  .describe(
    'now: held for 15 minutes (setting booking-limits), whatever the share of the stock. later, or left out: as described in the call',
  );

/** Body of POST /api/send-booking-email (CART-14). Recipient, subject, prices and link in it are ignored. */
export const orderBody = z.object({
  bookingId,
  cartItems: selectedLines,
  totals: z.object({ total: rupees }),
  paymentMethod: z
    .string()
    .max(60)
    .transform((text, ctx) => {
      const method = methodNames.get(text.trim().toLowerCase());
      if (method) return method;
      ctx.addIssue({ code: 'custom', message: schemaMessage(sentence(fieldRulesTexts.paymentMethodMissing)) });
      return z.NEVER;
    }),
  pay: payTiming,
  terms: shownTerms,
  details: saleGuests.optional().describe('Known guest details. They can be added until the trip starts'),
});

export interface Order {
  readonly bookingId: string;
  readonly lines: readonly SelectedLine[];
  /** Null if it is chosen on the payment page. */
  readonly paymentMethod: PaymentMethod | null;
  /** Held for minutes, to be paid at once. */
  readonly paysNow: boolean;
  /** The total that the client shows. */
  readonly expectedTotal: Paise;
  /** Fingerprint of the cancellation terms that the client has shown; without it they are not checked. */
  readonly terms?: string | undefined;
  readonly details?: SaleGuests | undefined;
}

/**
 * Returns the same hash for equal orders, by which a repeated request is recognised. `more`: further values to include.
 */
export function orderFingerprint(order: Order, more: readonly unknown[] = []): string {
  const { details, paysNow } = order;
  const lines = order.lines.map((line) => [
    line.type,
    line.productKey,
    line.quantity,
    line.startDay ?? '',
    line.slot ?? '',
    line.endDay ? lastDayOf({ type: line.type, endDay: line.endDay }) : '',
    line.optionName ?? '',
    line.units,
    line.guests ?? '',
    line.adults ?? '',
    line.children ?? '',
    line.language ?? '',
    ticketKinds.map((kind) => line.tickets?.[kind] ?? 0),
    ...(line.pickup === undefined ? [] : [line.pickup]),
  ]);
  const method = order.paymentMethod ?? 'upi';
  return createHash('sha256')
    .update(
      JSON.stringify([
        lines,
        method,
        order.expectedTotal,
        ...more,
        ...(details ? [details] : []),
        ...(paysNow ? ['pays now'] : []),
      ]),
    )
    .digest('hex');
}
