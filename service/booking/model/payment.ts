import type { Paise } from '../../core/money.ts';
import type { PaymentMode } from '../../payments/gateway.ts';
import type { ReceivedMethod } from './booking-status.ts';

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
