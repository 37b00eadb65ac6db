import { catalogTourCardTexts } from '../../../messages/en/catalog/tour-card.ts';
import type { Translate } from '../../../messages/translate.ts';
import { formatMoney, paiseOf } from '../../core/money.ts';
import { richText } from '../markdown.ts';
import type { PictureData } from '../picture-data.ts';
import { daysAt, type Priceable, taxedPrice } from '../price.ts';
import { plainText } from '../rich-text.ts';
import { durationText } from '../stated-text.ts';
import type { TaxTerms } from '../tax.ts';
import { nameText } from '../vocabulary.ts';

/** The data of the card of a tour package; all texts are ready to show. */
export interface TourCardData {
  id: number;
  slug: string;
  name: string;
  /** 'Pilgrimage'; null without a category. */
  type: string | null;
  /** 'Haridwar, Uttarakhand, India' */
  place: string;
  /** '12 days' */
  duration: string;
  /** Number of people in the card's price: '2 Person'. */
  persons: string;
  description: string;
  /** For one: '₹10,900'. */
  price: string;
  /** For both, with tax. */
  whole: string;
  /** Out of five with one decimal; null without ratings. */
  rating: string | null;
  image: PictureData | null;
}

export interface TourCardRow {
  id: number;
  document_id: string;
  slug: string;
  name: string;
  type: string | null;
  location: string;
  duration: string;
  description: string;
  /** 0 if none was ever set. */
  price_paise: number;
  /** Price of an adult if tickets are by age; null: the same for everyone. */
  adult_price_paise: number | null;
  rating: number;
  image: PictureData | null;
}

const persons = 2;
const longest = 110;

/** The beginning of a Markdown text as plain text, cut after a word. */
export function teaser(text: string): string {
  const [first = ''] = plainText(richText(text)).split(/\n+/);
  if (first.length <= longest) return first;
  const lastSpace = first.lastIndexOf(' ', longest);
  return `${first.slice(0, lastSpace > 0 ? lastSpace : longest).replace(/[\s,;:.–—-]+$/, '')}…`;
}

export function toTourCard(t: Translate, row: TourCardRow, terms: TaxTerms): TourCardData {
  const price = paiseOf(row.price_paise);
  const adult = row.adult_price_paise === null ? null : paiseOf(row.adult_price_paise);
  const tickets: Priceable = {
    supply: 'tour',
    parts: [{ name: 'Person', count: persons, price: adult }],
    fees: [],
  };
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    type: row.type && nameText(t, row.type.charAt(0).toUpperCase() + row.type.slice(1)),
    place: t(catalogTourCardTexts.place, { place: row.location }),
    // HOME-18: defaults of a package
    duration: durationText(t, row.duration.trim()) || t(catalogTourCardTexts.duration),
    persons: t(catalogTourCardTexts.persons, { count: persons }),
    description: teaser(row.description) || t(catalogTourCardTexts.description, { name: row.name }),
    price: formatMoney(price || null),
    whole: formatMoney(taxedPrice(tickets, daysAt(1, price), terms).payable),
    rating: row.rating > 0 ? row.rating.toFixed(1) : null,
    image: row.image,
  };
}
