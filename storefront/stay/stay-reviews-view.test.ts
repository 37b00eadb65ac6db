import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { StayReviewsData } from '../../service/catalog/reviews/stay-reviews.ts';
import { reviewCountText } from '../product/reviews-view.ts';
import { requestedReviews, stayReviewsView } from './stay-reviews-view.ts';

const review = {
  id: 1,
  name: 'Asha',
  rating: 5,
  comment: 'Good.',
  verified: false,
  travellerType: null,
  answer: null,
  createdAt: '2026-10-01T20:00:00Z',
};
const any = { page: 1, stars: null, verified: false, traveller: null, sort: null };
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
  aspects: { cleanliness: 4.46, location: null, value: 5, service: null },
  travellers: { solo: 0, couple: 3, family: 1, friends: 0, business: 0 },
  verified: 2,
  reviews: [review, review],
  total: 1_200,
  first: 21,
  page: 2,
  pageCount: 60,
};

test('an address selects a page and stars; invalid values are left out', () => {
  const requested = (query: string) => requestedReviews(new URLSearchParams(query));
  expect(requested('page=3&stars=4&verified=1&traveller=family&sort=lowest')).toEqual({
    page: 3,
    stars: 4,
    verified: true,
    traveller: 'family',
    sort: 'lowest',
  });
  expect(requested('verified=yes&traveller=toString&sort=random')).toEqual(any);
  for (const query of ['', 'page=0&stars=0', 'page=-1&stars=6', 'page=1e3&stars=five', 'page=99999999999&stars=4.5']) {
    expect(requested(query), query).toEqual(any);
  }
});

test('every page links to its neighbours, and every number of stars to its own', () => {
  const view = stayReviewsView(english, found, any);
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
  const last = stayReviewsView(
    english,
    { ...found, total: 40, first: 21, page: 2, pageCount: 2 },
    { ...any, stars: 4 },
  );
  expect(last).toMatchObject({
    shown: '21 to 22 of 40 reviews with 4 stars, newest first',
    newer: '/stays/lake-house/reviews?stars=4',
    older: null,
    all: '/stays/lake-house/reviews',
  });
  expect(last.histogram.map(({ current }) => current)).toEqual([false, true, false, false, false]);
});

test('if all are on one page they are counted once', () => {
  const shown = (reviews: StayReviewsData['reviews']) =>
    stayReviewsView(english, { ...found, reviews, total: reviews.length, first: 1, page: 1, pageCount: 1 }, any).shown;
  expect(shown([review, review])).toBe('2 reviews, newest first');
  expect(shown([review])).toBe('1 review, newest first');
});

test('no review has those stars', () => {
  const none = stayReviewsView(
    english,
    { ...found, reviews: [], total: 0, first: 1, page: 1, pageCount: 1 },
    { ...any, stars: 1 },
  );
  expect(none).toMatchObject({ shown: 'No reviews with 1 star yet', newer: null, older: null });
});

test('the number beside the score is the number that makes it', () => {
  expect(stayReviewsView(english, found, any).rated?.reviews).toBe('1,200 reviews');
  const verified = { ...review, verified: true };
  const weighed = stayReviewsView(
    english,
    { ...found, stay: { ...found.stay, reviewCount: 3 }, reviews: [verified, review] },
    any,
  );
  expect(weighed.rated?.reviews).toBe('3 reviews');
  expect(weighed.shown).toBe('21 to 22 of 1,200 reviews, verified first');
});

test('a filter is kept with page and stars, and the heading says what is shown in which order', () => {
  const requested = { page: 2, stars: null, verified: true, traveller: 'family', sort: 'lowest' } as const;
  const view = stayReviewsView(english, found, requested);
  const filter = 'traveller=family&verified=1&sort=lowest';
  expect(view).toMatchObject({
    shown: '21 to 22 of 1,200 verified reviews, family, lowest score first',
    newer: `/stays/lake-house/reviews?${filter}`,
    older: `/stays/lake-house/reviews?${filter}&page=3`,
    all: '/stays/lake-house/reviews?sort=lowest',
    aspects: [
      { label: 'Cleanliness', score: '4.5', width: 89 },
      { label: 'Value', score: '5.0', width: 100 },
    ],
    filter: { verified: { on: true, text: 'Verified stays only (2)' } },
  });
  expect(view.histogram[0]?.to).toBe(`/stays/lake-house/reviews?stars=5&${filter}`);
  const [stars, travelled, sort] = view.filter?.lists ?? [];
  expect([stars?.value, travelled?.value, sort?.value]).toEqual(['', 'family', 'lowest']);
  expect(travelled?.choices.map(({ text }) => text)).toEqual(['All travellers', 'Couple (3)', 'Family (1)']);
});

test('a filter with one choice is left out: no traveller types, no verified reviews', () => {
  const travellers = { solo: 0, couple: 0, family: 0, friends: 0, business: 0 };
  const { filter } = stayReviewsView(english, { ...found, travellers, verified: 0 }, any);
  expect([filter?.lists.map(({ name }) => name), filter?.verified]).toEqual([['stars', 'sort'], null]);
  expect(filter?.lists[1]?.choices.map(({ text }) => text)).toEqual([
    'Newest first',
    'Highest score first',
    'Lowest score first',
  ]);
});

test('few reviews have no filters; a filtered list keeps them', () => {
  const few = { ...found, reviews: [review], total: 1, first: 1, page: 1, pageCount: 1 };
  expect(stayReviewsView(english, few, any).filter).toBeNull();
  expect(stayReviewsView(english, few, { ...any, stars: 4 }).filter).not.toBeNull();
  expect(stayReviewsView(english, few, { ...any, sort: 'lowest' }).filter).not.toBeNull();
});

test('with fewer than three reviews a product is new', () => {
  expect([1, 2, 3].map((count) => reviewCountText(english, count))).toEqual(['1 review', '2 reviews', '3 reviews']);
});
