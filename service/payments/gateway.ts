import type { Paise } from '../core/money.ts';

/** Whether money moves: frozen in each payment when it is opened. */
export type PaymentMode = 'live' | 'test';

/** How money comes through a provider. */
export const paidBy = ['upi', 'card', 'netbanking', 'wallet'] as const;
export type PaidBy = (typeof paidBy)[number];

/** What is asked of a gateway: money for a booking. */
export interface Order {
  readonly bookingId: string;
  readonly amount: Paise;
  /** What the payer chose here. */
  readonly method: string;
  /** Who pays, and whom. */
  readonly name: string;
  readonly payee: string;
  /** Where the gateway brings the payer's browser back to, and where who gives up goes. */
  readonly back: string;
  readonly leave: string;
  /** So long it can be paid here. */
  readonly seconds: number;
}

/** An order at the gateway. */
export interface Opened {
  /** The gateway's name for it, unique for ever. */
  readonly reference: string;
  /** What it goes on with, where that cannot be made from the reference: the address of its page, or a session. */
  readonly session: string | null;
  /** When that ends. */
  readonly endsAt: Date | null;
}

/** How the payer goes on. */
export type Checkout =
  /** To a page of the gateway, by its address. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** To a page of the gateway, by a form that the browser posts, as the gateway's own script would. */
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** By a link that a UPI app opens, shown as a code too. */
  | { readonly kind: 'intent'; readonly link: string };

/** What a provider must be able to do. Adapters keep no state; what they promise is written by the caller. */
export interface Gateway {
  readonly name: string;
  /** As the operator reads it; absent: the built-in one. */
  readonly label?: string;
  /** `test`: no money moves. Said on every screen and in every email about such a payment. */
  readonly mode: PaymentMode;
  /**
   * Opens an order at the provider. It may be opened in vain: then nobody is led to it. Throws AppError
   * ServiceUnavailableError when the provider does not take it.
   */
  readonly open: (order: Order) => Promise<Opened>;
  /** How the payer goes on to pay an order; null where our own page is the bank's. */
  readonly checkout: (order: Order & Omit<Opened, 'endsAt'>) => Checkout | null;
  /** Where its forms are posted to, which our pages have to allow. */
  readonly formsTo?: string;
  /**
   * Reads a message of the provider, and asks it where the message alone proves nothing. Undefined: nothing that concerns
   * payments here, be it another currency, another kind or not readable at all. Throws AppError ForbiddenError when it does
   * not come from the provider, ServiceUnavailableError when that does not answer, and nothing else.
   */
  readonly read: (told: Told) => Happening | undefined | Promise<Happening | undefined>;
  /** Asks the provider what became of an order; undefined while it is open. Absent where there is nobody to ask. */
  readonly ask?: (reference: string) => Promise<Happening | undefined>;
  /**
   * Reads the form with which the payer comes back from there, and asks the provider whether the money came. Undefined
   * when none did (yet). Throws AppError ForbiddenError when the signature is not the provider's. Absent where the payer
   * comes back without one: then the provider is asked about the order.
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
      /** How it was paid in the end, where the provider says so: its page lets the payer choose again. */
      readonly method?: PaidBy | undefined;
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
