import { leftText, lengthText, ratingText, type StayCardData } from '../../service/catalog/stays/stay-card-data.ts';
import { formatMoney } from '../../service/core/money.ts';
import { beforeAdded, withAdded } from './price-words.ts';
import { toldReviews } from './reviews-view.ts';

/** The home page's two looks (HOME-14 to HOME-16), and a result in the grid or as a row. */
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
  /** Stars of the site; rows show them. */
  stars: number | null;
  chips: readonly string[];
  free: boolean;
  /** 'Only 2 left' or 'Sold out'. */
  left: string | null;
  /** '10–13 Dec', and those dates as they travel on: of a card that was found for dates of its own. */
  days?: string;
  travel?: string;
  /** 'Starting from': the home page's cards say so; 'from' without dates. */
  lead: 'Starting from' | 'from' | null;
  /** Of a night. */
  old: string | null;
  /** The figure that stands out: with dates the whole stay, else a night. */
  price: string;
  /** 'Per night', 'a night', 'total · 3 nights' */
  unit: string | null;
  /** The other of the two, and what it is: '₹5,900', ' total · 1 night with fees and GST'. */
  under: readonly [amount: string, what: string] | null;
  /** The whole stay stands out, and a night below. */
  dated: boolean;
}

/** What a card says: HOME-14 to HOME-16 for the home page's looks, the whole of it for a result. */
export function cardTexts(stay: StayCardData, look: CardLook): CardTexts {
  const { price, originalPrice } = stay;
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
            word: ratingText(stay.rating, stay.type),
            reviews: home ? null : toldReviews(stay.reviews),
          }
        : null,
    stars: look === 'list' ? stay.stars : null,
    chips: home ? [] : stay.amenities.slice(0, 3),
    free: (look === 'grid' || look === 'list') && stay.freeCancellation,
    left: leftText(stay.unitsLeft),
    old: !home && originalPrice !== null && price !== null && originalPrice > price ? formatMoney(originalPrice) : null,
    ...figures(stay, look),
  };
}

/** With dates the whole stay stands out, all in; without them a night, with the whole of one below (LIST-10). */
function figures(
  { whole, price }: StayCardData,
  look: CardLook,
): Pick<CardTexts, 'lead' | 'price' | 'unit' | 'under' | 'dated'> {
  const night = formatMoney(price);
  const total = whole && `total · ${lengthText(whole.nights, whole.rooms)}`;
  if (whole?.dated)
    return {
      lead: null,
      price: formatMoney(whole.amount),
      unit: total,
      dated: true,
      under: [night, beforeAdded(whole)],
    };
  const listed = look === 'grid' || look === 'list';
  return {
    lead: listed ? 'from' : 'Starting from',
    price: night,
    dated: false,
    unit: listed ? 'a night' : look === 'hotel' ? 'Per night' : null,
    under: whole && [formatMoney(whole.amount), ` ${total} ${withAdded(whole.fees)}`],
  };
}
