import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { content } from '../../service/catalog/products/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { formOfSteps } from './entry-steps.ts';
import { ownedIn } from './owned-parts.ts';

const stay = typeNamed(content, 'stay');
const formOf = (step: string) =>
  formOfSteps(
    english,
    content,
    stay,
    (stay.steps ?? []).filter(({ name }) => name === step),
  );
const typed = (fields: readonly (readonly [string, string])[]) => ({
  text: (name: string) => fields.find(([own]) => own === name)?.[1] ?? '',
  all: (name: string) => fields.flatMap(([own, value]) => (own === name ? [value] : [])),
});
const room = (key: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => [`room_types.${key}.${name}`, value] as const);

const begun = { Name: 'Standard room', MaxGuests: '2', rooms: '1' };
const before = { room_types: [{ documentId: 'old', Name: 'Tower room', Price: 4200, MaxGuests: 2, rooms: 1 }] };

test('a new room is whole, a changed one has its changes, and an untouched one is none', () => {
  const fields = [
    ['room_types', '0'],
    ['room_types', '1'],
    ['room_types', '2'],
    ['room_types.removed', 'gone'],
    ...room('0', { documentId: 'old', Name: 'Tower room', Price: '4500', MaxGuests: '2', rooms: '1' }),
    ...room('1', begun),
    ...room('2', { ...begun, Price: '3000' }),
  ] as const;
  const [rooms] = ownedIn(formOf('rooms'), typed(fields), before);
  expect(rooms).toEqual({
    relation: 'room_types',
    removed: ['gone'],
    rows: [
      { at: 0, documentId: 'old', data: { Price: 4500 } },
      { at: 2, documentId: undefined, data: expect.objectContaining({ Name: 'Standard room', Price: 3000, rooms: 1 }) },
    ],
  });
});

test('a photograph of a room is set, changed and taken away, and one that stays is no change', () => {
  const photographed = { ...before.room_types[0], Image: { documentId: 'bed' } };
  const dataOf = (image: string, old: Record<string, unknown> = photographed) => {
    const own = { documentId: 'old', Name: 'Tower room', Price: '4200', MaxGuests: '2', rooms: '1', Image: image };
    const fields = [['room_types', '0'], ...room('0', own)] as const;
    return ownedIn(formOf('rooms'), typed(fields), { room_types: [old] })[0]?.rows.map(({ data }) => data);
  };
  expect(dataOf('bed')).toEqual([{}]);
  expect(dataOf('window')).toEqual([{ Image: 'window' }]);
  expect(dataOf('')).toEqual([{ Image: null }]);
  expect(dataOf('bed', before.room_types[0])).toEqual([{ Image: 'bed' }]);
  const begunOnly = [['room_types', '0'], ...room('0', { ...begun, Image: 'bed' })] as const;
  expect(ownedIn(formOf('rooms'), typed(begunOnly), {})[0]?.rows).toMatchObject([{ data: { Image: 'bed' } }]);
});

test('the times that a stay begins with are saved as they are, and facts that no one gave are not', () => {
  const fields = [
    ['house_rules', '0'],
    ['house_rules.0.checkInTime', '14:00'],
    ['house_rules.0.checkOutTime', '11:00'],
    ['stay_facts', '0'],
  ] as const;
  const parts = ownedIn(formOf('rules'), typed(fields), {});
  expect(parts.map(({ relation, rows }) => [relation, rows])).toEqual([
    ['house_rules', [{ at: 0, documentId: undefined, data: { checkInTime: '14:00', checkOutTime: '11:00' } }]],
    ['stay_facts', []],
  ]);
});
