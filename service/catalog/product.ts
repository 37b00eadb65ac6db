import type { ContentType } from '../content/content-type.ts';
import type { Day } from '../core/day.ts';
import type { Paise } from '../core/money.ts';
import type { Context } from '../platform/context.ts';
import type { SellableSlots } from '../stock/stock.ts';
import type { CancellationPolicy } from './cancellation-policy.ts';
import type { LineLabel, ProductType } from './kinds.ts';
import type { ListShape } from './lists/list.ts';
import type { PictureData } from './picture-data.ts';
import type { PlannedDay } from './planned-day.ts';
import type { Priceable } from './price.ts';
import type { SaleSettings } from './settings/sale-settings.ts';
import type { Schedule } from './terms.ts';

/** Kinds of ticket of attractions and tours (EXP-30). */
export const ticketKinds = ['adult', 'child', 'senior', 'infant'] as const;
export type TicketKind = (typeof ticketKinds)[number];
export const ticketNames: Readonly<Record<TicketKind, string>> = {
  adult: 'Adult',
  child: 'Child',
  senior: 'Senior',
  infant: 'Infant',
};
export type TicketCounts = Readonly<Partial<Record<TicketKind, number>>>;

/** What a traveller configured, as the cart sends it, parsed. */
export interface CartItem {
  /** The cart's own name for the line; comes back with its quote. */
  readonly cartId: string | undefined;
  /** documentId, numeric id or slug of the product. */
  readonly id: string;
  readonly type: ProductType;
  readonly name: string;
  readonly quantity: number;
  readonly selectedDate: Day | undefined;
  readonly selectedTime: string | undefined;
  readonly checkOut: Day | undefined;
  readonly roomType: string | undefined;
  readonly rooms: number;
  readonly guests: number | undefined;
  readonly adults: number | undefined;
  readonly children: number | undefined;
  /** Name or code of a language. */
  readonly selectedLanguage: string | undefined;
  /** For products with tickets by age; undefined for simple ones. */
  readonly ticketTypes: TicketCounts | undefined;
  /** Where a vehicle is handed over; nothing for what is not hired by the day. */
  readonly pickupLocation: string | undefined;
}

/** What a cart item may leave open, by its name there: the first that the product has is booked then. */
export const choices = ['roomType', 'selectedLanguage'] as const;
export type Choice = (typeof choices)[number];

/** What cancelling gives back, decided at the sale. */
export interface CancellationTerms {
  /** The rule that it was made by, which a line keeps whatever becomes of the product's. Lines from before have none. */
  readonly policy?: CancellationPolicy | undefined;
  /** ISO instant from which the policy counts back. */
  readonly begins?: string | undefined;
  readonly schedule: Schedule;
  /** ISO instant until which the whole amount comes back; null: never. */
  readonly freeUntil: string | null;
  readonly text: string;
}

/** Where it is, and from and until when one is there, as far as the product says so: for whoever goes there. */
export interface Venue {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** 'HH:MM' on the first day and on the last one. */
  readonly from: string | null;
  readonly until: string | null;
}

/** A product in the configuration asked for: what pricing and selling need to know of it, whatever its type. */
export interface Offer extends Priceable {
  readonly type: ProductType;
  readonly label: LineLabel;
  readonly productId: number;
  readonly documentId: string;
  readonly slug: string;
  readonly name: string;
  readonly optionName: string | null;
  readonly location: string;
  readonly imageUrl: string;
  readonly sellableId: number;
  /** Stock where no allotment row says otherwise. */
  readonly capacity: number;
  /** Days that take stock: the nights of a stay. */
  readonly days: readonly Day[];
  readonly startDay: Day;
  /** First day that is no longer part of it. */
  readonly endDay: Day;
  /** 'HH:MM' where the product begins at set times, else ''. */
  readonly slot: string;
  /** After this nobody can buy it any more (`saleEndOf`). */
  readonly saleEnds: Date;
  /** Units of stock a day that one of the line's quantity takes: the rooms of a stay, the people of a tour. */
  readonly unitsEach: number;
  readonly guests: number;
  /** What the operator's price of a day takes the place of. */
  readonly dayPrice: Paise;
  readonly language: string | null;
  /** What the item left open. */
  readonly chosenForThem?: readonly Choice[];
  /** How long it takes, as the product says. */
  readonly duration: string | null;
  readonly cancellation: CancellationTerms;
  readonly venue?: Venue;
  /** What is planned of its days, where it says so. */
  readonly plan?: readonly PlannedDay[];
  /** Every traveller has to be named. */
  readonly asksNames?: boolean;
}

/** The offer, or in the specified words why there is none. */
export type Offered =
  | { readonly offer: Offer }
  /** `field`: where the item asks for what nobody can have, whatever the stock. */
  | { readonly problem: string; readonly item: CartItem; readonly field?: 'checkOut' };

/** What has stock of a product, by its slug: of a stay a room type by its name, of others one of their times or all. */
export interface StockAsked {
  readonly slug: string;
  readonly option?: string;
  readonly time?: string;
}

/** What has stock, with the document that says so: a room type or a product. */
export interface StockedSlots extends SellableSlots {
  readonly documentId: string;
  /** The content type of that document. */
  readonly subject: string;
}

/** What the operator decided of all that is offered: how long it lasts, and policies of his own. */
export interface OfferRules extends Pick<SaleSettings['limits'], 'nights' | 'rentalDays'> {
  readonly policies: readonly CancellationPolicy[];
}

/** The least that is shown of a product: on a list of what somebody saved. */
export interface Brief {
  readonly slug: string;
  readonly name: string;
  readonly location: string;
  readonly image: PictureData | null;
  /** With fees and tax, for one `of`: a night, a ticket, a day; null where it has no price now. */
  readonly price: Paise | null;
  readonly of: string;
}

/** What the server does with a type of product. The list is products.ts. */
export interface Product {
  /** What the content API shows of it: the type itself and what only it has. */
  readonly content: readonly ContentType[];
  /** How its list is asked. */
  readonly list: ListShape;
  /** Those of these products that are published, as they are today without a date. In two statements at most. */
  readonly brief: (ctx: Context, ids: readonly number[]) => Promise<Brief[]>;
  /** Offers for the items, in their order, in a fixed number of statements. */
  readonly offer: (ctx: Context, items: readonly CartItem[], settings: SaleSettings) => Promise<Offered[]>;
  /** The stock that is asked for; undefined when there is no such product, option or time. */
  readonly stock: (ctx: Pick<Context, 'db'>, asked: StockAsked) => Promise<StockedSlots | undefined>;
}
