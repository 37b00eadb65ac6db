import type { Paise } from '../core/money.ts';

/** Whether money moves: frozen in each payment when it is opened. */
export type PaymentMode = 'live' | 'test';

/** What a provider must be able to do. Adapters keep no state; what they promise is written by the caller. */
export interface Gateway {
  readonly name: 'test' | 'razorpay';
  /** `test`: no money moves. Said on every screen and in every letter about such a payment. */
  readonly mode: PaymentMode;
  /** Opens an order at the provider. Returns the provider's name for it, unique for ever. */
  readonly open: (order: { bookingId: string; amount: Paise }) => Promise<string>;
  /**
   * Reads a message of the provider; undefined: nothing that concerns payments here, be it another currency, another kind
   * or not readable at all. Throws AppError ForbiddenError when the signature is not the provider's, and for nothing else.
   */
  readonly read: (told: Told) => Happening | undefined;
  /** Where the payer goes to pay an order, as a form that the browser posts. Absent where our own page is the bank's. */
  readonly checkout?: (order: {
    reference: string;
    amount: Paise;
    method: string;
    /** Who pays, and whom. */
    name: string;
    payee: string;
    /** Where the provider posts the payer's browser back to, and where who gives up goes. */
    back: string;
    leave: string;
  }) => Checkout;
  /**
   * Reads the form with which the payer comes back from there, and asks the provider whether the money came. Undefined
   * when none did (yet). Throws AppError ForbiddenError when the signature is not the provider's.
   */
  readonly returned?: (body: Buffer) => Promise<Happening | undefined>;
  /**
   * Sends money back; absent where the provider moves none. However often it is asked by the same key, the payer gets it
   * once, and the answer says how far it has come. Throws RefundRefused when the provider does not do it as asked, and
   * other errors when nobody knows whether it did.
   */
  readonly refund?: (refund: { money: string; amount: Paise; key: string }) => Promise<Refunded>;
  /** Every refund of that money that the provider knows, whoever made it. Absent where it has no such list. */
  readonly refundsOf?: (money: string) => Promise<readonly ToldRefund[]>;
}

/** A refund at the provider: `sent` is on its way to the payer's bank, `failed` came back from there. */
export interface Refunded {
  /** The provider's name for it. */
  readonly refund: string;
  readonly state: 'sent' | 'done' | 'failed';
}

export class RefundRefused extends Error {}

export interface Checkout {
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** A message of a provider. The signature is over these very bytes: parsed and written again they would be others. */
export interface Told {
  readonly body: Buffer;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A refund as the provider knows it, whoever asked for it. */
export interface ToldRefund extends Refunded {
  /** The key by which we asked; null when somebody else did, on the provider's own pages. */
  readonly key: string | null;
  readonly amount: Paise;
}

/** That money came for an order, in a message about what happened to it later. */
export interface CameFor {
  readonly reference: string;
  /** Undefined where that can only be the amount of the order. */
  readonly amount: Paise | undefined;
}

/** What has become of an order, or of money that goes back. */
export type Happening = {
  /** The provider's name for the message: the same each time it tells it. */
  readonly event: string;
} & (
  | {
      readonly what: 'paid';
      /** What `open` returned. */
      readonly reference: string;
      /** The provider's name for the money; an order that is tried again may be paid more than once. */
      readonly money: string;
      /** What it took; undefined where that can only be the amount of the order. */
      readonly amount: Paise | undefined;
    }
  | { readonly what: 'failed'; readonly reference: string }
  | ({
      readonly what: 'refunded';
      readonly money: string;
      /** Where the provider says it: this may be the first message about that money. */
      readonly came: CameFor | undefined;
    } & ToldRefund)
  | {
      /** A chargeback was lost: the payer's bank took the money back. */
      readonly what: 'disputed';
      readonly money: string;
      readonly came: CameFor | undefined;
      /** The provider's name for the dispute. */
      readonly dispute: string;
      readonly amount: Paise;
    }
);
