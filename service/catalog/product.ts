import { catalogTicketsTexts } from '../../messages/en/catalog/tickets.ts';
import type { Translate } from '../../messages/translate.ts';
import type { Day } from '../core/day.ts';
import type { Paise } from '../core/money.ts';
import type { SellableSlots } from '../stock/stock.ts';
import type { CancellationPolicy } from './cancellation-policy.ts';
import type { LineLabel, ProductType } from './kinds.ts';
import type { PictureData } from './picture-data.ts';
import type { PlannedDay } from './planned-day.ts';
import type { Priceable } from './price.ts';
import type { Schedule } from './refund-terms.ts';
import type { FactsOfStay } from './stay-facts.ts';

/** Kinds of ticket of attractions and tours (EXP-30). */
export const ticketKinds = ['adult', 'child', 'senior', 'infant'] as const;
export type TicketKind = (typeof ticketKinds)[number];
/** The names of tickets as bookings keep them, in every language; readers see `ticketText`. */
export const ticketNames: Readonly<Record<TicketKind, string>> = {
  adult: 'Adult',
  child: 'Child',
  senior: 'Senior',
  infant: 'Infant',
};
/** The name of tickets that are not by age, as bookings keep it. */
export const plainTicket = 'Ticket';

/** A name of tickets as it is read; names of other parts of a price stay as they are. */
export function ticketText(t: Translate, name: string): string {
  const kind = ticketKinds.find((one) => ticketNames[one] === name);
  if (kind) return t(catalogTicketsTexts[kind]);
  return name === plainTicket ? t(catalogTicketsTexts.ticket) : name;
}
export type TicketCounts = Readonly<Partial<Record<TicketKind, number>>>;

/** A product as a traveller configured it. Offered, priced and booked lines have the same field names. */
export interface SelectedLine {
  /** The cart's own name for the line; returned with its quote. */
  readonly cartId?: string | undefined;
  /** documentId, numeric id or slug of the product. */
  readonly productKey: string;
  readonly type: ProductType;
  readonly name: string;
  readonly quantity: number;
  readonly startDay?: Day | undefined;
  /** First day after it. */
  readonly endDay?: Day | undefined;
  readonly slot?: string | undefined;
  readonly optionName?: string | undefined;
  /** The rooms of a stay. */
  readonly units: number;
  readonly guests?: number | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  /** Name or code of a language. */
  readonly language?: string | undefined;
  /** For products with tickets by age; undefined for simple ones. */
  readonly tickets?: TicketCounts | undefined;
  /** Where a vehicle is handed over; undefined for products not hired by the day. */
  readonly pickup?: string | undefined;
}

/** Options that a cart item may leave open, by their name in the API: the product's first is booked then. */
export const choices = ['roomType', 'selectedLanguage'] as const;
export type OpenChoice = (typeof choices)[number];

/** Refund terms, fixed at the time of sale. */
export interface CancellationTerms {
  /** The policy at the time of sale, which a line keeps when the product's changes. Absent on older lines. */
  readonly policy?: CancellationPolicy | undefined;
  /** ISO instant from which the policy counts back. */
  readonly begins?: string | undefined;
  readonly schedule: Schedule;
  /** ISO instant until which the whole amount is refunded; null: never. */
  readonly freeUntil: string | null;
  readonly text: string;
}

/** Where the product is, and its times of arrival and departure, as far as known. */
export interface Venue {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** 'HH:MM' on the first and on the last day. */
  readonly from: string | null;
  readonly until: string | null;
}

/** Names of a product in a language other than English. By the English ones it is found and sold. */
export interface TranslatedNames {
  readonly language: string;
  readonly name: string;
  readonly optionName: string | null;
  readonly location: string;
  readonly meetingPoint: string | null;
  readonly plan: readonly PlannedDay[];
  /** Of the facts of a stay. */
  readonly nearestPlace?: string | undefined;
}

/** A product in the requested configuration: what pricing and selling need to know, for all types. */
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
  /** Units on days without an allotment. */
  readonly capacity: number;
  /** Days that take stock: the nights of a stay. */
  readonly days: readonly Day[];
  readonly startDay: Day;
  /** First day after the booking. */
  readonly endDay: Day;
  /** 'HH:MM' if the product begins at set times, else ''. */
  readonly slot: string;
  /** If it is out of season on that day: what to say when the day is closed. */
  readonly whyClosed?: string;
  /** End of sale (`saleEndOf`). */
  readonly saleEnds: Date;
  /** Units of stock a day for one of the quantity: the rooms of a stay, the people of a tour. */
  readonly units: number;
  readonly guests: number;
  /** Ordinary price of a day, which a price set for the day replaces. */
  readonly dayPrice: Paise;
  readonly language: string | null;
  /** Options that were left open. */
  readonly chosenForThem: readonly OpenChoice[];
  /** Duration as text of the product. */
  readonly duration: string | null;
  readonly cancellation: CancellationTerms;
  readonly venue: Venue | null;
  /** Where the visit begins, if the product says so. */
  readonly meetingPoint: string | null;
  /** When the visit begins ('HH:MM'), if it is not sold by start times and the product says so. */
  readonly meetingTime: string | null;
  /** The itinerary; empty if there is none. */
  readonly plan: readonly PlannedDay[];
  /** True if every traveller must be named. */
  readonly asksNames: boolean;
  /** What a guest should know of a stay before paying, if it says so. */
  readonly facts?: FactsOfStay | undefined;
  readonly translated?: TranslatedNames | undefined;
}

type Named = Pick<Offer, 'name' | 'optionName' | 'location' | 'meetingPoint' | 'plan' | 'facts' | 'translated'>;

/** What was offered, with its names in the reader's language, if it has them. For what is shown, never for what is sold. */
export function withNamesIn<Line extends Named>({ language }: { readonly language: string }, line: Line): Line {
  const { translated } = line;
  if (translated?.language !== language) return line;
  const { name, optionName, location, meetingPoint, plan, nearestPlace } = translated;
  const facts = line.facts && nearestPlace !== undefined ? { ...line.facts, nearestPlace } : line.facts;
  return { ...line, name, optionName, location, meetingPoint, plan, facts };
}

/** The offer, or the specified message why there is none. */
export type Offered =
  | { readonly offer: Offer }
  /** `tooLong`: it can never be booked for that long, regardless of stock. */
  | { readonly problem: string; readonly tooLong?: true | undefined };

/**
 * A stock query by the product's slug: `option` is the name of a stay's room type, `time` one of the product's times;
 * without `time` all of them.
 */
export interface StockQuery {
  readonly slug: string;
  readonly option?: string;
  readonly time?: string;
}

/** The stock of a document: a room type or a product. */
export interface StockedSlots extends SellableSlots {
  readonly documentId: string;
  /** The content type of that document. */
  readonly subject: string;
}

/** Settings for all offers: how long they last, and the operator's own policies. */
export interface OfferRules {
  /** The most nights of a stay, and the most days of a rental. */
  readonly nights: number;
  readonly rentalDays: number;
  readonly policies: readonly CancellationPolicy[];
}

/** The minimum shown of a product, on a list of saved products. */
export interface Brief {
  readonly slug: string;
  readonly name: string;
  readonly location: string;
  readonly image: PictureData | null;
  /** With fees and tax, for one `of`; null if it has no price now. */
  readonly price: Paise | null;
  readonly of: 'day' | 'night' | 'person';
}
