import { expect, test } from 'vitest';
import { inPageOrder, printable, runsOf } from './script-runs.ts';

const faceOf = (name: string, letters: RegExp) => ({
  name,
  has: (point: number) => letters.test(String.fromCodePoint(point)),
});
const latin = faceOf('latin', /[ -~é]/);
const devanagari = faceOf('devanagari', /[\u0900-\u097f ]/);
const runs = (text: string) => runsOf(text, [latin, devanagari]).map(({ face, text }) => `${face.name}:${text}`);

test('each script is printed by a face that has it, words and their spaces together', () => {
  expect(runs('Asha Verma')).toEqual(['latin:Asha Verma']);
  expect(runs('आशा वर्मा, Pune')).toEqual(['devanagari:आशा वर्मा', 'latin:, Pune']);
});

test('what no face has is a question mark, not a hole', () => {
  expect(runs('A日本B')).toEqual(['latin:A??B']);
});

test('joiners stay inside a script and never become a sign of their own', () => {
  expect(runs('क्‍ष')).toEqual(['devanagari:क्‍ष']);
  expect(runs('a\u200cb')).toEqual(['latin:a\u200cb']);
});

test.each([
  ['words from the left stay as they are', 'Asha (Verma)', ['Asha (Verma)']],
  ['a name from the right is one piece', 'To علی خان', ['To ', 'علی خان']],
  ['a number in it is read from the left, after what it follows', 'علی 42 خان', ['خان', ' ', '42', 'علی ']],
  ['brackets turn with their words', 'علی (خان)', ['(', 'خان', ')', 'علی ']],
  ['what comes after in Latin stays behind', 'علی Khan', ['علی', ' ', 'Khan']],
])('%s', (_, line, pieces) => {
  const arabic = faceOf('arabic', /[\u0600-\u06ff]/);
  expect(inPageOrder(runsOf(line, [latin, arabic])).map(({ text }) => text)).toEqual(pieces);
});

test.each([
  ['markup stays text', '<b>Asha</b> & co', '<b>Asha</b> & co'],
  ['lines become one', 'Asha\r\n\tVerma  ', 'Asha Verma'],
  ['nothing turns the direction', 'Asha\u202eamreV\u2066', 'AshaamreV'],
  ['pictures are left out', 'Asha 🏖️👩‍👩‍👧 🇮🇳 Verma', 'Asha Verma'],
  ['half a character is no character', 'A\ud83dB', 'A\ufffdB'],
  ['no tower of marks', `e${'\u0301'.repeat(60)}x`, `é${'\u0301'.repeat(7)}x`],
])('%s', (_, given, shown) => {
  expect(printable(given)).toBe(shown);
});
