import { n } from './kit/core/shapes.ts';
import { fraunces } from './lettering/fraunces.ts';
import { letter } from './lettering/lettering.ts';

const name = 'Padharo';
const terracotta = '#b5371f';
const paper = '#fcf9f4';

/** An open doorway, the sun coming up over hills in it: the mark, 32 by 32, as shapes from the back to the front. */
export const markShapes = {
  ground: { radius: 8, fill: terracotta },
  door: {
    path: 'M7 28V15.500c0-1.900 1.100-3.200 2.800-3.900 2.600-1 4.700-3 6.200-6.600 1.500 3.600 3.600 5.600 6.200 6.600 1.700.7 2.800 2 2.800 3.900V28z',
    fill: paper,
  },
  sun: { x: 16, y: 17.5, radius: 4.2, fill: '#f0a830' },
  hills: { path: 'M7 28v-4.200l4.600-3.600 3.900 2.700 3.700-3.900L25 23.500V28z', fill: '#0e5a5a' },
} as const;

const doorway = (): string => {
  const { door, sun, hills } = markShapes;
  return (
    `<path d="${door.path}" fill="${door.fill}"/>` +
    `<circle cx="${sun.x}" cy="${sun.y}00" r="${sun.radius}00" fill="${sun.fill}"/>` +
    `<path d="${hills.path}" fill="${hills.fill}"/>`
  );
};

const clean = (svg: string): string => svg.replace(/(\.\d)00/g, '$1');

/** The mark on its ground; `radius` is that of the corners, of 32. */
export const mark = (radius: number): string =>
  clean(`<rect width="32" height="32"${radius ? ` rx="${radius}"` : ''} fill="${terracotta}"/>${doorway()}`);

/** A whole SVG of the mark, for a browser's tab or a phone's home screen, which rounds the corners itself. */
export const icon = (radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark(radius)}</svg>\n`;

/** The mark and the name beside it, `height` high, its top left corner at the origin. */
export function signature(height: number, ink: string): { readonly art: string; readonly width: number } {
  const written = letter(fraunces, name, height * 0.84, -8);
  const left = height * 1.34;
  return {
    art:
      `<g transform="scale(${Math.round((height / 32) * 1000) / 1000})">${mark(8)}</g>` +
      `<path transform="translate(${n(left)} ${n(height * 0.78)})" d="${written.path}" fill="${ink}"/>`,
    width: left + written.width,
  };
}

/** A whole SVG of the wordmark. */
export function wordmark(ink: string): string {
  const { art, width } = signature(40, ink);
  const w = Math.ceil(width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="40" viewBox="0 0 ${w} 40" role="img" aria-label="${name}">${art}</svg>\n`;
}
