import { catalogFeaturesTexts } from '../../messages/en/catalog/features.ts';
import { stayPageViewTexts } from '../../messages/en/stay/page-view.ts';
import type { Translate } from '../../messages/translate.ts';
import { type CancellationPolicy, policyOf } from '../../service/catalog/cancellation-policy.ts';
import { richText } from '../../service/catalog/markdown.ts';
import { type PictureData, photographsFirst } from '../../service/catalog/picture-data.ts';
import type { Fee } from '../../service/catalog/price.ts';
import { plainText, type RichBlock } from '../../service/catalog/rich-text.ts';
import type { StayFees } from '../../service/catalog/settings/stay-fees.ts';
import { wayText } from '../../service/catalog/stated-text.ts';
import { stayFactTexts } from '../../service/catalog/stay-facts.ts';
import { stayKind } from '../../service/catalog/stay-kind.ts';
import type { StayCardData } from '../../service/catalog/stays/stay-card-data.ts';
import { checkInAt } from '../../service/catalog/stays/stay-offer.ts';
import {
  distanceText,
  type HouseRulesData,
  type NearbyData,
  type RoomData,
  type RoomTypeData,
  type StayPageData,
} from '../../service/catalog/stays/stay-page-data.ts';
import { feesOf } from '../../service/catalog/stays/stay-priced.ts';
import { kindsOfFeature } from '../../service/catalog/stays/stay-vocabulary.ts';
import type { TaxRule } from '../../service/catalog/tax.ts';
import { nameText } from '../../service/catalog/vocabulary.ts';
import type { Paise } from '../../service/core/money.ts';
import { type CancellingView, cancellingView } from '../product/cancelling-view.ts';
import { type LocationView, locationView } from '../product/location-view.ts';
import type { Crumb } from '../product/product-head.ts';
import { type ThemeView, themesView } from '../product/review-themes.ts';
import {
  type AspectView,
  aspectsView,
  countText,
  type HistogramBar,
  histogramView,
  type RatedView,
  type ReviewView,
  ratedView,
  reviewCount,
  reviewView,
} from '../product/reviews-view.ts';
import { type IconName, iconNames, ownIconNames } from '../ui/icon-names.ts';
import { urls } from '../urls.ts';
import { type CardTexts, cardTexts } from './card-texts.ts';
import { stayCrumbs } from './stay-head.ts';

/** The texts of a room type: beds, guests, size, meals, and amenities. */
export interface RoomView extends RoomTypeData {
  facts: { icon: IconName; text: string }[];
  facilities: string;
}

/** The texts of a stay's page, built on the server, and the values that the booking panel calculates with. */
export interface StayPageView {
  documentId: string;
  slug: string;
  name: string;
  type: string;
  location: string;
  /** The breadcrumb; dates and guests are passed on. */
  crumbs: Crumb[];
  /** The area for other stays: state or district, else its own place name. */
  around: string;
  /** Its name in the reader's language, if that is another one. */
  aroundName?: string;
  stars: number | null;
  rated: RatedView | null;
  photos: PictureData[];
  facts: { icon: IconName; text: string }[];
  about: RichBlock[];
  /** True if the reader's language is another one, and `about` is in English. */
  inEnglish?: true;
  features: { title: string; items: { name: string; icon: IconName }[] }[];
  rooms: RoomView[];
  originalPrice: Paise | null;
  cancelling: CancellingView;
  /** 'HH:MM' */
  checkInTime: string;
  /** The rules that can apply to a stay. */
  taxRules: TaxRule[];
  /** The fees added to its nights. */
  fees: Fee[];
  /** The maximum number of nights. */
  mostNights: number;
  where: LocationView;
  nearby: { id: number; name: string; type: NearbyData['type']; where: string; description: RichBlock[] }[];
  reviews: ReviewView[];
  themes: ThemeView[];
  histogram: HistogramBar[];
  aspects: AspectView[];
  /** 'Show all 128 reviews', if there are more than these. */
  allReviews: { text: string; to: string } | null;
  /** What a guest should know before paying, one line each. */
  goodToKnow: string[];
  rules: HouseRulesData | null;
  faqs: { id: number; question: string; answer: RichBlock[] }[];
  similar: CardTexts[];
}

const drawn: ReadonlySet<string> = new Set([...iconNames, ...ownIconNames]);
const isDrawn = (name: string): name is IconName => drawn.has(name);

/** The icon of a feature; a tick for features that an operator has added. */
const featureIcon = (name: string): IconName => (isDrawn(name) ? name : 'check');

/** Property types that a guest books as a whole; for others the number of bedrooms is not a fact about the booking. */
const wholeProperties: ReadonlySet<string> = new Set([
  'Villas',
  'Cottages',
  'Apartments',
  'Serviced Apartments',
  'Holiday Homes',
]);

/** The few facts that everyone looks for first. */
function factsOf(t: Translate, stay: StayPageData): StayPageView['facts'] {
  const whole = wholeProperties.has(stay.type);
  const facts: [icon: IconName, text: string, shown: boolean][] = [
    ['users', t(stayPageViewTexts.roomsForUpTo, { count: stay.maxGuests }), true],
    ['bed-double', t(stayPageViewTexts.bedrooms, { count: stay.bedrooms }), whole && stay.bedrooms > 0],
    ['bath', t(stayPageViewTexts.bathrooms, { count: stay.bathrooms }), whole && stay.bathrooms > 0],
    ['calendar-check', t(stayPageViewTexts.freeCancellation), stay.freeCancellation],
    ['credit-card', t(stayPageViewTexts.noCard), stay.noCard],
    ['wallet', t(stayPageViewTexts.noPrepayment), stay.noPrepayment],
  ];
  return facts.filter(([, , shown]) => shown).map(([icon, text]) => ({ icon, text }));
}

