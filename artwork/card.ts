import type { DrawnSubject, Picture } from './draw.ts';
import { n } from './kit/core/shapes.ts';
import { figtree } from './lettering/figtree.ts';
import { fraunces } from './lettering/fraunces.ts';
import { canWrite, letter, lines } from './lettering/lettering.ts';
import { signature } from './mark.ts';

/** The size in which links are shown when they are shared. */
export const cardSize = { width: 1200, height: 630 } as const;

export interface CardText {
  readonly name: string;
  readonly place: string;
}

/** Whether the words lie over the picture's foot, or on a shelf below it. */
export type WordsPlace = 'over' | 'below';

/** A car stands low in its picture: words over the foot would hide its wheels. */
export const wordsFor = (subject: DrawnSubject): WordsPlace => (subject.startsWith('car-') ? 'below' : 'over');

const [left, room] = [64, 1072];
const ink = '#170d10';
const gradient = (id: string, from: number, to: number) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${ink}" stop-opacity="${from}"/><stop offset="1" stop-color="${ink}" stop-opacity="${to}"/></linearGradient>`;

const line = (path: string, x: number, y: number, fill: string) =>
  `<path transform="translate(${n(x)} ${n(y)})" d="${path}" fill="${fill}"/>`;

const signed = `<defs>${gradient('card-head', 0.5, 0)}</defs><path d="M0 0H1200V170H0z" fill="url(#card-head)"/><g transform="translate(${left} 48)">${signature(52, '#ffffff').art}</g>`;

interface Letters {
  /** What the drawn faces can write of the name and of the place, in lines. */
  readonly rows: readonly string[];
  readonly placed: readonly string[];
  readonly size: number;
}

/** The name in the larger size where that keeps it on one line. */
function letters({ name, place }: CardText, large: number, small: number): Letters {
  const size = letter(fraunces, name, large).width <= room ? large : small;
  return {
    rows: canWrite(fraunces, name) ? lines(fraunces, name, size, room, 2) : [],
    placed: canWrite(figtree, place) ? lines(figtree, place, 32, room, 1) : [],
    size,
  };
}

/** Name and place, the last line of the name on `foot` and the place on `base`. */
function written({ rows, placed, size }: Letters, foot: number, base: number): string {
  const top = foot - (rows.length - 1) * size * 1.12;
  return (
    rows.map((row, i) => line(letter(fraunces, row, size, -6).path, left, top + i * size * 1.12, '#ffffff')).join('') +
    placed.map((row) => line(letter(figtree, row, 32).path, left, base, '#f6e6cc')).join('')
  );
}

const bar = (y: number) => `<path d="M${left} ${Math.round(y)}h72v7h-72z" fill="#f0a830"/>`;

/** The name, the place and the wordmark on a veil, to lie over a picture; letters are drawn, so no font is needed. */
function writing(text: CardText): string {
  const words = letters(text, 68, 56);
  const foot = words.placed.length > 0 ? 520 : 566;
  const top = foot - (words.rows.length - 1) * words.size * 1.12;
  return (
    `<defs>${gradient('card-foot', 0, 0.86)}</defs><path d="M0 210H1200V630H0z" fill="url(#card-foot)"/>` +
    signed +
    (words.rows.length > 0 ? bar(top - words.size * 1.16) : '') +
    written(words, foot, 576)
  );
}

const sheet = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 1200 630">${content}</svg>`;

/** What lies over a photograph. */
export const cardOver = (text: CardText): string => sheet(writing(text));

/** Where the near edge of the road lies in a car's picture, in the landscape crop. */
const roadside = 736;

/** A whole card on a drawn picture in the landscape crop. */
export function card(picture: Picture, text: CardText, words: WordsPlace = 'over'): string {
  const at = (y: number) => picture.svg.replace('<svg ', `<svg y="${Math.round(y)}" `);
  if (words === 'over') return sheet(at((cardSize.height - picture.height) * 0.7) + writing(text));
  const below = letters(text, 56, 46);
  const shelf = 482 - Math.max(0, below.rows.length - 1) * below.size * 1.12;
  return sheet(
    at(shelf - roadside) +
      `<path d="M0 ${Math.round(shelf)}H1200V630H0z" fill="${ink}"/>` +
      signed +
      bar(shelf) +
      written(below, below.placed.length > 0 ? 548 : 572, 596),
  );
}
