import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Payments, Refunds } from '../../../database/tables.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { PaymentMode } from '../../payments/gateway.ts';
import { type ReceivedMethod, receivedMethods } from '../model/booking-status.ts';

/**
 * A refund. `failed` is still owed and must be sent by hand. Besides refunds that we owe (`own`) these are refunds made
 * on the pages of the gateway (`outside`) and money lost in a dispute (`dispute`).
 */
export interface Refund {
  readonly id: number;
  readonly origin: 'own' | 'outside' | 'dispute';
  /** The idempotency key under which the gateway knows it. */
  readonly key: string;
  /** The reference of the gateway or bank, once there is one. */
  readonly reference: string | null;
  readonly amount: Paise;
  readonly state: 'due' | 'sent' | 'done' | 'failed';
  /** The error of the last attempt. */
  readonly problem: string | null;
}

export interface Payment {
  readonly id: number;
  /** The order reference of the gateway. */
  readonly reference: string;
  /** The reference of the gateway for the money received. */
  readonly paidAs: string | null;
  readonly gateway: string;
  readonly mode: PaymentMode;
  readonly method: ReceivedMethod;
  readonly amount: Paise;
  /** `held`: the amount received differs from the amount requested. */
  readonly status: 'open' | 'captured' | 'failed' | 'held';
  readonly openedAt: Date;
  /** When the outcome was reported; null until then. */
  readonly settledAt: Date | null;
  /**
   * The checkout session at the gateway while the payment is open, when it expires, and a hash of its return address.
   */
  readonly session: string | null;
  readonly sessionEndsAt: Date | null;
  readonly sessionBack: string | null;
  readonly refunds: readonly Refund[];
}
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
