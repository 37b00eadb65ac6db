import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Payments, Refunds } from '../../../database/tables.ts';
import { paiseOf } from '../../core/money.ts';
import { receivedMethods } from '../model/booking-status.ts';
import type { Payment } from '../model/payment.ts';

const paymentMode = z.enum(['live', 'test']);
const paymentStatus = z.enum(['open', 'captured', 'failed', 'held']);
const refundState = z.enum(['due', 'sent', 'done', 'failed']);
const refundOrigin = z.enum(['own', 'outside', 'dispute']);

export function toPayment(row: Selectable<Payments>, refunds: readonly Selectable<Refunds>[]): Payment {
  return {
    id: row.id,
    reference: row.reference,
    paidAs: row.paid_as,
    gateway: row.gateway,
    mode: paymentMode.parse(row.mode),
    method: z.enum(receivedMethods).parse(row.method),
    amount: paiseOf(row.amount_paise),
    status: paymentStatus.parse(row.status),
    openedAt: row.created_at,
    settledAt: row.settled_at,
    session: row.session,
    sessionEndsAt: row.session_ends_at,
    sessionBack: row.session_back,
    refunds: refunds
      .filter(({ payment_id }) => payment_id === row.id)
      .map((refund) => ({
        id: refund.id,
        origin: refundOrigin.parse(refund.origin),
        key: refund.idempotency_key,
        reference: refund.reference,
        amount: paiseOf(refund.amount_paise),
        state: refundState.parse(refund.state),
        problem: refund.last_error,
      })),
  };
}
