import { expect, test } from 'vitest';
import { type Around, commandOf, nothingTyped, type Press, typedAhead } from './keys.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  timeStamp: 10_000,
  ...more,
});
const page: Around = { isMac: false, inField: false, singleKeys: true, afterG: undefined };
const field: Around = { ...page, inField: true };
const does = (one: Press, around = page) => commandOf(one, around)?.does;

test('Ctrl K opens the bar, on a Mac ⌘ K, also in a field', () => {
  const [ctrl, meta] = [press('k', { ctrlKey: true }), press('K', { metaKey: true })];
  expect([page, field].map((around) => does(ctrl, around))).toEqual(['search', 'search']);
  expect([page, field].map((around) => does(meta, { ...around, isMac: true }))).toEqual(['search', 'search']);
  // on a Mac it deletes the rest of a line
  expect(does(ctrl, { ...field, isMac: true })).toBeUndefined();
  expect(does(meta)).toBeUndefined();
  for (const more of [{ shiftKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])
    expect(does({ ...ctrl, ...more }), JSON.stringify(more)).toBeUndefined();
  expect(does(press('j', { ctrlKey: true }))).toBeUndefined();
});

test('single keys work on the page, and nowhere else', () => {
  const keys = ['/', '?', 'g', 'j', 'k', 'J', 'x', 'Enter', 'Escape', 'Shift'];
  const all = ['search', 'keys', 'wait', 'next', 'previous', 'next', undefined, undefined, undefined, undefined];
  expect(keys.map((key) => does(press(key)))).toEqual(all);
  const none = keys.map(() => undefined);
  expect(keys.map((key) => does(press(key), field))).toEqual(none);
  expect(keys.map((key) => does(press(key), { ...page, singleKeys: false }))).toEqual(none);
  for (const key of ['altKey', 'ctrlKey', 'metaKey'])
    expect(keys.map((one) => does(press(one, { [key]: true }), { ...page, isMac: key === 'ctrlKey' }))).toEqual(none);
  // signs that take Shift on some keyboards, but no letters
  expect([press('?', { shiftKey: true }), press('/', { shiftKey: true })].map((one) => does(one))).toEqual([
    'keys',
    'search',
  ]);
  expect(does(press('J', { shiftKey: true }))).toBeUndefined();
});

test('a key held down moves on in a list and does nothing else', () => {
  expect(['j', 'k', 'g', '/'].map((key) => does(press(key, { repeat: true })))).toEqual([
    'next',
    'previous',
    undefined,
    undefined,
  ]);
});

test('a letter after G names a page, for a moment', () => {
  const after = (ms: number) => ({ ...page, afterG: 10_000 - ms });
  expect(commandOf(press('b'), after(300))).toEqual({ does: 'go', goKey: 'b' });
  expect(commandOf(press('j'), after(300))).toEqual({ does: 'go', goKey: 'j' });
  expect(does(press('j'), after(1_600))).toBe('next');
  expect(does(press('?'), after(300))).toBe('keys');
  expect(does(press('b'), { ...after(300), inField: true })).toBeUndefined();
});

test('on a keyboard of another script the place of the key counts', () => {
  expect(does(press('क', { code: 'KeyK', ctrlKey: true }))).toBe('search');
  expect(does(press('र', { code: 'KeyJ' }))).toBe('next');
  expect(does(press('य', { code: 'Slash' }))).toBe('search');
  expect(does(press('?', { code: 'KeyM' }))).toBe('keys');
  // Latin letters count as they are, wherever they are
  expect(does(press('j', { code: 'KeyC' }))).toBe('next');
});

test('what is typed while the bar loads is the beginning of its text', () => {
  const typed = ['a', 's', 'x', 'Backspace', 'h', 'Shift', 'ArrowLeft', 'A'].reduce(
    (before, key) => typedAhead(before, press(key)) ?? before,
    nothingTyped,
  );
  expect(typed).toEqual({ text: 'ashA', entered: false });
  expect(typedAhead(typed, press('Enter'))).toEqual({ text: 'ashA', entered: true });
  expect(typedAhead(typed, press('Escape'))).toBeNull();
  expect(typedAhead(typed, press('v', { ctrlKey: true }))).toBeUndefined();
});
