import { experiencePageViewTexts } from '../../messages/en/experience/page-view.ts';
import type { Translate } from '../../messages/translate.ts';
import { type CancellationPolicy, policyOf } from '../../service/catalog/cancellation-policy.ts';
import type { ExperienceCardData } from '../../service/catalog/experiences/experience-card-data.ts';
import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import type { ExperiencePageData } from '../../service/catalog/experiences/experience-page-data.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { richText } from '../../service/catalog/markdown.ts';
import { type PictureData, photographsFirst } from '../../service/catalog/picture-data.ts';
import { listsMeals, mealsText, nightText } from '../../service/catalog/planned-day.ts';
import { type TicketKind, ticketKinds } from '../../service/catalog/product.ts';
import type { RichBlock } from '../../service/catalog/rich-text.ts';
import { durationText } from '../../service/catalog/stated-text.ts';
import type { Supply, TaxRule } from '../../service/catalog/tax.ts';
import { nameText } from '../../service/catalog/vocabulary.ts';
import type { Day } from '../../service/core/day.ts';
import type { Paise } from '../../service/core/money.ts';
import { seasonText, timesText } from '../../service/stock/slot-season.ts';
import { type ExperienceCardTexts, experienceCardTexts } from '../experience-list/experience-card-texts.ts';
import { type CancellingView, cancellingView } from '../product/cancelling-view.ts';
import { type LocationView, locationView } from '../product/location-view.ts';
import type { Crumb } from '../product/product-head.ts';
import { type ThemeView, themesView } from '../product/review-themes.ts';
import {
  type HistogramBar,
  histogramView,
  type RatedView,
  type ReviewView,
  reviewCount,
  reviewCountText,
  reviewView,
  shownReviewsText,
} from '../product/reviews-view.ts';
import type { IconName } from '../ui/icon-names.ts';
import { urls } from '../urls.ts';
import { experienceKinds } from './experience-kinds.ts';
import { type RouteView, routeView } from './route-view.ts';

/** The values that the booking panel calculates with. */
export interface SaleView {
  /** The price of a ticket, if the day has none of its own. */
  price: Paise;
  originalPrice: Paise | null;
  /** Tickets are counted by kind, rather than as one number. */
  detailed: boolean;
  /** The kinds on sale with their prices; null: the day's ticket price. */
  kinds: { kind: TicketKind; price: Paise | null }[];
  /** Parts of the day with their start times; none: at any time. */
  slots: { name: string; times: string[] }[];
  languages: string[];
  /** The next day on which a currently closed tour begins. */
  opensAt?: Day | undefined;
  /** Opening times, in the words of the provider. */
  availability: string;
  cancelling: CancellingView;
  /** Its tax category, and the rules that can apply to it. */
  supply: Supply;
  taxRules: TaxRule[];
}

/** The texts of an attraction's or a tour's page, built on the server. */
export interface ExperiencePageView {
  type: ExperienceType;
  documentId: string;
  slug: string;
  name: string;
  /** What it is: 'Activity', 'Pilgrimage tour'. */
  label: string;
  /** 'Assi Ghat, Varanasi, Uttar Pradesh' */
  place: string;
  duration: string;
  crumbs: Crumb[];
  rated: RatedView | null;
  photos: PictureData[];
  facts: { icon: IconName; title: string; text: string }[];
  about: RichBlock[];
  /** True if the reader's language is another one, and `about` is in English. */
  inEnglish?: true;
  plan: {
    day: number;
    title: string;
    details: RichBlock[];
    /** Accommodation and included meals, if the tour states them. */
    tourFacts: { icon: IconName; title: string; text: string }[];
  }[];
  /** For a tour whose itinerary names places. */
  route: RouteView | null;
  included: string[];
  notIncluded: string[];
  additional: string[];
  faqs: { id: number; question: string; answer: RichBlock[] }[];
  reviews: ReviewView[];
  themes: ThemeView[];
  histogram: HistogramBar[];
  /** '24 of 128 reviews, newest first', if not all are shown. */
  shownReviews: string | null;
  sale: SaleView;
  where: LocationView;
  more: { title: string; all: { to: string; text: string }; cards: ExperienceCardTexts[] } | null;
  stays: { to: string; text: string } | null;
}

