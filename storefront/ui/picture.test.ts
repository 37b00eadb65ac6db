import { existsSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { productTypes } from '../../service/catalog/kinds.ts';
import { addressInWidth, Picture, type PictureProps, placeholder } from './picture.tsx';

const at = '/media/0a/lake';
const uploaded = {
  url: `${at}.webp`,
  srcSet: `${at}-small.webp 500w, ${at}-medium.webp 750w, ${at}.webp 1600w`,
};
const drawn = { url: '/artwork/lake-3.svg' };

function markup(props: Partial<PictureProps>): string {
  const all: PictureProps = { src: uploaded.url, alt: 'A lake', width: 1600, height: 1200, ...props };
  return renderToStaticMarkup(createElement(Picture, all));
}

test('an uploaded picture is offered in all its widths, as AVIF before WebP', () => {
  const html = markup({ srcSet: uploaded.srcSet, sizes: '300px' });
  const [source = '', image = ''] = html.match(/<(?:source|img)[^>]*>/g) ?? [];
  expect(source).toContain('type="image/avif"');
  expect(source).toContain(`srcSet="${uploaded.srcSet.replaceAll('webp', 'avif')}"`);
  expect(image).toContain(`srcSet="${uploaded.srcSet}"`);
  for (const tag of [source, image]) expect(tag).toContain('sizes="300px"');
  expect(image).toContain(`src="${uploaded.url}"`);
});

test('the focal point stays visible', () => {
  expect(markup({ focus: '20% 80%' })).toContain('style="object-position:20% 80%"');
  expect(markup({})).not.toContain('object-position');
});

test('a drawn picture has no other sizes, a missing one is the placeholder', () => {
  expect(markup({ src: drawn.url })).toMatch(/^<img[^>]* src="\/artwork\/lake-3\.svg"[^>]*>$/);
  const missing = markup({ src: null, srcSet: uploaded.srcSet });
  expect(missing).toContain(`src="${placeholder}"`);
  expect(missing).not.toContain('srcSet');
});

test('small places get the narrowest size that fills them', () => {
  expect(addressInWidth(uploaded, 480)).toBe(`${at}-small.webp`);
  expect(addressInWidth(uploaded, 501)).toBe(`${at}-medium.webp`);
  expect(addressInWidth(uploaded, 4000)).toBe(uploaded.url);
  expect(addressInWidth(drawn, 480)).toBe(drawn.url);
});

test('each kind has a default picture for a missing one, and names its kind for a broken one', () => {
  for (const kind of [...productTypes, 'hero'] as const) {
    const missing = markup({ src: '', kind });
    expect(missing).toContain(`src="/default-${kind}.svg"`);
    expect(existsSync(new URL(`../../public/default-${kind}.svg`, import.meta.url))).toBe(true);
    expect(markup({ kind })).toContain(`data-kind="${kind}"`);
  }
});
