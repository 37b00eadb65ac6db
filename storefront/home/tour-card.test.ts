import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { english } from '../../messages/translate.ts';
import { type TourCardRow, toTourCard } from '../../service/catalog/experiences/tour-card-data.ts';
import { dayOf } from '../../service/core/day.ts';
import { TourCard } from './tour-card.tsx';

// only a build draws the icons
vi.mock('../ui/icon.tsx', () => ({ Icon: () => null }));

const tour: TourCardRow = {
  id: 1,
  document_id: 'one',
  slug: 'valley-walk',
  name: 'Valley Walk',
  type: 'adventure',
  location: 'Joshimath, Uttarakhand',
  duration: '5 days',
  description: 'Flowers.',
  price_paise: 1_090_000,
  rating: 4.5,
  adult_price_paise: null,
  image: null,
};

test('an uploaded picture has the size of the card, and keeps its focal point visible', () => {
  const image = {
    url: '/media/0a/valley.webp',
    srcSet: '/media/0a/valley-small.webp 500w, /media/0a/valley.webp 1600w',
    focus: '20% 80%',
    alt: 'A valley',
    width: 1600,
    height: 1200,
  };
  const card = createElement(TourCard, {
    tour: toTourCard(english, { ...tour, image }, { rules: [], on: dayOf('2026-11-20') }),
  });
  const [picture = ''] = renderToStaticMarkup(createElement(MemoryRouter, null, card)).match(/<img[^>]*>/) ?? [];
  expect(picture).toContain(`srcSet="${image.srcSet}"`);
  expect(picture).toContain('sizes="auto, (max-width: 639px) 92vw, 400px"');
  expect(picture).toContain('style="object-position:20% 80%"');
});
