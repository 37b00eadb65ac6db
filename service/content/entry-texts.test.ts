import { expect, test } from 'vitest';
import { adminFieldsTexts } from '../../messages/en/admin/fields.ts';
import { sentence } from '../../messages/message.ts';
import { type ContentType, contentModel, typeNamed } from './content-type.ts';
import { textsOf, translatedPaths } from './entry-texts.ts';

const words = sentence(adminFieldsTexts.policy);
const house: ContentType = {
  name: 'house',
  path: 'houses',
  table: 'houses',
  shape: 'entry',
  translated: true,
  fields: {
    name: { kind: 'text', column: 'name' },
    slug: { kind: 'text', column: 'slug', unique: true, madeFrom: 'name' },
    type: { kind: 'text', column: 'type', oneOf: ['Villa'] },
    kind: { kind: 'text', column: 'kind', labels: { a: 'A' } },
    policy: { kind: 'text', column: 'policy', listed: { in: 'policies', none: words, about: words } },
    opens: { kind: 'text', column: 'opens', day: true },
    code: { kind: 'text', column: 'code', pattern: { matches: /x/, says: '' } },
    place: { kind: 'text', column: 'place', lowerCase: true },
    icon: { kind: 'text', column: 'icon', untranslated: true },
    summary: { kind: 'text', column: 'summary', computed: true },
    price: { kind: 'money', column: 'price' },
    included: { kind: 'texts', column: 'included' },
    size: { kind: 'json', column: 'size' },
    stops: {
      kind: 'json',
      column: 'stops',
      reword: (value, text) => (Array.isArray(value) ? value.map((name: unknown) => text(String(name))) : value),
    },
    about: { kind: 'richtext', column: 'about' },
  },
  relations: {
    rooms: { kind: 'to-many', target: 'room', targetColumn: 'house_id' },
    rules: { kind: 'one-of', target: 'rules', targetColumn: 'house_id' },
    slots: { kind: 'to-many', target: 'slot', targetColumn: 'house_id' },
    amenities: { kind: 'to-many', target: 'amenity', targetColumn: 'house_id' },
    image: { kind: 'to-one', target: 'media', column: 'image_id' },
  },
};
const ownRelation = { house: { kind: 'to-one', target: 'house', column: 'house_id' } } as const;
const part = (name: string, more: Partial<ContentType> = {}): ContentType => ({
  name,
  table: name,
  shape: 'entry',
  fields: { name: { kind: 'text', column: 'name' } },
  relations: ownRelation,
  ...more,
});
const model = contentModel([
  house,
  part('room', {
    partOf: ['house'],
    relations: {
      ...ownRelation,
      picture: { kind: 'to-one', target: 'media', column: 'picture_id' },
    },
  }),
  part('rules', { partOf: ['house'], fields: { pets: { kind: 'text', column: 'pets' } } }),
  part('slot', { shape: 'component', relations: {} }),
  part('amenity'),
]);
const texts = (entry: Readonly<Record<string, unknown>>) =>
  textsOf(model, typeNamed(model, 'house'), entry).map(({ source, places }) => [
    source,
    ...places.map(({ field, part }) => (part ? `${part.relation} ${part.position} ${field}` : field)),
  ]);

test('words for people are translated; slugs, codes, days, names from lists and numbers are not', () => {
  const all = Object.fromEntries(Object.keys(house.fields).map((name) => [name, `the ${name}`]));
  expect(texts({ ...all, price: 5, size: { text: 'large' }, included: ['Tea', 'Wood'], stops: ['Agra'] })).toEqual([
    ['the name', 'name'],
    ['Tea', 'included'],
    ['Wood', 'included'],
    ['Agra', 'stops'],
    ['the about', 'about'],
  ]);
});

test('parts and components follow in the order of the form; what is no part is not among them', () => {
  const entry = {
    slots: [{ name: 'Dawn' }],
    rules: { pets: 'No pets.' },
    rooms: [{ name: 'Hill' }, { name: 'Lake' }],
    amenities: [{ name: 'WiFi' }],
    name: 'House',
  };
  expect(texts(entry)).toEqual([
    ['House', 'name'],
    ['Hill', 'rooms 1 name'],
    ['Lake', 'rooms 2 name'],
    ['No pets.', 'rules 1 pets'],
    ['Dawn', 'slots 1 name'],
  ]);
});

test('a text is listed once, with every place that says it; empty ones are not', () => {
  expect(texts({ name: 'Hill', about: ' ', included: ['', 'Hill'], rooms: [{ name: 'Hill' }], rules: null })).toEqual([
    ['Hill', 'name', 'included', 'rooms 1 name'],
  ]);
});

test('a picture says its description and caption as a part; of a drawing only the caption is translated', () => {
  const photo = { name: 'house.jpg', alternativeText: 'A house', caption: 'Built in 1902', mime: 'image/webp' };
  const drawing = { ...photo, alternativeText: 'Illustration: a lake', caption: 'The lake', mime: 'image/svg+xml' };
  expect(texts({ name: 'House', rooms: [{ name: 'Hill' }, { name: 'Lake', picture: photo }], image: drawing })).toEqual(
    [
      ['House', 'name'],
      ['Hill', 'rooms 1 name'],
      ['Lake', 'rooms 2 name'],
      ['A house', 'rooms 2 alternativeText'],
      ['Built in 1902', 'rooms 2 caption'],
      ['The lake', 'image 1 caption'],
    ],
  );
  expect(translatedPaths(model, typeNamed(model, 'house'))).toEqual([
    'rooms',
    'rooms.picture',
    'rules',
    'slots',
    'image',
  ]);
});
