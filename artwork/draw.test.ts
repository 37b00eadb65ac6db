import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Crop, draw, isSubject, subjects } from './draw.ts';

const crops: readonly Crop[] = ['landscape', 'wide', 'tall', 'square'];
const sizes: Record<Crop, readonly [number, number]> = {
  landscape: [1200, 800],
  wide: [1600, 700],
  tall: [800, 1100],
  square: [800, 800],
};
const seeds = [0, 41, 9999];

const everyPicture = subjects.flatMap((subject) =>
  crops.flatMap((crop) =>
    seeds.map((seed) => ({ name: `${subject} ${seed} ${crop}`, crop, picture: draw(subject, seed, crop) })),
  ),
);

const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

/** The names of the tags left open, or closed without having been opened. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (selfClosed) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [...open, name];
  }
  return open;
}

test('every subject draws in every crop at its size', () => {
  for (const { name, crop, picture } of everyPicture) {
    const [width, height] = sizes[crop];
    expect([picture.width, picture.height], name).toEqual([width, height]);
    expect(picture.svg, name).toContain(
      `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`,
    );
  }
});

test('the same arguments give the same bytes', () => {
  for (const subject of subjects) expect(draw(subject, 17, 'square')).toEqual(draw(subject, 17, 'square'));
});

test('different seeds give different pictures', () => {
  for (const subject of subjects)
    expect(new Set([1, 2, 3, 4].map((seed) => draw(subject, seed).svg)).size, subject).toBe(4);
});

test('no picture is heavier than 12 KB on the wire', () => {
  for (const { name, picture } of everyPicture)
    expect(gzipSync(picture.svg).length, name).toBeLessThanOrEqual(12 * 1024);
});

test('every picture is well formed and holds nothing that runs, filters or reaches out', () => {
  for (const { name, picture } of everyPicture) {
    expect(unbalanced(picture.svg), name).toEqual([]);
    expect(picture.svg, name).not.toMatch(/<filter|<script|<text|<image|NaN|undefined|Infinity|null|href="[^#]/);
  }
});

test('every reference inside a picture has its target', () => {
  for (const { name, picture } of everyPicture) {
    const known = new Set(ids(picture.svg));
    const wanted = [...picture.svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1] ?? '');
    expect(
      wanted.filter((id) => !known.has(id)),
      name,
    ).toEqual([]);
  }
});

test('pictures can stand in one page without sharing an id', () => {
  const together = everyPicture.flatMap(({ picture }) => ids(picture.svg));
  expect(new Set(together).size).toBe(together.length);
});

test('every alternative text says that it is an illustration, and of what', () => {
  for (const { name, picture } of everyPicture) expect(picture.alt, name).toMatch(/^Illustration: \S.{20,}$/);
});

test('subjects are told from other words', () => {
  expect(isSubject('taj')).toBe(true);
  expect(isSubject('toString')).toBe(false);
});

test('pictures already published do not change by accident', () => {
  const golden = [
    ['taj', 1],
    ['hero-himalaya', 0],
    ['backwater', 7],
    ['room-sea', 42],
    ['cabin', 2024],
  ] as const;
  const prints = golden.map(([subject, seed]) =>
    createHash('sha256').update(draw(subject, seed).svg).digest('hex').slice(0, 16),
  );
  expect(prints).toEqual([
    'e13d5cce468a7da7',
    '9562d3845f8dc000',
    'c34b2bbd33ae0a53',
    'b441ab7d51638f3a',
    'b976a1d2ddf6d68b',
  ]);
});
