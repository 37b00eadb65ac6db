import type { Paise } from '../core/money.ts';

/** Whether money moves; frozen in each payment when it is opened. */
export type PaymentMode = 'live' | 'test';

/** Payment methods of providers. */
export const paidBy = ['upi', 'card', 'netbanking', 'wallet'] as const;
export type PaidBy = (typeof paidBy)[number];

/** An order to collect money for a booking. */
export interface GatewayOrder {
  readonly bookingId: string;
  readonly amount: Paise;
  /** The method that the payer chose. */
  readonly method: string;
  /** The names of payer and payee. */
  readonly name: string;
  readonly payee: string;
  /** Where the gateway returns the payer to, and where a payer who gives up goes. */
  readonly back: string;
  readonly leave: string;
  /** Seconds during which it can be paid. */
  readonly seconds: number;
}

/** An order at the gateway. */
export interface OpenedOrder {
  /** The gateway's reference, unique for ever. */
  readonly reference: string;
  /** The address of the gateway's page or a session, if it cannot be derived from the reference. */
  readonly session: string | null;
  /** When the session expires. */
  readonly endsAt: Date | null;
}

/** How the payer continues to pay. */
export type Checkout =
  /** To a page of the gateway, by its address. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** To a page of the gateway, by a form that the browser posts, as the gateway's own script would. */
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** By a link that a UPI app opens, shown as a code too. */
  | { readonly kind: 'intent'; readonly link: string };

/** The interface of a payment provider. Adapters keep no state; the caller stores what they return. */
export interface Gateway {
  readonly name: string;
  /** The name shown to staff; absent for the built-in test gateway. */
  readonly label?: string;
  /** `test`: no money moves, which every screen and email about such a payment says. */
  readonly mode: PaymentMode;
  /**
   * Opens an order at the provider. An order that is never used has no effect. Throws AppError ServiceUnavailableError
   * if the provider does not accept it.
   */
  readonly open: (order: GatewayOrder) => Promise<OpenedOrder>;
  /** Returns how the payer continues; null if our own page takes the payment. */
  readonly checkout: (order: GatewayOrder & Omit<OpenedOrder, 'endsAt'>) => Checkout | null;
  /** The origin its forms are posted to, which our pages must allow. */
  readonly formsTo?: string;
  /**
   * Reads a message of the provider, and asks the provider if the message alone proves nothing. Returns undefined for
   * messages that do not concern payments here (another currency, another kind, unreadable). Throws AppError
   * ForbiddenError if it is not from the provider, ServiceUnavailableError if the provider does not answer, and nothing
   * else.
   */
  readonly read: (told: GatewayMessage) => GatewayEvent | undefined | Promise<GatewayEvent | undefined>;
  /**
   * Asks the provider for the outcome of an order; undefined while it is open. Absent if the provider cannot be asked.
   */
  readonly fetchOutcome?: (reference: string) => Promise<GatewayEvent | undefined>;
  /**
   * Reads the form with which the payer returns, and asks the provider whether the payment succeeded. Undefined if it
   * did not (yet). Throws AppError ForbiddenError for a wrong signature. Absent if payers return without a form: then
   * the provider is asked about the order.
   */
  readonly readReturn?: (body: Buffer) => Promise<GatewayEvent | undefined>;
  /**
   * Sends a refund; absent if the provider cannot. Repeated with the same key it refunds once, and the answer tells its
   * progress. Throws RefundRefused if the provider refuses it, and other errors if the outcome is unknown.
   */
  readonly refund?: (refund: { money: string; amount: Paise; key: string }) => Promise<RefundProgress>;
  /** Lists all refunds of a payment at the provider, whoever made them. Absent if the provider has no such list. */
  readonly listRefunds?: (money: string) => Promise<readonly ReportedRefund[]>;
  /** Throws if the provider does not answer or does not accept our keys. Absent if there is no provider to ask. */
  readonly checkKeys?: () => Promise<void>;
}

/**
 * The state of a refund at the provider: `sent` is on its way to the payer's bank, `failed` was returned from there.
 */
export interface RefundProgress {
  /** The provider's reference. */
  readonly refund: string;
  readonly state: 'sent' | 'done' | 'failed';
}

export class RefundRefused extends Error {}

/** A message of a provider. Its signature covers these exact bytes, so they must not be parsed and serialised again. */
export interface GatewayMessage {
  readonly body: Buffer;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A refund as the provider reports it, whoever made it. */
export interface ReportedRefund extends RefundProgress {
  /** Our idempotency key; null if the refund was made on the provider's own pages. */
  readonly key: string | null;
  readonly amount: Paise;
}

/** The original payment, included in a later message about a refund or dispute. */
export interface OriginalPayment {
  readonly reference: string;
  /** Undefined if it can only be the amount of the order. */
  readonly amount: Paise | undefined;
}

/** An event about an order, a refund or a dispute. */
export type GatewayEvent = {
  /** The provider's id of the message, the same when it is repeated. */
  readonly event: string;
} & (
  | {
      readonly what: 'paid';
      /** The reference returned by `open`. */
      readonly reference: string;
      /** The provider's reference of the payment; an order that is tried again may be paid more than once. */
      readonly money: string;
      /** The amount; undefined if it can only be the amount of the order. */
      readonly amount: Paise | undefined;
      /** The method finally used, if the provider tells: its page lets the payer choose again. */
      readonly method?: PaidBy | undefined;
    }
  | { readonly what: 'failed'; readonly reference: string }
  | ({
      readonly what: 'refunded';
      readonly money: string;
      /** Included if the provider tells: this may be the first message about the payment. */
      readonly came: OriginalPayment | undefined;
    } & ReportedRefund)
  | {
      /** A lost chargeback: the payer's bank took the money back. */
      readonly what: 'disputed';
      readonly money: string;
      readonly came: OriginalPayment | undefined;
      /** The provider's reference of the dispute. */
      readonly dispute: string;
      readonly amount: Paise;
    }
);
