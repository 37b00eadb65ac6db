import { carCardViewTexts } from '../../messages/en/car/card-view.ts';
import { carPageViewTexts } from '../../messages/en/car/page-view.ts';
import type { Translate } from '../../messages/translate.ts';
import { type CancellationPolicy, policyMark, policyOf } from '../../service/catalog/cancellation-policy.ts';
import { carKind } from '../../service/catalog/car-kind.ts';
import type { CarCardData } from '../../service/catalog/car-rentals/car-card-data.ts';
import type { CarPageData } from '../../service/catalog/car-rentals/car-page-data.ts';
import { richText } from '../../service/catalog/markdown.ts';
import { type PictureData, photographsFirst } from '../../service/catalog/picture-data.ts';
import { percentOff } from '../../service/catalog/price.ts';
import type { RichBlock } from '../../service/catalog/rich-text.ts';
import type { Supply, TaxRule } from '../../service/catalog/tax.ts';
import { nameText } from '../../service/catalog/vocabulary.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';
import { type CancellingView, cancellingView } from '../product/cancelling-view.ts';
import type { ReviewsView } from '../product/guest-reviews.tsx';
import type { Crumb } from '../product/product-head.ts';
import { themesView } from '../product/review-themes.ts';
import { histogramView, reviewCount, reviewCountText, reviewView, shownReviewsText } from '../product/reviews-view.ts';
import type { IconName } from '../ui/icon-names.ts';
import { urls } from '../urls.ts';
import { type CarCardTexts, carCardTexts, kilometresText, seatsText } from './car-card-texts.ts';

/** The texts of a car's page, built on the server, and the values for its booking. */
export interface CarPageView extends ReviewsView {
  documentId: string;
  slug: string;
  name: string;
  location: string;
  crumbs: Crumb[];
  photos: PictureData[];
  available: string;
  tiles: { icon: IconName; label: string; text: string }[];
  about: RichBlock[];
  /** True if the reader's language is another one, and `about` is in English. */
  inEnglish?: true;
  features: string[];
  included: string[];
  notIncluded: string[];
  /** '250 km a day included, then ₹11 a km' */
  kilometres: string | null;
  /** The price of a day without a price of its own. */
  price: Paise;
  /** '₹2,600' and '15% OFF' */
  former: { price: string; off: string } | null;
  cancelling: CancellingView;
  /** A mark of the shown cancellation policy, which the sale compares. */
  terms: string;
  /** 'More cars in Pune', if there are others. */
  others: { title: string; cards: CarCardTexts[]; all: Crumb } | null;
  /** Its tax category, and the rules that can apply to it. */
  supply: Supply;
  taxRules: TaxRule[];
  /** The maximum rental in days, both ends counted. */
  mostDays: number;
  /** How long a hold lasts if the customer pays now. */
  payNowMinutes: number;
}

/** The breadcrumb of a car, including its own page: shown on the page and in structured data. */
export function carCrumbs(t: Translate, { name, slug, place }: Pick<CarPageData, 'name' | 'slug' | 'place'>): Crumb[] {
  return [
    { name: t(carPageViewTexts.carRentals), to: urls.cars },
    ...(place ? [{ name: t.place(place.name), to: urls.carsIn(place.name) }] : []),
    { name, to: urls.car(slug) },
  ];
}

function formerPrice(t: Translate, { price, originalPrice }: CarPageData): CarPageView['former'] {
  const off = percentOff(price, originalPrice);
  return off === null ? null : { price: formatMoney(originalPrice), off: t(carCardViewTexts.off, { percent: off }) };
}

function kilometres(t: Translate, { freeKms, extraKmRate }: CarPageData): string | null {
  if (freeKms <= 0 || extraKmRate <= 0) return kilometresText(t, freeKms);
  return t(carPageViewTexts.thenKilometres, {
    kilometres: freeKms.toLocaleString('en-IN'),
    rate: formatMoney(extraKmRate),
  });
}

function othersOf(t: Translate, { place }: CarPageData, others: readonly CarCardData[]): CarPageView['others'] {
  if (!place || others.length === 0) return null;
  return {
    title: t(carPageViewTexts.more, { place: t.place(place.name) }),
    cards: others.map((car) => carCardTexts(t, car)),
    all: { name: t(carPageViewTexts.all, { place: t.place(place.name) }), to: urls.carsIn(place.name) },
  };
}

export function carPageView(
  t: Translate,
  car: CarPageData,
  beside: {
    taxRules: readonly TaxRule[];
    mostDays: number;
    payNowMinutes: number;
    policies: readonly CancellationPolicy[];
    others: readonly CarCardData[];
  },
): CarPageView {
  const all = reviewCount(car.histogram);
  const { supply } = car;
  const policy = policyOf({ policy: car.cancellationPolicy, free: car.freeCancellation }, beside.policies);
  return {
    documentId: car.documentId,
    slug: car.slug,
    name: car.name,
    location: car.location,
    crumbs: carCrumbs(t, car),
    rated:
      car.rating > 0
        ? {
            score: car.rating.toFixed(1),
            outOf: 5,
            word: null,
            reviews: reviewCountText(t, car.reviewCount),
          }
        : null,
    reviews: car.reviews.map((review) => reviewView(t, review)),
    themes: themesView(t, car.reviews),
    histogram: histogramView(t, car.histogram),
    shownReviews: all > car.reviews.length ? shownReviewsText(t, car.reviews, all) : null,
    photos: photographsFirst(car.images),
    available: nameText(t, car.available),
    tiles: [
      { icon: 'car', label: t(carPageViewTexts.type), text: nameText(t, car.carType) },
      { icon: 'cog', label: t(carPageViewTexts.transmission), text: nameText(t, car.transmission) },
      { icon: 'users', label: t(carPageViewTexts.capacity), text: seatsText(t, car.capacity) },
      { icon: 'fuel', label: t(carPageViewTexts.fuel), text: nameText(t, car.fuelType) },
    ],
    about: richText(car.description),
    ...(car.inEnglish && { inEnglish: true }),
    features: car.features.map((name) => nameText(t, name)),
    included: car.included,
    notIncluded: car.notIncluded,
    kilometres: kilometres(t, car),
    price: car.price,
    former: formerPrice(t, car),
    cancelling: cancellingView(t, policy, t(carKind.begins)),
    terms: policyMark(policy),
    others: othersOf(t, car, beside.others),
    supply,
    taxRules: beside.taxRules.filter((rule) => rule.supply === '*' || rule.supply === supply),
    mostDays: beside.mostDays,
    payNowMinutes: beside.payNowMinutes,
  };
}
