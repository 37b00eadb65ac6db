import { expect, test } from 'vitest';
import { content } from '../../service/catalog/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { formOf } from './entry-form.ts';
import { keptIn, putBack } from './kept-entry.ts';
import type { ShownPicture } from './shown-picture.ts';

const tour = formOf(content, typeNamed(content, 'tour-package'));
const stay = formOf(content, typeNamed(content, 'stay'));
const picture = (documentId: string) => ({
  documentId,
  name: documentId,
  alt: '',
  caption: '',
  url: '/x.avif',
  whole: null,
  focus: null,
});

test('what was written comes back with the order of parts, those that were added, and without those that were removed', () => {
  const entry: Record<string, unknown> = {
    name: 'Old',
    itinerary: [
      { id: 7, title: 'First' },
      { id: 8, title: 'Second' },
      { id: 9, title: 'Third' },
    ],
  };
  const back = putBack(
    { form: tour, entry, pictures: {} },
    {
      fields: [
        ['name', 'New'],
        ['featured', 'yes'],

        ['itinerary', '2'],
        ['itinerary.2.id', '9'],
        ['itinerary.2.title', 'Third, told anew'],

        ['itinerary', '0'],
        ['itinerary.0.id', '7'],
        ['itinerary.0.title', 'First'],

        ['itinerary', '3'],
        ['itinerary.3.id', ''],
        ['itinerary.3.title', 'Last'],
      ],
      pictures: [],
    },
  );
  expect(back.entry).toMatchObject({ name: 'New', featured: 'yes', location: '' });
  expect(back.entry['itinerary']).toMatchObject([
    { id: '9', title: 'Third, told anew' },
    { id: '7', title: 'First' },
    { id: '', title: 'Last' },
  ]);
});

test('pictures come back in their order, and what was chosen of other entries', () => {
  const [first, second] = [picture('a'), picture('b')];
  const gallery = stay.links.find(({ control }) => control === 'pictures')?.name ?? '';
  const many = stay.links.find(({ control }) => control === 'many')?.name ?? '';
  const one = stay.links.find(({ control }) => control === 'one')?.name ?? '';
  const entry: Record<string, unknown> = {};
  const pictures: Record<string, readonly ShownPicture[]> = { [gallery]: [first] };
  const back = putBack(
    { form: stay, entry, pictures },
    {
      fields: [
        [gallery, 'b'],
        [gallery, 'a'],
        [gallery, 'gone'],
        [many, 'x'],
        [many, 'y'],
        [one, ''],
      ],
      pictures: [first, second],
    },
  );
  expect(back.pictures[gallery]).toEqual([second, first]);
  expect([back.entry[many], back.entry[one]]).toEqual([[{ documentId: 'x' }, { documentId: 'y' }], []]);
});

test('what the device holds of another kind is nothing', () => {
  const whole = { fields: [['a', 'b']], pictures: [picture('a')] };
  expect(keptIn(JSON.stringify(whole))).toEqual(whole);
  for (const text of [
    null,
    '',
    '[',
    '["a"]',
    '{}',
    '{"fields":[["a"]],"pictures":[]}',
    '{"fields":[],"pictures":[1]}',
    'null',
  ])
    expect(keptIn(text), String(text)).toBeUndefined();
});
