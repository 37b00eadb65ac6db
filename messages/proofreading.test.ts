import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filtered, missingProofreaders, misspelt, pairsOf } from '../scripts/checks/proofreading.ts';

const missing = missingProofreaders();
if (missing.length > 0) process.stdout.write(`The Hindi texts are not proofread: install ${missing.join(' and ')}.\n`);

/** The tests of pofilter that make sense for our texts; placeholders are compared by translations.test.ts. */
const tests = [
  'blank',
  'brackets',
  'doublespacing',
  'doublewords',
  'emails',
  'endpunc',
  'endwhitespace',
  'numbers',
  'startwhitespace',
  'untranslated',
  'urls',
  'xmltags',
];

/** What pofilter finds and is right in Hindi, by the reason. */
const allowed = {
  'a number of things is in brackets, because its gender is not known': [
    'brackets booking-limits.allUnpaid',
    'brackets booking-limits.fullCart',
    'brackets booking-limits.noMoreFree',
    'brackets booking-limits.noMoreUnpaid',
    'brackets booking-limits.someUnpaid',
    'brackets stay/reviews-view.whatBy',
  ],
  'a full stop is shown, because Hindi has another': [
    'brackets field-rules.bookerWithLink',
    'brackets field-rules.nameWithLink',
    'brackets field-rules.travellerWithLink',
  ],
  'the English term of the law, or the other name of a plant': [
    'brackets privacy.device',
    'brackets privacy.responsibility',
    'brackets privacy.rights',
    'brackets stays/ooty/hethai-mane-homestay-thuneri.json:4',
  ],
  'another order of words': ['brackets shell.sampleCatalogue', 'xmltags cart.payBy', 'xmltags home/below.rated'],
  'a sentence begins with the word that ends the one before, or a saying': [
    'doublewords privacy.data',
    'doublewords stays/srinagar/zabarwan-queen-houseboat-nigeen.json:36',
  ],
  'a question': ['endpunc experience-list/tours.why'],
};

describe.skipIf(missing.length > 0)('the Hindi texts', async () => {
  const pairs = await pairsOf('hi');

  test('have only words of the dictionary, names, and words of our list', () => {
    const words = readFileSync(join(import.meta.dirname, 'hi', 'words.txt'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(words).toEqual([...new Set(words)].sort());
    expect(misspelt('hi', pairs, new Set(words))).toEqual([]);
    const said = new Set(pairs.flatMap(({ text }) => text.match(/[\u0900-\u0963\u0970-\u097f]+/g) ?? []));
    expect(words.filter((word) => !said.has(word))).toEqual([]);
    expect(misspelt('hi', [{ id: 'cart.payNow', english: '', text: 'अभी भुगतन करें' }], new Set(words))).toEqual([
      'भुगतन (cart.payNow)',
    ]);
  });

  test('have the numbers, marks and addresses of the English ones', () => {
    expect(filtered('hi', pairs, tests).sort()).toEqual(Object.values(allowed).flat().sort());
    const wrong = { id: 'cart.payBy', english: 'Pay ₹5 in 24 hours.', text: '48 घंटे में ₹5 दें।' };
    expect(filtered('hi', [wrong], tests)).toEqual(['numbers cart.payBy']);
  });
});
