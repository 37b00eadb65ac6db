import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { namesInScripts } from './names-in-scripts.ts';
import { namesOf, otherNamesOfRegion, parsePlace } from './place-names.ts';

const folder = new URL('../../database/sample/destinations', import.meta.url).pathname;
const destination = z.object({ name: z.string(), region: z.string(), aliases: z.array(z.string()) });
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const sample = files.map((file, id) => {
  const place = destination.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return { ...place, id, aliases: [...place.aliases, ...namesInScripts([place.name, ...place.aliases])] };
});
const names = namesOf(sample);

const scripts: readonly (readonly [name: string, letters: RegExp])[] = [
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Telugu', /\p{Script=Telugu}/u],
  ['Kannada', /\p{Script=Kannada}/u],
  ['Malayalam', /\p{Script=Malayalam}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Gujarati', /\p{Script=Gujarati}/u],
  ['Punjabi', /\p{Script=Gurmukhi}/u],
  ['Odia', /\p{Script=Oriya}/u],
  ['Urdu', /\p{Script=Arabic}/u],
];

/** The destinations that a text finds. */
function idsOf(text: string): readonly number[] {
  const place = parsePlace(text, names);
  return place.kind === 'places' ? place.ids : [];
}

test.each(scripts)('every destination and state of the sample has a name in %s that finds it', (_, letters) => {
  for (const { name, id, aliases } of sample) {
    const own = aliases.filter((alias) => letters.test(alias));
    expect(own, name).not.toEqual([]);
    for (const alias of own) expect([alias, idsOf(alias)]).toEqual([alias, [id]]);
  }
  for (const region of new Set(sample.map((place) => place.region))) {
    const there = sample.filter((place) => place.region === region).map(({ id }) => id);
    const own = otherNamesOfRegion(region).filter((alias) => letters.test(alias));
    const places = sample.find(({ name, aliases }) => name === region || aliases.includes(region.toLowerCase()));
    if (own.length === 0)
      expect(
        places?.aliases.filter((alias) => letters.test(alias)),
        region,
      ).not.toEqual([]);
    for (const alias of own) {
      const found = idsOf(alias);
      expect([alias, found.length > 0, found.every((id) => there.includes(id))]).toEqual([alias, true, true]);
    }
  }
});

test.each([
  ['ஜெய்ப்பூரில் ஜெய்ப்பூர்', 'Jaipur'],
  ['hotels in ಗೋವಾ', 'Goa'],
  ['ಗೋವಾ, ಭಾರತ', 'Goa'],
  // without its own letter, as older keyboards write it
  ['ജയ്പൂര്‍', 'Jaipur'],
  // while it is being typed
  ['வாரணா', 'Varanasi'],
  ['মুন্ন', 'Munnar'],
  // with a typing error
  ['బెంగళురు', 'Bangalore'],
  ['ਅਮ੍ਰਿਤਸਰ', 'Amritsar'],
  ['نئی دہلی', 'New Delhi'],
  ['بنارس', 'Varanasi'],
  // while it is being typed
  ['کھجور', 'Khajuraho'],
])('%s finds %s', (text, name) => {
  const place = parsePlace(text, names);
  expect(place.kind === 'places' && place.name).toBe(name);
});

test('a beginning shared by many names finds none of them', () => {
  expect(parsePlace('கே', names)).toMatchObject({ kind: 'words' });
});
