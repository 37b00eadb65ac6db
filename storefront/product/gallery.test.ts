import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Gallery } from './gallery.tsx';

// only the build creates the icon sprite
vi.mock('../ui/icon.tsx', () => ({ Icon: () => null }));

const drawn = { url: '/artwork/lake-3.svg', alt: 'Illustration: a lake', width: 1200, height: 800 };
const photo = { url: '/media/7.webp', alt: 'The terrace', width: 3000, height: 2000, srcSet: '/media/7-480.webp 480w' };
const shown = (photos: (typeof drawn)[]) =>
  renderToStaticMarkup(createElement(Gallery, { photos, name: 'Lake House', kind: 'stay' }));
const postersIn = (html: string) =>
  [...html.matchAll(/background-image:url\(&quot;([^&]+)&quot;\)/g)].map(([, at]) => at);

test('a photograph loads behind the drawing of the same place, else of its kind; a drawing needs none', () => {
  expect(postersIn(shown([photo, drawn]))).toEqual([drawn.url]);
  expect(postersIn(shown([photo]))).toEqual(['/default-stay.svg']);
  expect(postersIn(shown([drawn]))).toEqual([]);
});
