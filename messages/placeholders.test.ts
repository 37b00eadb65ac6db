import { expect, test } from 'vitest';
import { compiled } from './catalogue.ts';
import { placeholdersIn } from './placeholders.ts';

function found(text: string) {
  const { names, always, plurals, others } = placeholdersIn(compiled({ text }).text ?? '');
  return { names: [...names], always: [...always], plurals: [...plurals], others: [...others] };
}

test('each placeholder of a text is found once', () => {
  const names = ['a', 'b_1'];
  expect(found("{a} {b_1} {a} '{c}' f")).toEqual({ names, always: names, plurals: [], others: [] });
  expect(found('nothing')).toEqual({ names: [], always: [], plurals: [], others: [] });
});

test('a placeholder in some branches of a plural is not always there', () => {
  const text = '{count, plural, =0 {{b}} one {{a} of {b}} other {{b}, # of {n, plural, other {{d}}}}}';
  expect(found(text)).toEqual({
    names: ['count', 'b', 'a', 'n', 'd'],
    always: ['count', 'b'],
    plurals: ['count', 'n'],
    others: [],
  });
});

test('what messages do not use is named', () => {
  const text = '{a, select, x {1} other {{b}}} {c, date} {d, number} <e>f</e> {g, selectordinal, other {#}}';
  expect(found(text).others).toEqual(['a', 'c', 'd', 'e', 'g']);
});
