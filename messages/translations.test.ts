import { describe, expect, test } from 'vitest';
import { checkLanguage, faultsOf, glossaryOf } from '../scripts/checks/translations.ts';
import { languages } from './translations.ts';

test.each(languages.filter((language) => language !== 'en'))(
  'every message that travellers read has a translation in %s that follows its glossary',
  async (language) => {
    expect(await checkLanguage(language)).toEqual([]);
  },
);

describe('a translation', () => {
  const hindi = glossaryOf('hi');
  const faults = (english: string, text: string) => faultsOf('cart.line', english, text, hindi);

  test('has the placeholders, tags and plurals of the English text', () => {
    expect(faults('Pay {amount}', '{amount} दें')).toEqual([]);
    expect(faults('Pay {amount}', '{total} दें')).toHaveLength(1);
    expect(faults('Read <link>more</link>', 'और पढ़ें')).toHaveLength(1);
    const nights = '{count, plural, one {# night} other {# nights}}';
    expect(faults(nights, '{count, plural, one {# रात} other {# रातें}}')).toEqual([]);
    expect(faults(nights, '{count} रातें')).toHaveLength(1);
    expect(faults('Pay', 'दें {')).toHaveLength(1);
  });

  test('has Latin digits, and neither is empty nor begins with a space', () => {
    expect(faults('24 hours', '२४ घंटे')).toHaveLength(1);
    expect(faults('Yes', '')).toHaveLength(1);
    expect(faults('Yes', ' हाँ')).toHaveLength(1);
  });

  test('has the word of the glossary for a term, and none of those that it does not use', () => {
    expect(faults('Your booking', 'आपकी बुकिंग')).toEqual([]);
    expect(faults('Your booking', 'आपका ऑर्डर')).toHaveLength(1);
    expect(faults('Your booking', 'आपकी बुकिंग, यानी आरक्षण')).toHaveLength(1);
    // the longer term counts: a booking that is free of charge is no free cancellation
    expect(faults('Free cancellation', 'मुफ़्त कैंसलेशन')).toEqual([]);
  });
});
