import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { isWithin, mainLinks } from './navigation.ts';

test.each([
  ['/', []],
  ['/stays', ['Stays']],
  ['/stays/lake-house', ['Stays']],
  ['/stays-of-others', []],
  ['/attractions', ['Attractions']],
  ['/all-attractions', ['Attractions']],
  ['/attraction/booking/ganga-rafting', ['Attractions']],
  ['/tour-packages/haridwar', ['Tour Packages']],
  ['/car-rentals', ['Car Rentals']],
])('the page %s belongs to %s', (path, labels) => {
  expect(mainLinks.filter((link) => isWithin(path, link)).map(({ label }) => english(label))).toEqual(labels);
});
