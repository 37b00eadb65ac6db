import {
  hotelAmenities,
  leftText,
  lengthText,
  ratingText,
  type StayCardData,
} from '../../service/catalog/stays/stay-card-data.ts';
import { formatMoney } from '../../service/core/money.ts';

/** The home page's two looks (S1 §2), and a result in the grid or as a row. */
export type CardLook = 'home' | 'hotel' | 'grid' | 'list';

/** How wide the picture of a card is shown. */
export const cardSizes = 'auto, (max-width: 639px) 92vw, 400px';

/** A card in the words it shows, ready to be written down. */
export interface CardTexts {
  slug: string;
  name: string;
  place: string;
  type: string;
  /** Empty: 'No image available'. */
  image: string;
  alt: string;
  /** Of an uploaded picture: its widths, and what stays in view (service/catalog/picture-data.ts). */
  srcSet?: string;
  focus?: string;
  /** Null: nobody has rated it, it is 'New'. */
  rated: { score: string; word: string; reviews: string | null } | null;
  /** Stars of the house; rows show them. */
  stars: number | null;
  chips: readonly string[];
  free: boolean;
  /** 'Only 2 left' or 'Sold out'. */
  left: string | null;
  /** 'Starting from': the home page's cards say so. */
  lead: string | null;
  old: string | null;
  price: string;
  /** 'Per night' */
  unit: string | null;
  /** '₹5,900', and for what: ' for 1 night with fees and tax'. */
  whole: readonly [amount: string, what: string] | null;
}

/** What a card says: S1 §2 and §9 for the home page's looks, the whole of it for a result. */
export function cardTexts(stay: StayCardData, look: CardLook): CardTexts {
  const { whole, price, originalPrice } = stay;
  const home = look === 'home';
  return {
    slug: stay.slug,
    name: stay.name,
    place: stay.location,
    type: stay.type,
    image: stay.image?.url ?? '',
    alt: stay.image?.alt ?? '',
    ...(stay.image?.srcSet && { srcSet: stay.image.srcSet }),
    ...(stay.image?.focus && { focus: stay.image.focus }),
    rated:
      stay.rating > 0
        ? {
            score: stay.rating.toFixed(1),
            word: ratingText(stay.rating, home ? 'home' : 'hotel'),
            reviews: home ? null : `${stay.reviews} ${stay.reviews === 1 ? 'review' : 'reviews'}`,
          }
        : null,
    stars: look === 'list' ? stay.stars : null,
    chips: home ? [] : look === 'hotel' ? hotelAmenities(stay.amenities) : stay.amenities.slice(0, 3),
    free: (look === 'grid' || look === 'list') && stay.freeCancellation,
    left: leftText(stay.unitsLeft),
    lead: look === 'home' || look === 'hotel' ? 'Starting from' : null,
    old: !home && originalPrice !== null && price !== null && originalPrice > price ? formatMoney(originalPrice) : null,
    price: formatMoney(price),
    unit: home ? null : 'Per night',
    whole: whole && [formatMoney(whole.amount), ` for ${lengthText(whole.nights, whole.rooms)} with fees and tax`],
  };
}
