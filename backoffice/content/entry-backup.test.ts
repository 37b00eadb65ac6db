import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { content } from '../../service/catalog/products/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import type { PictureView } from '../server/picture-view.ts';
import { parseEntryBackup, restoreEntry } from './entry-backup.ts';
import { formFor } from './entry-form.ts';
import { formOfSteps } from './entry-steps.ts';

const tour = formFor(english, content, typeNamed(content, 'tour-package'));
const stay = formFor(english, content, typeNamed(content, 'stay'));
const picture = (documentId: string) => ({
  documentId,
  name: documentId,
  alt: '',
  caption: '',
  url: '/x.avif',
  whole: null,
  focus: null,
});

test('stored edits are restored with the order of parts, added parts, and without removed parts', () => {
  const entry: Record<string, unknown> = {
    name: 'Old',
    itinerary: [
      { id: 7, title: 'First' },
      { id: 8, title: 'Second' },
      { id: 9, title: 'Third' },
    ],
  };
  const restored = restoreEntry(
    { form: tour, entry, pictures: {} },
    {
      fields: [
        ['name', 'New'],
        ['featured', 'yes'],

        ['itinerary', '2'],
        ['itinerary.2.id', '9'],
        ['itinerary.2.title', 'Third, rewritten'],

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
  expect(restored.entry).toMatchObject({ name: 'New', featured: 'yes', location: '' });
  expect(restored.entry['itinerary']).toMatchObject([
    { id: '9', title: 'Third, rewritten' },
    { id: '7', title: 'First' },
    { id: '', title: 'Last' },
  ]);
});

test('pictures are restored in their order, and so are chosen relations', () => {
  const [first, second] = [picture('a'), picture('b')];
  const gallery = stay.links.find(({ control }) => control === 'pictures')?.name ?? '';
  const many = stay.links.find(({ control }) => control === 'many')?.name ?? '';
  const one = stay.links.find(({ control }) => control === 'one')?.name ?? '';
  const entry: Record<string, unknown> = {};
  const pictures: Record<string, readonly PictureView[]> = { [gallery]: [first] };
  const restored = restoreEntry(
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
  expect(restored.pictures[gallery]).toEqual([second, first]);
  expect([restored.entry[many], restored.entry[one]]).toEqual([[{ documentId: 'x' }, { documentId: 'y' }], []]);
});

test('a photograph of a part is restored with its part, wherever that is now', () => {
  const steps = typeNamed(content, 'stay').steps ?? [];
  const form = formOfSteps(english, content, typeNamed(content, 'stay'), steps);
  const fields = [
    ['room_types', '2'],
    ['room_types.2.Name', 'Tower room'],
    ['room_types.2.Image', 'b'],
    ['room_types', '0'],
    ['room_types.0.Name', 'Attic'],
  ] as const;
  const pictures: Record<string, readonly PictureView[]> = { 'room_types.0.Image': [picture('a')] };
  const entry: Record<string, unknown> = {};
  const restored = restoreEntry({ form, entry, pictures }, { fields, pictures: [picture('a'), picture('b')] });
  expect(restored.entry['room_types']).toMatchObject([{ Name: 'Tower room' }, { Name: 'Attic' }]);
  expect(restored.pictures).toMatchObject({ 'room_types.0.Image': [{ documentId: 'b' }], 'room_types.1.Image': [] });
});

test('stored data of another kind is ignored', () => {
  const whole = { fields: [['a', 'b']], pictures: [picture('a')] };
  expect(parseEntryBackup(JSON.stringify(whole))).toEqual(whole);
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
    expect(parseEntryBackup(text), String(text)).toBeUndefined();
});
