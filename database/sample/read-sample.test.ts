import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readSample, sampleFiles } from './read-sample.ts';

const top = mkdtempSync(join(tmpdir(), 'padharo-sample-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

let folder: string;
/** A catalogue of two stays, a destination and nothing else. */
beforeEach(() => {
  folder = mkdtempSync(join(top, 'catalogue-'));
  for (const kind of Object.keys(sampleFiles)) {
    mkdirSync(join(folder, kind));
    writeFileSync(join(folder, kind, 'order.txt'), '');
  }
  for (const name of ['destinations/agra.json', first, second]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(new URL(name, import.meta.url), join(folder, name));
  }
});

const first = 'stays/jaipur/chandni-bagh-palace-jaipur.json';
const second = 'stays/agra/padri-tola-house-agra.json';
const read = () => readSample(pathToFileURL(`${folder}/`));

/** Changes the text of a file. */
function change(name: string, from: string, to: string): void {
  const text = readFileSync(join(folder, name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, name), text.replace(from, to));
}

test('a file is an entry: its name is the slug, its folder the destination', () => {
  const { stays, destinations } = read();
  expect(destinations).toMatchObject([{ slug: 'agra', name: 'Agra' }]);
  expect(stays).toMatchObject([
    { slug: 'padri-tola-house-agra', destination: 'agra' },
    { slug: 'chandni-bagh-palace-jaipur', destination: 'jaipur', name: 'Chandni Bagh Palace' },
  ]);
  expect(stays[0]).not.toHaveProperty('$schema');
});

describe('the order', () => {
  const slugs = () => read().stays.map(({ slug }) => slug);

  test('is that of order.txt, and what it does not name comes behind', () => {
    writeFileSync(join(folder, 'stays/order.txt'), 'jaipur/chandni-bagh-palace-jaipur\n');
    expect(slugs()).toEqual(['chandni-bagh-palace-jaipur', 'padri-tola-house-agra']);
  });

  test('does not name what is not there', () => {
    writeFileSync(join(folder, 'stays/order.txt'), 'jaipur/rambagh\n');
    expect(slugs).toThrow('stays/order.txt: there is no jaipur/rambagh.json');
  });
});

describe('a wrong file is named with every wrong field', () => {
  test.each([
    ['a word for a number', '"Price": 21000', '"Price": "21000"', 'room_types.0.Price: Invalid input'],
    ['less than the declaration allows', '"MaxGuests": 3', '"MaxGuests": 0', 'room_types.0.MaxGuests: Too small'],
    ['a word that is not of the vocabulary', '"Free WiFi"', '"Free wifi"', 'amenities.0: Invalid option'],
    ['a field that there is not', '"bedrooms": 1', '"bedrooms": 1, "stars": 5', 'Unrecognized key: "stars"'],
    ['a missing field', '"name": "Chandni Bagh Palace",', '', 'name: Invalid input'],
    ['a picture that nobody draws', '"heritage-lodge"', '"heritage-lodges"', 'stayimages.0.0: Invalid option'],
    ['a text that is no JSON', '"bedrooms": 1', '"bedrooms": one', 'Unexpected token'],
  ])('%s', (_what, from, to, message) => {
    change(first, from, to);
    expect(read).toThrow(`${first}: ${message}`);
  });

  test('all of them', () => {
    change(first, '"bedrooms": 1', '"bedrooms": -1');
    change(first, '"latitude": 26.9441', '"latitude": 269441');
    expect(read).toThrow(/bedrooms: Too small.*\n.*latitude: Too big/);
  });
});
