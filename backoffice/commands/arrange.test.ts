import { expect, test } from 'vitest';
import { arrange, matchOf } from './arrange.ts';
import type { Command, FoundGroup, FoundKind } from './command.ts';

const command = (title: string, words = '', group: Command['group'] = 'page', goKey?: string): Command => ({
  group,
  title,
  words,
  icon: 'settings',
  to: `/${title}`,
  goKey,
});
const bookings = command('Bookings', 'reservations', 'page', 'b');
const calendar = command('Calendar', 'rates', 'page', 'c');
const account = command('My account', 'password');
const newBooking = command('New booking', 'phone caller', 'action');
const commands = [newBooking, bookings, calendar, account];

const found = (kind: FoundKind, begins: boolean, ...titles: readonly string[]): FoundGroup => ({
  kind,
  begins,
  options: titles.map((title) => ({ title, icon: 'settings', to: `/${kind}/${title}` })),
});
const arranged = (text: string, groups: readonly FoundGroup[] = []) =>
  arrange(text, commands, groups).map(
    ({ kind, options }) => `${kind}: ${options.map(({ title }) => title).join(', ')}`,
  );

test('a text matches the beginning of a name, words in it, or further words', () => {
  const names = ['book', 'New Boo', 'booking new', 'caller', 'phone new', 'ooking', 'newer', '', '  ', 'ßß'];
  expect(names.map((text) => matchOf(text, newBooking))).toEqual([
    1,
    0,
    1,
    2,
    2,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('without a text it shows actions and the pages that have a key', () => {
  expect(arranged(' ')).toEqual(['action: New booking', 'page: Bookings, Calendar']);
});

test('what begins with the text comes first, then what was found, then other pages and actions', () => {
  const groups = [found('booking', false, 'Asha Verma'), found('product', true, 'Boathouse')];
  expect(arranged('boo', groups)).toEqual([
    'page: Bookings',
    'product: Boathouse',
    'booking: Asha Verma',
    'action: New booking',
  ]);
  expect(arranged('rates', groups)).toEqual(['product: Boathouse', 'booking: Asha Verma', 'page: Calendar']);
  expect(arranged('asha', [found('booking', true, 'Asha Verma'), found('guest', true)])).toEqual([
    'booking: Asha Verma',
  ]);
});

test('each kind has one heading', () => {
  const all = [...commands, command('Phones'), command('Settings: Phone')];
  const kinds = arrange('phone', all, [found('booking', true, 'Phoebe')]).map(({ kind }) => kind);
  expect(kinds).toEqual(['page', 'booking', 'action']);
});

test('of many pages the first few of each rank are shown', () => {
  const many = Array.from({ length: 30 }, (_, at) => command(`Tax ${at}`));
  expect(arrange('tax', many, [])[0]?.options).toHaveLength(5);
});
