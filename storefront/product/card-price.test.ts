import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardLead, CardPrice, SoldOutLabel } from './card-price.tsx';

const lead = createElement(CardLead, { left: null, lead: 'from', old: '₹5,000', off: '20% OFF' });
const priced = (soldOut: boolean) =>
  renderToStaticMarkup(
    createElement(CardPrice, { soldOut, lead, price: '₹4,000', unit: 'a night', under: '₹5,900 total' }),
  ).replaceAll(/<[^>]+>/g, '');

test('a card has its price, a sold-out card none', () => {
  expect(priced(false)).toBe('from Original price ₹5,000 20% OFF ₹4,000 a night ₹5,900 total');
  expect(priced(true)).toBe('See other dates');
});

test('only a sold-out card has the label', () => {
  const labelled = (card: { soldOut?: true; left: string }) =>
    renderToStaticMarkup(createElement(SoldOutLabel, { card }));
  expect(labelled({ soldOut: true, left: 'Sold out' })).toContain('Sold out');
  expect(labelled({ left: 'Only 2 left' })).toBe('');
});
