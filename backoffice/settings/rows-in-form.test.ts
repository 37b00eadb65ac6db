import { expect, test } from 'vitest';
import { fieldOfRow, numberIn, rowsIn } from './rows-in-form.ts';

function form(sent: Readonly<Record<string, string>>) {
  return { names: Object.keys(sent), text: (name: string) => sent[name] ?? '' };
}

test('rows are in the order of their numbers, and an empty one is skipped', () => {
  const rows = rowsIn(
    form({
      'list.10.a': 'last',
      'list.2.a': ' first ',
      'list.3.a': ' ',
      'list.3.b': '',
      'list.x.a': 'no',
      'lists.1.a': 'no',
    }),
    'list',
    ['a', 'b'],
  );
  expect(rows).toEqual([
    { at: 2, typed: { a: 'first', b: '' } },
    { at: 10, typed: { a: 'last', b: '' } },
  ]);
  expect(fieldOfRow('list', rows, ['1', 'a'])).toBe('list.10.a');
  expect(fieldOfRow('list', rows, ['2', 'a'])).toBeUndefined();
});

test('a choice alone does not make a row', () => {
  const sent = form({ 'list.0.kind': 'x', 'list.0.url': '', 'list.1.kind': 'y', 'list.1.url': 'https://a.in' });
  expect(rowsIn(sent, 'list', ['kind', 'url'], ['kind']).map(({ at }) => at)).toEqual([1]);
});

test.each([
  ['1,500', 1500],
  ['₹ 7,500.01', 7500.01],
  ['18 %', 18],
  ['1450,50', 1450.5],
  ['2,5%', 2.5],
  ['-10', -10],
  ['1.450', '1.450'],
  ['1,2345', '1,2345'],
  ['', undefined],
  ['many', 'many'],
])('%s is read as %s', (typed, read) => {
  expect(numberIn(typed)).toBe(read);
});
