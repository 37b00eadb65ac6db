import { isTravellerType, travellerNames, travellerTypes } from '../../service/catalog/reviews/review.ts';
import { type ReviewSort, reviewSorts } from '../../service/catalog/reviews/shown-reviews.ts';
import type { ReviewsQuery, StayReviewsData } from '../../service/catalog/reviews/stay-reviews.ts';
import type { Crumb } from '../product/product-head.ts';
import {
  type AspectView,
  aspectsView,
  counted,
  countText,
  type HistogramBar,
  histogramView,
  type RatedView,
  type ReviewView,
  ratedView,
  reviewOrder,
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

const sortWords: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest first',
  highest: 'Highest score first',
  lowest: 'Lowest score first',
};

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
function filterText({ stars, verified, traveller }: ReviewsQuery, total: number): string {
  const by = traveller ? `, ${travellerTypes[traveller].toLowerCase()}` : '';
  return `${verified ? 'verified ' : ''}${total === 1 ? 'review' : 'reviews'}${stars === null ? '' : ` with ${counted(stars, 'star')}`}${by}`;
}

function filterView({ histogram, travellers, verified }: StayReviewsData, requested: ReviewsQuery): ReviewFilterView {
  const withCount = (text: string, count: number) => `${text} (${countText(count)})`;
  const scores = histogram.map((count, index) => ({ stars: index + 1, count })).reverse();
  const offered = travellerNames
    .filter(isTravellerType)
    .filter((one) => travellers[one] > 0 || one === requested.traveller);
  // if no review is verified, newest first is the default anyway
  const sorts = reviewSorts.filter((sort) => verified > 0 || sort !== 'newest');
  const lists = [
    {
      name: 'stars',
      label: 'Score',
      value: String(requested.stars ?? ''),
      choices: [
        { value: '', text: 'All scores' },
        ...scores.map(({ stars, count }) => ({ value: String(stars), text: withCount(counted(stars, 'star'), count) })),
      ],
    },
    {
      name: 'traveller',
      label: 'Travelled as',
      value: requested.traveller ?? '',
      choices: [
        { value: '', text: 'All travellers' },
        ...offered.map((one) => ({ value: one, text: withCount(travellerTypes[one], travellers[one]) })),
      ],
    },
    {
      name: 'sort',
      label: 'Sort by',
      value: sorts.find((sort) => sort === requested.sort) ?? '',
      choices: [
        { value: '', text: verified > 0 ? 'Verified first' : sortWords.newest },
        ...sorts.map((sort) => ({ value: sort, text: sortWords[sort] })),
      ],
    },
  ];
  return {
    lists: lists.filter(({ choices }) => choices.length > 1),
    verified:
      verified > 0 || requested.verified
        ? { on: requested.verified, text: withCount('Verified stays only', verified) }
        : null,
    show: 'Show reviews',
  };
}

export function stayReviewsView(found: StayReviewsData, requested: ReviewsQuery): StayReviewsView {
  const { stay, histogram, reviews, total, first, page, pageCount } = found;
  const address = (change: Partial<ReviewsQuery>) => addressOf(stay.slug, { ...requested, page: 1, ...change });
  const { stars, verified, traveller, sort } = requested;
  const what = filterText(requested, total);
  const unfiltered = stars === null && !verified && traveller === null;
  const order = sort === null ? reviewOrder(reviews) : sortWords[sort].toLowerCase();
  return {
    name: stay.name,
    crumbs: [...stayCrumbs(stay), { name: 'Reviews', to: urls.reviews(stay.slug) }],
    rated: ratedView(stay, stay.reviewCount),
    histogram: histogramView(histogram).map((bar, index) => ({
      ...bar,
      to: address({ stars: 5 - index }),
      current: stars === 5 - index,
    })),
    aspects: aspectsView(found.aspects),
    reviews: reviews.map(reviewView),
    shown: total === 0 ? `No ${what} yet` : `${partOf(first, reviews.length, total)} ${what}, ${order}`,
    all: unfiltered ? null : addressOf(stay.slug, { ...noFilter, sort }),
    newer: page > 1 ? address({ page: page - 1 }) : null,
    older: page < pageCount ? address({ page: page + 1 }) : null,
    back: urls.stay(stay.slug),
    filter: unfiltered && sort === null && total <= fewReviews ? null : filterView(found, requested),
  };
}

/** '21 to 40 of 128'; '6' if all are on one page. */
const partOf = (first: number, shown: number, total: number): string =>
  shown === total ? countText(total) : `${countText(first)} to ${countText(first + shown - 1)} of ${countText(total)}`;

const noFilter = { page: 1, stars: null, verified: false, traveller: null } as const;