/** The capacity of a room: adults, and guests in total if the operator states it. */
function guestsOf(t: Translate, { maxGuests, maxOccupancy }: RoomTypeData): string {
  if (maxOccupancy !== null && maxOccupancy > maxGuests)
    return t(stayPageViewTexts.adultsAndAll, { adults: maxGuests, guests: maxOccupancy });
  const most = Math.min(maxGuests, maxOccupancy ?? maxGuests);
  return t(stayPageViewTexts.guests, { count: most });
}

function roomView(t: Translate, { size, facilities, mealPlan, ...room }: RoomData): RoomView {
  const facts: [icon: IconName, text: string, shown: boolean][] = [
    ['bed-double', room.bedConfiguration, room.bedConfiguration !== ''],
    ['users', guestsOf(t, room), true],
    ['scaling', t(stayPageViewTexts.size, { size: size ?? 0 }), size !== null],
    [mealPlan?.startsWith('Breakfast') ? 'coffee' : 'utensils', nameText(t, mealPlan ?? ''), mealPlan !== null],
  ];
  return {
    ...room,
    facilities: facilities.map((name) => nameText(t, name)).join(' · '),
    description: plainText(richText(room.description)),
    facts: facts.filter(([, , shown]) => shown).map(([icon, text]) => ({ icon, text })),
  };
}

function allReviews(t: Translate, { slug, histogram, reviews }: StayPageData): StayPageView['allReviews'] {
  const count = reviewCount(histogram);
  return count > reviews.length
    ? { text: t(stayPageViewTexts.allReviews, { count: countText(count) }), to: urls.reviews(slug) }
    : null;
}

function withQuery(address: string, query = new URLSearchParams()): string {
  return query.size === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** `travel`: the requested dates and guests. */
export function stayPageView(
  t: Translate,
  stay: StayPageData,
  beside: {
    similar: readonly StayCardData[];
    taxRules: readonly TaxRule[];
    stayFees: StayFees;
    mostNights: number;
    policies: readonly CancellationPolicy[];
    travel?: URLSearchParams;
  },
): StayPageView {
  return {
    documentId: stay.documentId,
    slug: stay.slug,
    name: stay.name,
    type: nameText(t, stay.type),
    location: stay.location,
    crumbs: stayCrumbs(t, stay).map((crumb) => ({ ...crumb, to: withQuery(crumb.to, beside.travel) })),
    around: stay.around,
    ...(t.place(stay.around) !== stay.around && { aroundName: t.place(stay.around) }),
    stars: stay.stars,
    rated: ratedView(t, stay, stay.reviewCount),
    photos: photographsFirst(stay.images),
    facts: factsOf(t, stay),
    about: richText(stay.description),
    ...(stay.inEnglish && { inEnglish: true }),
    features: kindsOfFeature
      .map((kind) => ({
        title: t(catalogFeaturesTexts[kind]),
        items: stay.features.flatMap((feature) =>
          feature.kind === kind ? [{ name: nameText(t, feature.name), icon: featureIcon(feature.icon) }] : [],
        ),
      }))
      .filter(({ items }) => items.length > 0),
    rooms: stay.rooms.map((room) => roomView(t, room)),
    originalPrice: stay.originalPrice,
    cancelling: cancellingView(
      t,
      policyOf({ policy: stay.cancellationPolicy, free: stay.freeCancellation }, beside.policies),
      t(stayKind.begins),
    ),
    checkInTime: checkInAt(stay.houseRules?.checkInTime ?? ''),
    taxRules: beside.taxRules.filter(({ supply }) => ['*', 'lodging', 'service-fee'].includes(supply)),
    fees: feesOf(stay.type, beside.stayFees).map((fee) => ({ ...fee, name: nameText(t, fee.name) })),
    mostNights: beside.mostNights,
    where: locationView(t, stay, stay.location, urls.stay(stay.slug)),
    nearby: stay.nearby.map(({ id, name, type, distance, walkingTime, description }) => ({
      id,
      name,
      type,
      where: walkingTime
        ? t(stayPageViewTexts.distanceAndWalk, { distance: distanceText(t, distance), walk: wayText(t, walkingTime) })
        : distanceText(t, distance),
      description: richText(description),
    })),
    reviews: stay.reviews.map((review) => reviewView(t, review)),
    themes: themesView(t, stay.reviews),
    histogram: histogramView(t, stay.histogram),
    aspects: aspectsView(t, stay.aspects),
    allReviews: allReviews(t, stay),
    goodToKnow: stay.facts ? stayFactTexts(t, stay.facts).map(({ text }) => text) : [],
    rules: stay.houseRules,
    faqs: stay.faqs.map((faq) => ({ ...faq, answer: richText(faq.answer) })),
    similar: beside.similar.map((card) => cardTexts(t, card, 'grid')),
  };
}
