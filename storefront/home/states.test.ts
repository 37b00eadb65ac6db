import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Featured } from './featured.tsx';
import { PopularTours } from './popular-tours.tsx';

// only the build creates the icon sprite
vi.mock('../ui/icon.tsx', () => ({ Icon: () => null }));

const read = (element: ReactElement) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, element))
    .replace(/<[^>]+>/g, '|')
    .replaceAll('&#x27;', "'");

test('holiday homes that fail to load show the message and a button to retry', () => {
  const text = read(
    createElement(Featured, { kind: 'homes', loaded: { error: 'Failed to fetch holiday homes data' } }),
  );
  expect(text).toContain('|Unable to load holiday homes|');
  expect(text).toContain('|Failed to fetch holiday homes data|');
  expect(text).toContain('|Try again|');
});

test('hotels that fail to load show it', () => {
  const text = read(createElement(Featured, { kind: 'hotels', loaded: { error: 'Failed to fetch hotels data' } }));
  expect(text).toContain('|Unable to load hotels|');
  expect(text).toContain('|Failed to fetch hotels data|');
});

test('no homes and no hotels have texts of their own', () => {
  const homes = read(createElement(Featured, { kind: 'homes', loaded: { cards: [] } }));
  expect(homes).toContain('|No holiday homes available at the moment|');
  const hotels = read(createElement(Featured, { kind: 'hotels', loaded: { cards: [] } }));
  expect(hotels).toContain('|No hotels available at the moment|');
  for (const text of [homes, hotels]) expect(text).toContain('|Please check back later for new listings|');
});

test('tour packages that fail to load, and no tour packages', () => {
  const failed = read(createElement(PopularTours, { loaded: { error: 'Failed to fetch tour packages data' } }));
  expect(failed).toContain('|Unable to load tour packages|');
  expect(failed).toContain('|Failed to fetch tour packages data|');
  const none = read(createElement(PopularTours, { loaded: { tours: [] } }));
  expect(none).toContain('|No tour packages available at the moment|');
  expect(none).toContain('|Please check back later for new packages|');
});
