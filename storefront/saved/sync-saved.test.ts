import { expect, test } from 'vitest';
import { mergeSaved } from './sync-saved.ts';

const user = 'asha';
const alike = (...names: string[]) => ({ user, names });

test.each([
  ['at the first meeting both keep everything', ['a', 'b'], ['c', 'b'], null, ['b', 'c', 'a'], ['a'], []],
  ['what the device let go since goes', ['a'], ['b', 'a'], alike('a', 'b'), ['a'], [], ['b']],
  ['what another device let go since goes', ['a', 'b'], ['a'], alike('a', 'b'), ['a'], [], []],
  ['what each saved since comes to both', ['a', 'd'], ['c', 'a'], alike('a'), ['a', 'c', 'd'], ['d'], []],
  [
    'what was another account’s stays that one’s',
    ['a', 'x'],
    ['c'],
    { user: 'ravi', names: ['a'] },
    ['c', 'x'],
    ['x'],
    [],
  ],
])('%s', (_, device, account, before, names, add, remove) => {
  expect(mergeSaved({ device, account, alike: before, user })).toEqual({ names, add, remove });
});
