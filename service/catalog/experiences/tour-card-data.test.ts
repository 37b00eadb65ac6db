import { expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { dayOf } from '../../core/day.ts';
import { defaultTaxRules } from '../settings/default-settings.ts';
import { type TourCardRow, teaser, toTourCard } from './tour-card-data.ts';

const row: TourCardRow = {
  id: 1,
  document_id: 'triund',
  slug: 'triund-walk',
  name: 'Triund Walk',
  type: 'adventure',
  location: 'Dharamshala, Himachal Pradesh',
  duration: '4 days',
  description: 'Everyone walks to Triund.\n\nAbove it the path goes on.',
  price_paise: 1_090_000,
  adult_price_paise: null,
  rating: 4.666,
  image: null,
};

const terms = { rules: defaultTaxRules, on: dayOf('2026-11-20') };

test('the card of a tour shows what is recorded', () => {
  expect(toTourCard(english, row, terms)).toMatchObject({
    type: 'Adventure',
    place: 'Dharamshala, Himachal Pradesh, India',
    duration: '4 days',
    persons: '2 Person',
    description: 'Everyone walks to Triund.',
    rating: '4.7',
  });
});

test('the total is for both travellers with tax, and for adults if tickets are by age', () => {
  const { price, whole } = toTourCard(english, row, terms);
  expect([price, whole]).toEqual(['₹10,900', '₹25,724']);
  expect(toTourCard(english, { ...row, adult_price_paise: 1_000_000 }, terms).whole).toBe('₹23,600');
  const five = defaultTaxRules.map((rule) => ({ ...rule, supply: 'tour' as const, percent: 5 }));
  expect(toTourCard(english, row, { ...terms, rules: five }).whole).toBe('₹22,890');
});

test('missing values have the specified defaults, and a tour without a rating is new', () => {
  const bare = toTourCard(english, { ...row, duration: '', description: ' ', price_paise: 0, rating: 0 }, terms);
  expect(bare.duration).toBe('5 days');
  expect(bare.description).toBe("Explore Triund Walk's amazing attractions");
  // no invented price: a missing one is the specified '₹ 0' (MONEY-1), and no tour is published without one
  expect(bare.price).toBe('₹ 0');
  expect(bare.rating).toBeNull();
});

test('a long text is cut after a word, within 110 characters and an ellipsis', () => {
  const long = `${'Seven kilometres, twenty-two curves, '.repeat(6)}and tea`;
  const cut = teaser(long);
  expect(cut.length).toBeLessThanOrEqual(111);
  expect(cut).toMatch(/\w…$/);
  expect(long.startsWith(cut.slice(0, -1))).toBe(true);
  expect(teaser('x'.repeat(300))).toHaveLength(111);
  expect(teaser('Walk **up**.\n\n- see [the map](/map)')).toBe('Walk up.');
});