const shown = {
  attraction: {
    list: experiencePageViewTexts.attractions,
    all: experiencePageViewTexts.allAttractions,
    more: experiencePageViewTexts.moreAttractions,
  },
  'tour-package': {
    list: experiencePageViewTexts.tours,
    all: experiencePageViewTexts.allTours,
    more: experiencePageViewTexts.moreTours,
  },
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function labelOf(t: Translate, { type, kind, privateTour, activity }: ExperiencePageData): string {
  if (type === 'attraction') return t(activity ? experiencePageViewTexts.activity : experiencePageViewTexts.attraction);
  if (!kind) return t(privateTour ? experiencePageViewTexts.privateKind : experiencePageViewTexts.tour);
  const name = nameText(t, capital(kind));
  if (!privateTour) return t(experiencePageViewTexts.tourOf, { kind: name });
  // within the sentence English has it as it is stored
  return t(experiencePageViewTexts.privateTourOf, { kind: name === capital(kind) ? kind : name });
}

/** The place as text: attractions store it in lower case. */
export function placeText(t: Translate, { type, location, area, destination }: ExperiencePageData): string {
  if (type === 'tour-package') return location;
  const name = destination?.name ?? location.replace(/(^|[\s-])\p{L}/gu, (character) => character.toUpperCase());
  const region = destination?.region === name ? undefined : destination?.region;
  return [area, t.place(name), region && t.place(region)].filter(Boolean).join(', ');
}

/** The breadcrumb of the page, including the page itself: shown on the page and in structured data. */
export function experienceCrumbs(t: Translate, { type, name, slug, destination }: ExperiencePageData): Crumb[] {
  const { back, at, page } = experienceKinds[type];
  return [
    { name: t(shown[type].list), to: back.to },
    ...(destination ? [{ name: t.place(destination.name), to: at(destination.name) }] : []),
    { name, to: page(slug) },
  ];
}

/** The group size of a tour. A private tour takes one party: its places are the maximum size of it. */
function groupText(t: Translate, privateTour: boolean, size: number | null): string {
  if (size === null) return '';
  return t(privateTour ? experiencePageViewTexts.privateTour : experiencePageViewTexts.upTo, { count: size });
}

function factsOf(
  t: Translate,
  { duration, availability, slots, privateTour, meetingPoint, meetingTime }: ExperiencePageData,
  { lead, rest }: CancellingView,
  groupSize: number | null,
): ExperiencePageView['facts'] {
  const facts: [icon: IconName, title: string, text: string][] = [
    ['calendar-check', lead, lead && rest],
    ['clock', t(experiencePageViewTexts.duration), durationText(t, duration ?? '')],
    ['users', t(experiencePageViewTexts.groupSize), groupText(t, privateTour, groupSize)],
    ['sun', t(experiencePageViewTexts.availability), nameText(t, availability)],
    ['hourglass', t(experiencePageViewTexts.startingTimes), timesText(t, slots)],
    ['map-pin', t(experiencePageViewTexts.meetingPoint), [meetingPoint, meetingTime].filter(Boolean).join(', ')],
  ];
  return facts.filter(([, , text]) => text !== '').map(([icon, title, text]) => ({ icon, title, text }));
}

function planOf(t: Translate, { itinerary }: ExperiencePageData): ExperiencePageView['plan'] {
  const meals = listsMeals(itinerary);
  return itinerary.map(({ details, ...planned }) => {
    const tourFacts: [icon: IconName, title: string, text: string][] = [
      ['bed-double', t(experiencePageViewTexts.night), nightText(planned)],
      [
        'utensils',
        t(experiencePageViewTexts.meals),
        mealsText(t, planned.meals) || (meals ? t(experiencePageViewTexts.noMeals) : ''),
      ],
    ];
    return {
      day: planned.day,
      title: planned.title,
      details: richText(details),
      tourFacts: tourFacts.filter(([, , text]) => text !== '').map(([icon, title, text]) => ({ icon, title, text })),
    };
  });
}

function moreOf(
  t: Translate,
  { type, destination }: ExperiencePageData,
  nearby: readonly ExperienceCardData[],
): ExperiencePageView['more'] {
  if (nearby.length === 0 || !destination) return null;
  const { at } = experienceKinds[type];
  const { all, more } = shown[type];
  const place = t.place(destination.name);
  return {
    title: t(more, { place }),
    all: { to: at(destination.name), text: t(all, { place }) },
    cards: nearby.map((card) => experienceCardTexts(t, card, '')),
  };
}

export function experiencePageView(
  t: Translate,
  page: ExperiencePageData,
  {
    taxRules,
    policies,
    nearby,
    groupSize,
    opensAt,
  }: {
    taxRules: readonly TaxRule[];
    policies: readonly CancellationPolicy[];
    nearby: readonly ExperienceCardData[];
    /** The number of people per day; null if it is not known, or not a tour. */
    groupSize: number | null;
    /** The next day on which it begins, if known. */
    opensAt?: Day | undefined;
  },
): ExperiencePageView {
  const { type, destination, histogram } = page;
  const [supply] = kindOf(type).supplies;
  const all = reviewCount(histogram);
  const policy = policyOf({ policy: page.cancellationPolicy, free: page.freeCancel }, policies);
  const cancelling = cancellingView(t, policy, t(kindOf(type).begins), { specified: true });
  return {
    type,
    documentId: page.documentId,
    slug: page.slug,
    name: page.name,
    label: labelOf(t, page),
    place: placeText(t, page),
    duration: page.duration ?? '',
    crumbs: experienceCrumbs(t, page),
    rated:
      page.rating > 0
        ? { score: page.rating.toFixed(1), outOf: 5, word: null, reviews: reviewCountText(t, page.reviewCount) }
        : null,
    photos: photographsFirst(page.images),
    facts: factsOf(t, page, cancelling, groupSize),
    about: richText(page.description),
    ...(page.inEnglish && { inEnglish: true }),
    plan: planOf(t, page),
    route: routeView(t, page.itinerary),
    included: page.included,
    notIncluded: page.notIncluded,
    additional: page.additionalInfo,
    faqs: page.faqs.map((faq) => ({ ...faq, answer: richText(faq.answer) })),
    reviews: page.reviews.map((review) => reviewView(t, review)),
    themes: themesView(t, page.reviews),
    histogram: histogramView(t, histogram),
    shownReviews: all > page.reviews.length ? shownReviewsText(t, page.reviews, all) : null,
    where: locationView(t, page, placeText(t, page), experienceKinds[type].page(page.slug)),
    sale: {
      price: page.price,
      originalPrice: page.originalPrice !== null && page.originalPrice > page.price ? page.originalPrice : null,
      detailed: page.detailed,
      kinds: ticketKinds.filter((kind) => page.tickets[kind]).map((kind) => ({ kind, price: page.ticketPrices[kind] })),
      slots: page.slots.map(({ name, times, season }) => ({
        name: season ? `${name}, ${seasonText(t, season)}` : name,
        times,
      })),
      languages: page.languages,
      opensAt,
      availability: nameText(t, page.availability),
      cancelling,
      supply,
      taxRules: taxRules.filter((rule) => rule.supply === '*' || rule.supply === supply),
    },
    more: moreOf(t, page, nearby),
    stays: destination && {
      to: urls.staysIn(destination.name),
      text: t(experiencePageViewTexts.stays, { place: t.place(destination.name) }),
    },
  };
}
