import { experienceListCardViewTexts } from '../../messages/en/experience-list/card-view.ts';
import type { Translate } from '../../messages/translate.ts';
import type { ExperienceCardData } from '../../service/catalog/experiences/experience-card-data.ts';
import { percentOff } from '../../service/catalog/price.ts';
import { durationText } from '../../service/catalog/stated-text.ts';
import { isSoldOut, leftText } from '../../service/catalog/stays/stay-card-data.ts';
import { nameText } from '../../service/catalog/vocabulary.ts';
import { formatMoney } from '../../service/core/money.ts';
import { reviewCountText } from '../product/reviews-view.ts';
import { moreOf } from '../stay/card-texts.ts';
import { urls } from '../urls.ts';

/** The texts of a card. */
export interface ExperienceCardTexts {
  type: ExperienceCardData['type'];
  slug: string;
  /** The target of 'See availability', with the requested day and guests. */
  to: string;
  /** The name under which the device saves it. */
  saved: string;
  name: string;
  place: string;
  /** 'Pilgrimage'; null for no label. */
  kind: string | null;
  /** Null: the default picture. */
  image: { src: string; srcSet?: string; focus?: string } | null;
  alt: string;
  /** Addresses of further pictures, with spaces between them. */
  more?: string;
  /** Null: not rated yet, shown as 'New'. */
  rated: { score: string; reviews: string } | null;
  description: string;
  duration: string;
  availability: string;
  free: boolean;
  /** 'Only 2 left' */
  left: string | null;
  /** Sold out for the dates of the search. */
  soldOut?: true;
  old: string | null;
  /** '20% OFF' */
  off: string | null;
  price: string;
  /** 'per person', on a day 'total · 1 person' */
  unit: string;
  /** The ticket's price with a day before GST, else with it, and its unit: '₹1,770 total · 1 person with GST'. */
  under: string;
  /** With a day: the total of a ticket is the main figure, with its price below. */
  dated: boolean;
}

/** The texts of a card (EXP-7, EXP-16). `visit`: day and guests to pass on, without '?'. */
export function experienceCardTexts(t: Translate, card: ExperienceCardData, visit: string): ExperienceCardTexts {
  const { image, price, originalPrice } = card;
  const address = card.type === 'attraction' ? urls.attraction(card.slug) : urls.tour(card.slug);
  const off = percentOff(price, originalPrice);
  return {
    type: card.type,
    slug: card.slug,
    to: visit ? `${address}?${visit}` : address,
    saved: `${card.type}:${card.slug}`,
    name: card.name,
    place: card.place,
    kind: card.kind && nameText(t, card.kind),
    image: image && {
      src: image.url,
      ...(image.srcSet && { srcSet: image.srcSet }),
      ...(image.focus && { focus: image.focus }),
    },
    alt: image?.alt ?? '',
    ...moreOf(card),
    rated:
      card.rating > 0
        ? {
            score: card.rating.toFixed(1),
            reviews: reviewCountText(t, card.reviews),
          }
        : null,
    description: card.description,
    duration: durationText(t, card.duration),
    availability: nameText(t, card.availability),
    free: card.freeCancel,
    left: leftText(t, card.placesLeft),
    ...(isSoldOut(card.placesLeft) && { soldOut: true }),
    old: off === null ? null : formatMoney(originalPrice),
    off: off === null ? null : t(experienceListCardViewTexts.off, { percent: off }),
    ...figures(t, card),
  };
}

/** With a day the total of a ticket is the main figure; without one its price, with the total below (LIST-10). */
function figures(
  t: Translate,
  card: ExperienceCardData,
): Pick<ExperienceCardTexts, 'price' | 'unit' | 'under' | 'dated'> {
  const { price, ticket, placesLeft } = card;
  const [bare, amount] = [formatMoney(price), formatMoney(ticket.amount)];
  const adult = ticket.of === 'adult';
  return placesLeft === null
    ? {
        price: bare,
        unit: t(experienceListCardViewTexts.perPerson),
        under: t(adult ? experienceListCardViewTexts.adultWithGst : experienceListCardViewTexts.personWithGst, {
          amount,
        }),
        dated: false,
      }
    : {
        price: amount,
        unit: t(adult ? experienceListCardViewTexts.totalAdult : experienceListCardViewTexts.totalPerson),
        under: t(experienceListCardViewTexts.beforeGst, { price: bare }),
        dated: true,
      };
}
