import { describe, expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { fromRupees } from '../../service/core/money.ts';
import { receivedWords } from './booking-words.ts';

const came = (status: string, refunds: readonly string[] = []) => ({ amount: fromRupees(1000), status, refunds });

describe('the amount received', () => {
  test.each([
    ['nothing was tried', 0, [], 'Nothing yet'],
    ['nothing came of what was tried', 0, [came('failed'), came('open')], 'Nothing yet'],
    ['it is held', 0, [came('held')], '₹1,000 on hold'],
    ['some is here and some held', 5000, [came('captured'), came('held')], '₹5,000, ₹1,000 on hold'],
    ['all went back', 0, [came('refunded', ['1'])], '₹0 (all refunded)'],
  ])('%s', (_, left, payments, words) => {
    expect(receivedWords(english, fromRupees(left), payments)).toBe(words);
  });
});
