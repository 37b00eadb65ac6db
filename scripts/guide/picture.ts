import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../command.ts';

/** A picture of the README or of the operator guide, and the texts visible in it. */
export interface GuidePicture {
  /** Path below docs/. */
  readonly file: string;
  readonly image: Buffer;
  readonly words: readonly string[];
}

const most = 60 * 1024;
export const docs = join(root, 'docs');
const wordsFile = join(docs, 'pictures', 'words.json');

/** Parts that differ from run to run: numbers, days and random references. */
const changing =
  /\bBOOK_\w+|\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b|\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\b|\b(?=[A-Z2-7]*\d)[A-Z2-7]{4,}\b|\b[A-Z2-7]{16,}\b|\d[\d,.:/]*/g;

// the groups on Today depend on the hour
const ofThisHour = /^heading ".* \(#\)"/;

// a card has a heading of level 3, and the cards of the home page differ from start to start
const lasting = /^\W*(?:(?:button|tab|radio|checkbox|textbox|combobox|columnheader) "|heading .* \[level=[12]\])/;

/**
 * Headings, controls and columns of an accessibility tree, without what changes from run to run, in alphabetical
 * order.
 */
export function stableTexts(tree: string): string[] {
  const lines = tree.split('\n').filter((line) => lasting.test(line));
  const masked = lines.map((line) =>
    line
      .replace(changing, '#')
      .replace(/#(?:[\s,–-]*#)+/g, '#')
      .replace(/^\W+/, ''),
  );
  return [...new Set(masked)].filter((line) => !ofThisHour.test(line)).sort();
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Takes a screenshot. Throws if a picture of the guide exceeds 60 kB, because people read the guide on phones too. */
export async function takePicture(page: Page, name: string): Promise<GuidePicture> {
  await settle(page);
  const shot = sharp(await page.screenshot({ animations: 'disabled' }));
  const image = await (name === 'home'
    ? shot.jpeg({ quality: 80, mozjpeg: true })
    : shot.webp({ quality: 70, effort: 6 })
  ).toBuffer();
  if (name !== 'home' && image.length > most) throw new Error(`${name} is larger than ${most} bytes`);
  const file = name === 'home' ? 'home.jpg' : `pictures/${name}.webp`;
  return { file, image, words: stableTexts(await page.locator('body').ariaSnapshot()) };
}

export function savePictures(pictures: readonly GuidePicture[]): void {
  for (const { file, image } of pictures) writeFileSync(join(docs, file), image);
  const words = Object.fromEntries(pictures.map(({ file, words }) => [file, words]));
  writeFileSync(wordsFile, `${JSON.stringify(words, null, 2)}\n`);
}

const [width, height] = [160, 100];
const thumbnail = (image: Buffer) => sharp(image).resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();

/** The difference of two pictures, from 0 (equal) to 255, blurred so that dates and numbers do not count. */
export async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([thumbnail(one), thumbnail(other)]);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

const farApart = 12;

/** One line for each picture in docs/ that is outdated, with what is different. */
export async function outdatedPictures(taken: readonly GuidePicture[]): Promise<string[]> {
  const recorded: Record<string, string[]> = JSON.parse(readFileSync(wordsFile, 'utf8'));
  const lines: string[] = [];
  for (const { file, image, words } of taken) {
    const before = recorded[file] ?? [];
    const gone = before.filter((line) => !words.includes(line));
    const added = words.filter((line) => !before.includes(line));
    const apart = await distance(readFileSync(join(docs, file)), image);
    if (gone.length > 0) lines.push(`docs/${file} still shows: ${gone.slice(0, 5).join(' · ')}`);
    if (added.length > 0) lines.push(`docs/${file} does not show yet: ${added.slice(0, 5).join(' · ')}`);
    if (apart > farApart) lines.push(`docs/${file} looks different (${Math.round(apart)} of 255)`);
  }
  return lines;
}
