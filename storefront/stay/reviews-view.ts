import { ratingText } from '../../service/catalog/stays/stay-card-data.ts';
import type { Histogram, ReviewData } from '../../service/catalog/stays/stay-page-data.ts';
import type { StayReviewsData } from '../../service/catalog/stays/stay-reviews.ts';
import { urls } from '../urls.ts';
import { type Crumb, stayCrumbs } from './stay-crumbs.ts';

export interface ReviewView {
  id: number;
  name: string;
  initial: string;
  /** '2 October 2026' */
  on: string;
  rating: number;
  comment: string;
  /** Shown in part until somebody wants to read on. */
  long: boolean;
  verified: boolean;
  /** What the operator says to it. */
  answer: string | null;
}

export interface RatedView {
  score: string;
  /** Stays count to ten, everything else to five. */
  outOf: 5 | 10;
  /** 'Superb', of a stay. */
  word: string | null;
  /** '6 reviews' */
  reviews: string;
}

/** How many gave so many stars, how wide their bar is in percent, and where they stand alone. */
export interface HistogramBar {
  label: string;
  count: number;
  width: number;
  to?: string;
  /** These are shown. */
  current?: boolean;
}

const written = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter of a name as readers count letters: with its vowel sign, or a whole emoji. */
function initialOf(name: string): string {
  const [first] = letters.segment(name);
  return first?.segment.toUpperCase() ?? '';
}

/** More characters than this are a long review. */
const longReview = 420;

export const countText = (count: number): string => count.toLocaleString('en-IN');

/** '1 guest', '2 guests' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${countText(count)} ${count === 1 ? one : many}`;

export const reviewCount = (histogram: Histogram): number => histogram.reduce((total, count) => total + count, 0);

export function reviewView({ id, name, rating, comment, verified, answer, createdAt }: ReviewData): ReviewView {
  return {
    id,
    name,
    initial: initialOf(name),
    on: written.format(new Date(createdAt)),
    rating,
    comment,
    long: comment.length > longReview,
    verified,
    answer,
  };
}

/** In what order these stand. */
export const reviewOrder = (reviews: readonly { readonly verified: boolean }[]): string =>
  reviews.some(({ verified }) => verified) ? 'verified first' : 'newest first';

/** '6 reviews', or '3 verified reviews' where only those make the score. */
export const countedReviews = (counting: number, histogram: Histogram): string =>
  counted(counting, counting < reviewCount(histogram) ? 'verified review' : 'review');

/** Null while nobody has rated it. `reviews`: how many make the score. */
export function ratedView(
  stay: { rating: number; type: string },
  reviews: number,
  histogram: Histogram,
): RatedView | null {
  if (stay.rating <= 0) return null;
  return {
    score: stay.rating.toFixed(1),
    outOf: 10,
    word: ratingText(stay.rating, stay.type === 'Hotels' ? 'hotel' : 'home'),
    reviews: countedReviews(reviews, histogram),
  };
}

/** Bars for 5, 4, 3, 2 and 1 stars. */
export function histogramView(histogram: Histogram): HistogramBar[] {
  const all = Math.max(1, reviewCount(histogram));
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = histogram[stars - 1] ?? 0;
    return { label: counted(stars, 'star'), count, width: Math.round((100 * count) / all) };
  });
}

/** What the address of a page of reviews asks for; what makes no sense is left out. */
export function askedReviews(query: URLSearchParams): { page: number; stars: number | null } {
  const whole = (name: string, form: RegExp) => (form.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  return { page: whole('page', /^[1-9]\d{0,6}$/) ?? 1, stars: whole('stars', /^[1-5]$/) };
}

/** The page of all reviews of a stay in its words, made on the server. */
export interface StayReviewsView {
  name: string;
  crumbs: Crumb[];
  rated: RatedView | null;
  histogram: HistogramBar[];
  reviews: ReviewView[];
  /** '21 to 40 of 128 reviews with 5 stars, newest first', or verified first where there are such. */
  shown: string;
  /** All of them, where only some stars are shown. */
  all: string | null;
  newer: string | null;
  older: string | null;
  back: string;
}

export function stayReviewsView(found: StayReviewsData, stars: number | null): StayReviewsView {
  const { stay, histogram, reviews, total, first, page, pageCount } = found;
  const address = (to: { page?: number; stars?: number | null }) => {
    const query = new URLSearchParams();
    if (to.stars) query.set('stars', String(to.stars));
    if (to.page && to.page > 1) query.set('page', String(to.page));
    return urls.reviews(stay.slug) + (query.size > 0 ? `?${query}` : '');
  };
  const what = `reviews${stars === null ? '' : ` with ${counted(stars, 'star')}`}`;
  return {
    name: stay.name,
    crumbs: [...stayCrumbs(stay), { name: 'Reviews', to: urls.reviews(stay.slug) }],
    rated: ratedView(stay, stay.reviewCount, histogram),
    histogram: histogramView(histogram).map((bar, index) => ({
      ...bar,
      to: address({ stars: 5 - index }),
      current: stars === 5 - index,
    })),
    reviews: reviews.map(reviewView),
    shown:
      total === 0
        ? `No ${what} yet`
        : `${countText(first)} to ${countText(first + reviews.length - 1)} of ${countText(total)} ${what}, ${reviewOrder(reviews)}`,
    all: stars === null ? null : address({}),
    newer: page > 1 ? address({ stars, page: page - 1 }) : null,
    older: page < pageCount ? address({ stars, page: page + 1 }) : null,
    back: urls.stay(stay.slug),
  };
}
