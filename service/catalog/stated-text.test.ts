import { expect, test } from 'vitest';
import { english, textIn } from '../../messages/translate.ts';
import { durationText, languageText, wayText } from './stated-text.ts';
import { nameText } from './vocabulary.ts';

const hindi = textIn('hi');

test.each([
  ['1 day', '1 दिन'],
  ['4 hours', '4 घंटे'],
  ['1.5 hours', '1.5 घंटे'],
  ['90 minutes', '90 मिनट'],
  ['Half a day', 'Half a day'],
  ['3 hours or more', '3 hours or more'],
  ['', ''],
])('the duration %j is %j in Hindi, and unchanged in English', (text, worded) => {
  expect([durationText(hindi, text), durationText(english, text)]).toEqual([worded, text]);
});

test.each([
  ['11 min walk', 'पैदल 11 मिनट'],
  ['2 h walk', 'पैदल 2 घंटे'],
  ['1 h 20 min drive', 'गाड़ी से 1 घंटे 20 मिनट'],
  ['45 min drive', 'गाड़ी से 45 मिनट'],
  ['5 min by e-rickshaw', '5 min by e-rickshaw'],
  ['walk', 'walk'],
])('the way %j is %j in Hindi, and unchanged in English', (text, worded) => {
  expect([wayText(hindi, text), wayText(english, text)]).toEqual([worded, text]);
});

test('names of our vocabulary follow the reader, the operator’s own stay', () => {
  expect([languageText(hindi, 'French'), languageText(hindi, 'Latin')]).toEqual(['फ़्रेंच', 'Latin']);
  expect(['Free WiFi', 'Roof garden', 'toString'].map((name) => nameText(hindi, name))).toEqual([
    'मुफ़्त WiFi',
    'Roof garden',
    'toString',
  ]);
});
