import { expect, test } from 'vitest';
import { productFiltersTexts } from '../../messages/en/product/filters.ts';
import { english } from '../../messages/translate.ts';
import type { ExperienceCardData } from '../../service/catalog/experiences/experience-card-data.ts';
import type { FoundExperiences } from '../../service/catalog/experiences/experience-list.ts';
import { type ExperienceList, parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { commitments } from './commitments.ts';
import { experienceCardTexts } from './experience-card-texts.ts';
import { experienceListHead } from './experience-list-head.ts';
import { experienceListView } from './experience-list-view.ts';
import { moreAttractions, topAttractions, tourPlaces } from './landing-texts.ts';
import { tourReasons } from './tour-reasons.ts';

const none: FoundExperiences = {
  cards: [],
  total: 0,
  soldOut: 0,
  advice: null,
  first: 1,
  page: 1,
  pageCount: 0,
  counts: {},
  names: {},
  histogram: [],
  priceRange: null,
  place: null,
  within: 'all',
};
const goa = { name: 'Goa', corrected: false, narrower: false };
const attractionsIn = (place: string): ExperienceList => ({ type: 'attraction', place, category: null });
const toursIn = (place: string): ExperienceList => ({ type: 'tour-package', place, category: null });
const search = (list: ExperienceList, query = '') =>
  parseExperienceSearch(list, new URLSearchParams(query), dayOf('2026-11-20'));
const view = (list: ExperienceList, query = '', found: Partial<FoundExperiences> = {}) =>
  experienceListView(english, search(list, query), { ...none, ...found });

const rafting: ExperienceCardData = {
  type: 'attraction',
  id: 1,
  slug: 'ganga-rafting',
  name: 'Ganga Rafting',
  place: 'Shivpuri, Rishikesh, Uttarakhand',
  description: 'Cold and fast.',
  duration: '3 hours',
  availability: 'Available daily',
  image: null,
  rating: 4.5,
  reviews: 2,
  freeCancel: true,
  kind: null,
  price: fromRupees(1500),
  originalPrice: fromRupees(2000),
  ticket: { amount: fromRupees(1770), of: 'anybody' },
  placesLeft: null,
};

test('headings are the specified ones (EXP-6, EXP-16), with the place’s proper name', () => {
  expect(view(attractionsIn('goa'), '', { total: 4, place: goa })).toMatchObject({
    title: 'Attractions in Goa',
    headline: '4 attractions',
    label: null,
  });
  expect(view(toursIn('goa'), '', { total: 1, place: goa })).toMatchObject({
    title: 'Tour Packages in Goa',
    headline: '1 tour package',
  });
  expect(view(attractionsIn('lost-city')).title).toBe('Attractions in Lost City');
  expect(view(attractionsIn('')).title).toBe('All Attractions');
  const category = { type: 'tour-package', place: '', category: 'pilgrimage' } as const;
  expect(view(category)).toMatchObject({ label: 'CATEGORY', title: 'Pilgrimage Tours' });
});

test('an empty list has the specified text (EXP-8, EXP-17), and links to continue', () => {
  expect(view(attractionsIn('atlantis'))).toMatchObject({
    headline: 'No attractions found',
    nothing: { heading: 'No Attractions Found', links: [{ to: '/attractions' }, { to: '/' }] },
  });
  expect(view(toursIn('atlantis')).nothing).toEqual({
    heading: 'No Tour Packages Found',
    text: "We couldn't find any tour packages for this location. Try a different location or browse all packages.",
    narrowed: false,
    links: [
      { label: 'Browse All Packages', to: '/tour-packages' },
      { label: 'Return to Home', to: '/' },
    ],
  });
  expect(view({ type: 'tour-package', place: '', category: 'cultural' }).nothing).toMatchObject({
    heading: 'No tour packages found in this category.',
    links: [{ label: 'View all tour packages', to: '/tour-packages' }],
  });
});

test('attractions have the filters of EXP-9', () => {
  const { groups } = view(attractionsIn('goa'));
  const labels = (name: string) => groups.find((group) => group.name === name)?.values.map(({ label }) => label);
  expect(groups.map(({ title }) => title)).toEqual([
    'Popular filters',
    'Rating',
    'Time of day',
    'Languages',
    'Duration',
  ]);
  expect(labels('popular')).toEqual(['Skip the line', 'Free cancellation']);
  expect(labels('rating')).toEqual(['4.5 and up', '4 and up', '3.5 and up', '3 and up']);
  expect(labels('time')).toEqual(['Morning (before 12:00)', 'Afternoon (12:00-17:00)', 'Evening (after 17:00)']);
  expect(labels('language')).toEqual(['Hindi', 'English', 'Spanish', 'French', 'German', 'Arabic']);
  expect(groups.find(({ name }) => name === 'language')?.long).toEqual({ first: 5 });
  const { showMore, showLess } = productFiltersTexts;
  const shown = { title: 'languages', hidden: (words: readonly unknown[]) => words.join('') };
  expect([showMore, showLess].map((text) => english.parts(text, shown).join(''))).toEqual([
    'Show more languages',
    'Show less languages',
  ]);
  expect(labels('duration')).toHaveLength(6);
});

test('tours have the filters of EXP-18, with hours if any tour lasts hours', () => {
  const { groups } = view(toursIn('goa'), '', { counts: { ...none.counts, duration: { '4-6': 2 } } });
  const labels = (name: string) => groups.find((group) => group.name === name)?.values.map(({ label }) => label);
  expect(groups.map(({ title }) => title)).toEqual(['Popular filters', 'Tour type', 'Duration']);
  expect(labels('popular')).toEqual(['Free cancellation', 'Private tour']);
  expect(labels('type')).toEqual(['Adventure', 'Cultural', 'Pilgrimage', 'Wildlife']);
  expect(labels('duration')).toEqual(['4-6 hours', '1-3 days', '4-7 days', '8-14 days', '15+ days']);
});

test('a language that only the catalogue has can be ticked too', () => {
  const found = { counts: { language: { ta: 3 } }, names: { language: { ta: 'Tamil' } } };
  const { groups, chips } = view(attractionsIn('goa'), 'language=ta', found);
  expect(groups.find(({ name }) => name === 'language')?.values.at(-1)).toEqual({
    value: 'ta',
    label: 'Tamil',
    count: 3,
    chosen: true,
  });
  expect(chips).toEqual([{ label: 'Tamil', to: '/attraction/goa' }]);
});

test('each active filter has an address without it, and one address has none of them', () => {
  const query = 'date=2026-12-12&popular=free-cancellation&rating=4&time=morning';
  const { chips, clear, filterCount } = view(attractionsIn('goa'), query);
  expect(chips).toEqual([
    { label: 'Sat, 12 Dec', to: '/attraction/goa?popular=free-cancellation&rating=4&time=morning' },
    { label: 'Free cancellation', to: '/attraction/goa?date=2026-12-12&rating=4&time=morning' },
    { label: '4 and up', to: '/attraction/goa?date=2026-12-12&popular=free-cancellation&time=morning' },
    { label: 'Morning', to: '/attraction/goa?date=2026-12-12&popular=free-cancellation&rating=4' },
  ]);
  expect([clear, filterCount]).toEqual(['/attraction/goa', 3]);
});

test('corrected searches, and invalid dates, are explained', () => {
  const requested = search(attractionsIn('rishkesh'), 'date=2020-01-01');
  const place = { name: 'Rishikesh', corrected: true, narrower: false };
  expect(experienceListView(english, requested, { ...none, place }, 'That date is in the past').notices).toEqual([
    'Showing attractions in Rishikesh for “rishkesh”.',
    'That date is in the past. Showing attractions for any date.',
  ]);
});

test('a list links to its next page, and to results on other days', () => {
  const { loadMore, soldOut } = view(attractionsIn(''), 'date=2026-12-12', {
    total: 240,
    page: 1,
    pageCount: 3,
    soldOut: 2,
  });
  expect(loadMore).toBe('/all-attractions?date=2026-12-12&pages=2');
  expect(soldOut).toEqual({ text: 'Not available on this date: 2 more attractions', to: '/all-attractions' });
});

test('a card shows what EXP-7 specifies', () => {
  const card = experienceCardTexts(english, rafting, 'date=2026-12-12&guests=4');
  expect(card).toMatchObject({
    to: '/attraction/booking/ganga-rafting?date=2026-12-12&guests=4',
    rated: { score: '4.5', reviews: '2 reviews' },
    old: '₹2,000',
    off: '25% OFF',
    price: '₹1,500',
    under: '₹1,770 total · 1\u00a0person\u00a0with\u00a0GST',
    free: true,
    left: null,
  });
  expect(experienceCardTexts(english, { ...rafting, placesLeft: 2, rating: 0, originalPrice: null }, '')).toMatchObject(
    {
      to: '/attraction/booking/ganga-rafting',
      rated: null,
      old: null,
      off: null,
      left: 'Only 2 left',
      dated: true,
      price: '₹1,770',
      unit: 'total · 1\u00a0person',
      under: '₹1,500 per\u00a0person\u00a0+\u00a0GST',
    },
  );
  expect(experienceCardTexts(english, { ...rafting, type: 'tour-package' }, '').to).toBe(
    '/tour-packages/booking/ganga-rafting',
  );
});

test('search engines index whole places and categories, not filtered lists', () => {
  const head = (list: ExperienceList, query: string, found: Partial<FoundExperiences>) =>
    experienceListHead(english, search(list, query), { ...none, ...found }, 'https://padharo.test');
  const robots = { name: 'robots', content: 'noindex, follow' };
  const canonical = (href: string) => ({ tagName: 'link', rel: 'canonical', href: `https://padharo.test${href}` });
  const mysuru = { name: 'Mysuru', corrected: false, narrower: false };
  const known = head(attractionsIn('mysore'), 'sort=rating', { total: 2, place: mysuru });
  expect(known).toContainEqual({ title: 'Attractions in Mysuru | travel and tourism' });
  expect(known).toContainEqual(canonical('/attraction/mysuru'));
  expect(known).not.toContainEqual(robots);
  const wild = { type: 'tour-package', place: '', category: 'wildlife' } as const;
  expect(head(wild, '', { total: 6 })).toContainEqual(canonical('/tour-packages/category/wildlife-tours'));
  const india = { name: 'India', corrected: false, narrower: false };
  expect(head(attractionsIn('india'), '', { total: 9, place: india })).toContainEqual(canonical('/all-attractions'));
  expect(head(toursIn('india'), '', { total: 9, place: india })).toContainEqual(canonical('/tour-packages/india'));
  for (const [list, query, found] of [
    [attractionsIn('goa'), 'rating=4', { total: 2, place: goa }],
    [attractionsIn('goa'), 'date=2026-12-12', { total: 2, place: goa }],
    [attractionsIn('goa'), '', { total: 0, place: goa }],
    [attractionsIn('a-slug'), '', { total: 1, place: { ...goa, narrower: true } }],
  ] as const) {
    expect(head(list, query, found)).toContainEqual(robots);
  }
});

test('the landing pages have the specified places and commitments (EXP-2 to EXP-4, EXP-12)', () => {
  expect(topAttractions.map(({ label }) => label)).toEqual(['Varanasi', 'Agra', 'Delhi', 'Goa', 'Manali']);
  expect(moreAttractions.map(({ label }) => label).join()).toBe(
    'Mumbai,Jaipur,Udaipur,Kerala,Shimla,Amritsar,Kolkata,Nainital,Haridwar,Leh,Rishikesh,Coimbatore,Shillong,Mysore,Darjeeling,Srinagar',
  );
  expect(moreAttractions.at(-3)?.to).toBe('/attraction/mysore');
  expect(commitments.map(({ title }) => english(title))).toEqual([
    'Explore top attractions',
    'Fast and flexible',
    '24/7 support',
  ]);
  expect(commitments.map(({ text }) => english(text))[1]).toContain('free cancellation on many attractions');
  expect(tourPlaces.map(({ to }) => to).join()).toBe(
    ['rishikesh', 'udaipur', 'kochi', 'manali', 'delhi', 'haridwar', 'nainital']
      .map((place) => `/tour-packages/${place}`)
      .join(),
  );
  expect(tourReasons.map(({ title }) => english(title))).toEqual([
    'Expert Local Guides',
    'Flexible Schedules',
    'Best Value',
  ]);
});
