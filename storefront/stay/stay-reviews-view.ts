import { productReviewsViewTexts } from '../../messages/en/product/reviews-view.ts';
import { reviewsTravellersTexts } from '../../messages/en/reviews/travellers.ts';
import { stayReviewsViewTexts } from '../../messages/en/stay/reviews-view.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { isTravellerType, travellerNames } from '../../service/catalog/reviews/review.ts';
import { type ReviewSort, reviewSorts } from '../../service/catalog/reviews/shown-reviews.ts';
import type { ReviewsQuery, StayReviewsData } from '../../service/catalog/reviews/stay-reviews.ts';
import type { Crumb } from '../product/product-head.ts';
import { isVerifiedFirst } from '../product/review-order.ts';
import {
  type AspectView,
  aspectsView,
  countText,
  type HistogramBar,
  histogramView,
  type RatedView,
  type ReviewView,
  ratedView,
  reviewView,
} from '../product/reviews-view.ts';
import { urls } from '../urls.ts';
import { stayCrumbs } from './stay-head.ts';

/** Up to this number reviews need no filter. */
const fewReviews = 3;

/** The query of a reviews page; invalid values are left out. */
export function requestedReviews(query: URLSearchParams): ReviewsQuery {
  const whole = (name: string, form: RegExp) => (form.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  const traveller = query.get('traveller');
  return {
    page: whole('page', /^[1-9]\d{0,6}$/) ?? 1,
    stars: whole('stars', /^[1-5]$/),
    verified: query.get('verified') === '1',
    traveller: isTravellerType(traveller) ? traveller : null,
    sort: reviewSorts.find((sort) => sort === query.get('sort')) ?? null,
  };
}

interface Choice {
  value: string;
  text: string;
}

interface ReviewFilterView {
  lists: { name: string; label: string; value: string; choices: Choice[] }[];
  verified: { on: boolean; text: string } | null;
  show: string;
}

/** The texts of the page with all reviews of a stay, built on the server. */
export interface StayReviewsView {
  name: string;
  crumbs: Crumb[];
  rated: RatedView | null;
  histogram: HistogramBar[];
  aspects: AspectView[];
  reviews: ReviewView[];
  /** '21 to 40 of 128 reviews with 5 stars, newest first', or verified first if there are any. */
  shown: string;
  /** The address of all reviews, if only some are shown. */
  all: string | null;
  newer: string | null;
  older: string | null;
  back: string;
  /**
   * The filters with their values; a filter with a single choice is left out, and all of them if there are few reviews.
   */
  filter: ReviewFilterView | null;
}

const sortWords = {
  newest: stayReviewsViewTexts.newest,
  highest: stayReviewsViewTexts.highest,
  lowest: stayReviewsViewTexts.lowest,
} as const satisfies Record<ReviewSort, Message>;

/** The address of that page of reviews. */
function addressOf(slug: string, { page, stars, verified, traveller, sort }: ReviewsQuery): string {
  const query = new URLSearchParams();
  if (stars) query.set('stars', String(stars));
  if (traveller) query.set('traveller', traveller);
  if (verified) query.set('verified', '1');
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return urls.reviews(slug) + (query.size > 0 ? `?${query}` : '');
}

/** 'verified reviews with 4 stars by families' */
function filterText(t: Translate, { stars, verified, traveller }: ReviewsQuery, total: number): string {
  const what =
    stars === null
      ? t(verified ? stayReviewsViewTexts.whatVerified : stayReviewsViewTexts.what, { total })
      : t(verified ? stayReviewsViewTexts.whatVerifiedWithStars : stayReviewsViewTexts.whatWithStars, { total, stars });
  return traveller
    ? t(stayReviewsViewTexts.whatBy, { what, traveller: t(reviewsTravellersTexts[traveller]).toLowerCase() })
    : what;
}

function filterView(
  t: Translate,
  { histogram, travellers, verified }: StayReviewsData,
  requested: ReviewsQuery,
): ReviewFilterView {
  const withCount = (text: string, count: number) =>
    t(stayReviewsViewTexts.withCount, { text, count: countText(count) });
  const scores = histogram.map((count, index) => ({ stars: index + 1, count })).reverse();
  const offered = travellerNames
    .filter(isTravellerType)
    .filter((one) => travellers[one] > 0 || one === requested.traveller);
  // if no review is verified, newest first is the default anyway
  const sorts = reviewSorts.filter((sort) => verified > 0 || sort !== 'newest');
  const lists = [
    {
      name: 'stars',
      label: t(stayReviewsViewTexts.score),
      value: String(requested.stars ?? ''),
      choices: [
        { value: '', text: t(stayReviewsViewTexts.allScores) },
        ...scores.map(({ stars, count }) => ({
          value: String(stars),
          text: withCount(t(productReviewsViewTexts.stars, { count: stars }), count),
        })),
      ],
    },
    {
      name: 'traveller',
      label: t(stayReviewsViewTexts.travelledAs),
      value: requested.traveller ?? '',
      choices: [
        { value: '', text: t(stayReviewsViewTexts.allTravellers) },
        ...offered.map((one) => ({ value: one, text: withCount(t(reviewsTravellersTexts[one]), travellers[one]) })),
      ],
    },
    {
      name: 'sort',
      label: t(stayReviewsViewTexts.sortBy),
      value: sorts.find((sort) => sort === requested.sort) ?? '',
      choices: [
        { value: '', text: t(verified > 0 ? stayReviewsViewTexts.verifiedFirst : sortWords.newest) },
        ...sorts.map((sort) => ({ value: sort, text: t(sortWords[sort]) })),
      ],
    },
  ];
  return {
    lists: lists.filter(({ choices }) => choices.length > 1),
    verified:
      verified > 0 || requested.verified
        ? { on: requested.verified, text: withCount(t(stayReviewsViewTexts.verifiedOnly), verified) }
        : null,
    show: t(stayReviewsViewTexts.show),
  };
}

export function stayReviewsView(t: Translate, found: StayReviewsData, requested: ReviewsQuery): StayReviewsView {
  const { stay, histogram, reviews, total, first, page, pageCount } = found;
  const address = (change: Partial<ReviewsQuery>) => addressOf(stay.slug, { ...requested, page: 1, ...change });
  const { stars, verified, traveller, sort } = requested;
  const what = filterText(t, requested, total);
  const unfiltered = stars === null && !verified && traveller === null;
  const usual = isVerifiedFirst(reviews) ? stayReviewsViewTexts.verifiedFirst : stayReviewsViewTexts.newest;
  const order = t(sort === null ? usual : sortWords[sort]).toLowerCase();
  return {
    name: stay.name,
    crumbs: [...stayCrumbs(t, stay), { name: t(stayReviewsViewTexts.reviews), to: urls.reviews(stay.slug) }],
    rated: ratedView(t, stay, stay.reviewCount),
    histogram: histogramView(t, histogram).map((bar, index) => ({
      ...bar,
      to: address({ stars: 5 - index }),
      current: stars === 5 - index,
    })),
    aspects: aspectsView(t, found.aspects),
    reviews: reviews.map((review) => reviewView(t, review)),
    shown:
      total === 0
        ? t(stayReviewsViewTexts.none, { what })
        : t(stayReviewsViewTexts.shown, { shown: partOf(t, first, reviews.length, total), what, order }),
    all: unfiltered ? null : addressOf(stay.slug, { ...noFilter, sort }),
    newer: page > 1 ? address({ page: page - 1 }) : null,
    older: page < pageCount ? address({ page: page + 1 }) : null,
    back: urls.stay(stay.slug),
    filter: unfiltered && sort === null && total <= fewReviews ? null : filterView(t, found, requested),
  };
}

/** '21 to 40 of 128'; '6' if all are on one page. */
function partOf(t: Translate, first: number, shown: number, total: number): string {
  if (shown === total) return countText(total);
  const last = countText(first + shown - 1);
  return t(stayReviewsViewTexts.part, { first: countText(first), last, total: countText(total) });
}

const noFilter = { page: 1, stars: null, verified: false, traveller: null } as const;
