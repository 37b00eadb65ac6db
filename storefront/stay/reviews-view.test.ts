import { expect, test } from 'vitest';
import type { StayReviewsData } from '../../service/catalog/stays/stay-reviews.ts';
import { askedReviews, stayReviewsView } from './reviews-view.ts';

const review = {
  id: 1,
  name: 'Asha',
  rating: 5,
  comment: 'Good.',
  verified: false,
  answer: null,
  createdAt: '2026-10-01T20:00:00Z',
};
const found: StayReviewsData = {
  stay: {
    slug: 'lake-house',
    name: 'Lake House',
    type: 'Cottages',
    region: 'Uttarakhand',
    rating: 9.1,
    reviewCount: 1_200,
  },
  histogram: [0, 0, 3, 40, 1_157],
  reviews: [review, review],
  total: 1_200,
  first: 21,
  page: 2,
  pageCount: 60,
};

test('an address asks for a page and for stars; what makes no sense is left out', () => {
  const asked = (query: string) => askedReviews(new URLSearchParams(query));
  expect(asked('page=3&stars=4')).toEqual({ page: 3, stars: 4 });
  for (const query of ['', 'page=0&stars=0', 'page=-1&stars=6', 'page=1e3&stars=five', 'page=99999999999&stars=4.5']) {
    expect(asked(query), query).toEqual({ page: 1, stars: null });
  }
});

test('every page leads to the ones beside it, and every number of stars to its own', () => {
  const view = stayReviewsView(found, null);
  expect(view).toMatchObject({
    shown: '21 to 22 of 1,200 reviews, newest first',
    newer: '/stays/lake-house/reviews',
    older: '/stays/lake-house/reviews?page=3',
    all: null,
    back: '/stays/lake-house',
    rated: { score: '9.1', outOf: 10, reviews: '1,200 reviews' },
  });
  expect(view.crumbs.map(({ name }) => name)).toEqual(['Stays', 'Uttarakhand', 'Lake House', 'Reviews']);
  expect(view.histogram[1]).toMatchObject({ label: '4 stars', count: 40, to: '/stays/lake-house/reviews?stars=4' });
  const last = stayReviewsView({ ...found, total: 40, first: 21, page: 2, pageCount: 2 }, 4);
  expect(last).toMatchObject({
    shown: '21 to 22 of 40 reviews with 4 stars, newest first',
    newer: '/stays/lake-house/reviews?stars=4',
    older: null,
    all: '/stays/lake-house/reviews',
  });
  expect(last.histogram.map(({ current }) => current)).toEqual([false, true, false, false, false]);
});

test('nobody has given those stars', () => {
  const none = stayReviewsView({ ...found, reviews: [], total: 0, first: 1, page: 1, pageCount: 1 }, 1);
  expect(none).toMatchObject({ shown: 'No reviews with 1 star yet', newer: null, older: null });
});

test('the number beside the score is the one that makes it', () => {
  expect(stayReviewsView(found, null).rated?.reviews).toBe('1,200 reviews');
  const verified = { ...review, verified: true };
  const weighed = stayReviewsView(
    { ...found, stay: { ...found.stay, reviewCount: 3 }, reviews: [verified, review] },
    null,
  );
  expect(weighed.rated?.reviews).toBe('3 verified reviews');
  expect(weighed.shown).toBe('21 to 22 of 1,200 reviews, verified first');
});
