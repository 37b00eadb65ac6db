import { stayPriceTexts } from '../../messages/en/stay/price.ts';
import type { Translate } from '../../messages/translate.ts';
import {
  isSoldOut,
  leftText,
  lengthText,
  ratingText,
  type StayCardData,
} from '../../service/catalog/stays/stay-card-data.ts';
import { nameText } from '../../service/catalog/vocabulary.ts';
import { formatMoney } from '../../service/core/money.ts';
import { reviewCountText } from '../product/reviews-view.ts';

/** The home page's two variants (HOME-14 to HOME-16), and a result in the grid or as a row. */
export type CardLook = 'home' | 'hotel' | 'grid' | 'list';

/** The texts of a card. */
export interface CardTexts {
  slug: string;
  name: string;
  place: string;
  type: string;
  /** Empty: 'No image available'. */
  image: string;
  alt: string;
  /** For an uploaded picture: its widths, and its focal point (service/catalog/picture-data.ts). */
  srcSet?: string;
  focus?: string;
  /** Addresses of further pictures, with spaces between them. */
  more?: string;
  /** Null: not rated yet, shown as 'New'. */
  rated: { score: string; word: string; reviews: string | null } | null;
  /** The hotel's stars; shown in rows. */
  stars: number | null;
  chips: readonly string[];
  free: boolean;
  /** 'Only 2 left' or 'Sold out'. */
  left: string | null;
  /** Sold out for the dates of the search. */
  soldOut?: true;
  /** '10–13 Dec', and those dates as parameters: for a card that was found for other dates than the search's. */
  days?: string;
  travel?: string;
  /** 'Starting from' on the home page's cards; 'from' without dates. */
  lead: string | null;
  /** The former price of a night. */
  old: string | null;
  /** The main figure: with dates the total of the stay, else a night. */
  price: string;
  /** 'Per night', 'a night', 'total · 3 nights' */
  unit: string | null;
  /** The other of the two prices, with its unit: '₹5,900 total · 1 night with fees and GST'. */
  under: string | null;
}

/** The further pictures of a card, if it has any. */
export const moreOf = ({ morePictures = [] }: { morePictures?: string[] }): { more?: string } =>
  morePictures.length > 0 ? { more: morePictures.join(' ') } : {};

/** The texts of a card: HOME-14 to HOME-16 for the home page's variants, the total for a result. */
export function cardTexts(t: Translate, stay: StayCardData, look: CardLook): CardTexts {
  const { price, originalPrice } = stay;
  const home = look === 'home';
  return {
    slug: stay.slug,
    name: stay.name,
    place: stay.location,
    type: nameText(t, stay.type),
    image: stay.image?.url ?? '',
    alt: stay.image?.alt ?? '',
    ...(stay.image?.srcSet && { srcSet: stay.image.srcSet }),
    ...(stay.image?.focus && { focus: stay.image.focus }),
    ...moreOf(stay),
    rated:
      stay.rating > 0
        ? {
            score: stay.rating.toFixed(1),
            word: ratingText(t, stay.rating, stay.type),
            reviews: home ? null : reviewCountText(t, stay.reviews),
          }
        : null,
    stars: look === 'list' ? stay.stars : null,
    chips: home ? [] : stay.amenities.slice(0, 3).map((name) => nameText(t, name)),
    free: (look === 'grid' || look === 'list') && stay.freeCancellation,
    left: leftText(t, stay.unitsLeft),
    ...(isSoldOut(stay.unitsLeft) && { soldOut: true }),
    old: !home && originalPrice !== null && price !== null && originalPrice > price ? formatMoney(originalPrice) : null,
    ...figures(t, stay, look),
  };
}

/** The price of a night beside the total that adds to it. */
function beforeAdded({ rooms, fees }: { rooms: number; fees: boolean }) {
  if (rooms > 1) return fees ? stayPriceTexts.roomNightAndFees : stayPriceTexts.roomNightAndGst;
  return fees ? stayPriceTexts.nightAndFees : stayPriceTexts.nightAndGst;
}

/**
 * With dates the total of the stay is the main figure; without them the price of a night, with its total below
 * (LIST-10).
 */
function figures(
  t: Translate,
  { whole, price }: StayCardData,
  look: CardLook,
): Pick<CardTexts, 'lead' | 'price' | 'unit' | 'under'> {
  const night = formatMoney(price);
  const length = whole && lengthText(t, whole.nights, whole.rooms);
  if (whole?.dated && length)
    return {
      lead: null,
      price: formatMoney(whole.amount),
      unit: t(stayPriceTexts.total, { length }),
      under: t(beforeAdded(whole), { price: night }),
    };
  const listed = look === 'grid' || look === 'list';
  return {
    lead: t(listed ? stayPriceTexts.lead : stayPriceTexts.startingFrom),
    price: night,
    unit: listed ? t(stayPriceTexts.night) : look === 'hotel' ? t(stayPriceTexts.perNight) : null,
    under:
      whole &&
      length &&
      t(whole.fees ? stayPriceTexts.totalWithFees : stayPriceTexts.totalWithGst, {
        amount: formatMoney(whole.amount),
        length,
      }),
  };
}
