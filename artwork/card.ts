import type { Picture } from './draw.ts';
import { canWrite, letter, lines } from './lettering.ts';
import { figtree } from './letters/figtree.ts';
import { fraunces } from './letters/fraunces.ts';
import { signature } from './mark.ts';
import { n } from './shapes.ts';

/** The size in which links are shown when they are shared. */
export const cardSize = { width: 1200, height: 630 } as const;

export interface CardText {
  readonly name: string;
  readonly place: string;
}

const [left, room] = [64, 1072];
const ink = '#170d10';
const gradient = (id: string, from: number, to: number) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${ink}" stop-opacity="${from}"/><stop offset="1" stop-color="${ink}" stop-opacity="${to}"/></linearGradient>`;

const line = (path: string, x: number, y: number, fill: string) =>
  `<path transform="translate(${n(x)} ${n(y)})" d="${path}" fill="${fill}"/>`;

/** The name, the place and the wordmark on a veil, to lie over a picture; letters are drawn, so no font is needed. */
function writing({ name, place }: CardText): string {
  const size = letter(fraunces, name, 68).width <= room ? 68 : 56;
  const rows = canWrite(fraunces, name) ? lines(fraunces, name, size, room, 2) : [];
  const placed = canWrite(figtree, place) ? lines(figtree, place, 32, room, 1) : [];
  const foot = placed.length > 0 ? 520 : 566;
  const top = foot - (rows.length - 1) * size * 1.12;
  const written = rows.map((row, i) =>
    line(letter(fraunces, row, size, -6).path, left, top + i * size * 1.12, '#ffffff'),
  );
  const where = placed.map((row) => line(letter(figtree, row, 32).path, left, 576, '#f6e6cc'));
  const bar = rows.length > 0 ? `<path d="M${left} ${Math.round(top - size * 1.16)}h72v7h-72z" fill="#f0a830"/>` : '';
  return (
    `<defs>${gradient('card-foot', 0, 0.86)}${gradient('card-head', 0.5, 0)}</defs>` +
    `<path d="M0 210H1200V630H0z" fill="url(#card-foot)"/><path d="M0 0H1200V170H0z" fill="url(#card-head)"/>` +
    `<g transform="translate(${left} 48)">${signature(52, '#ffffff').art}</g>${bar}${written.join('')}${where.join('')}`
  );
}

const sheet = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 1200 630">${content}</svg>`;

/** What lies over a photograph. */
export const cardOver = (text: CardText): string => sheet(writing(text));

/** A whole card on a drawn picture in the landscape crop. */
export function card(picture: Picture, text: CardText): string {
  const at = Math.round((cardSize.height - picture.height) * 0.7);
  const below = picture.svg.replace('<svg ', `<svg y="${at}" `);
  return sheet(below + writing(text));
}
