import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardLead, CardPrice, SoldOutLabel } from './card-price.tsx';

const card = { price: '₹4,000', unit: 'a night', under: '₹5,900 total' };
const priced = (soldOut: boolean) =>
  renderToStaticMarkup(
    <CardPrice {...card} soldOut={soldOut} lead={<CardLead left={null} lead="from" old="₹5,000" off="20% OFF" />} />,
  ).replaceAll(/<[^>]+>/g, '');

test('a card has its price, a sold-out card none', () => {
  expect(priced(false)).toBe('from ₹5,000 20% OFF ₹4,000 a night ₹5,900 total');
  expect(priced(true)).toBe('See other dates');
});

test('only a sold-out card has the label', () => {
  expect(renderToStaticMarkup(<SoldOutLabel card={{ soldOut: true, left: 'Sold out' }} />)).toContain('Sold out');
  expect(renderToStaticMarkup(<SoldOutLabel card={{ left: 'Only 2 left' }} />)).toBe('');
});
