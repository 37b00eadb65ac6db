import type { Paise } from '../core/money.ts';

/** Whether money moves: frozen in each payment when it is opened. */
export type PaymentMode = 'live' | 'test';

/** What a payment provider must be able to do. Adapters keep no state; what they promise is written by the caller. */
export interface Gateway {
  readonly name: 'test' | 'razorpay';
  /** `test`: no money moves. Said on every screen and in every letter about such a payment. */
  readonly mode: PaymentMode;
  /** Opens an order at the provider. Returns the provider's name for it, unique for ever. */
  readonly openOrder: (order: { bookingId: string; amount: Paise }) => Promise<string>;
  /**
   * Reads what the provider (or its page, by way of the browser) tells about an order.
   * Throws AppError ForbiddenError when the signature is not the provider's.
   */
  readonly readCallback: (body: string, signature: string) => Callback;
}

export interface Callback {
  readonly reference: string;
  readonly outcome: 'paid' | 'failed';
  /** What the provider took; undefined where it can only be the amount of the order. */
  readonly amount: Paise | undefined;
}
