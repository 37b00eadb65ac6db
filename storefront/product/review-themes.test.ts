import { expect, test } from 'vitest';
import { textIn } from '../../messages/translate.ts';
import { themesView } from './review-themes.ts';

const t = textIn('en');
const themesOf = (...comments: string[]) =>
  themesView(
    t,
    comments.map((comment, index) => ({ id: index + 1, comment })),
  ).map(({ text, reviews }) => [text, reviews]);

test('a theme is what at least two reviews mention, counted once for each, the most mentioned first', () => {
  expect(
    themesOf(
      'Breakfast on the roof. The second breakfast was better.',
      'Quiet, and a good BREAKFAST.',
      'A quiet lane. The pool was closed.',
      'Breakfast until eleven.',
    ),
  ).toEqual([
    ['Breakfast · 3', [1, 2, 4]],
    ['Quiet · 2', [2, 3]],
  ]);
});

test('only whole words count', () => {
  expect(themesOf('Bathed in light, a broomstick behind the boathouse.', 'Viewed from the carpool lane.')).toEqual([]);
  expect(themesOf('The Wi-Fi held.', 'No wifi upstairs.')).toEqual([['WiFi · 2', [1, 2]]]);
});

test('reviews in Hindi count too, however the dot below a letter was typed', () => {
  expect(themesOf('कमरा साफ\u093c था।', 'सब कुछ साफ़ मिला।')).toEqual([['Cleanliness · 2', [1, 2]]]);
});

test('no more than six themes are shown', () => {
  const all = 'breakfast dinner clean room shower bed staff location';
  expect(themesOf(all, all)).toHaveLength(6);
});
