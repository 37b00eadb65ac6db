import { expect, test } from 'vitest';
import { fromRupees, paiseOf } from '../core/money.ts';
import { upiLink } from './upi.ts';

const pay = { upiId: 'padharo.stays@okbank', payee: 'Padharo', amount: fromRupees(5_900), bookingId: 'BOOK_1_ABCDEF' };

test('a link is what UPI apps read: @ and spaces as they want them, two decimals', () => {
  expect(upiLink(pay)).toBe(
    'upi://pay?pa=padharo.stays@okbank&pn=Padharo&am=5900.00&cu=INR&tr=BOOK_1_ABCDEF&tn=Padharo%20BOOK_1_ABCDEF',
  );
  expect(upiLink({ ...pay, amount: paiseOf(5) })).toContain('&am=0.05&');
});

test('what would end a field or begin another one is encoded, and nothing is lost', () => {
  const link = upiLink({ ...pay, payee: 'Sen & Sons + Co. #1 = 100% “हिन्दी”' });
  expect(link).not.toMatch(/[+# ]|%40/);
  const fields = new URLSearchParams(link.slice(link.indexOf('?')));
  expect(Object.fromEntries(fields)).toMatchObject({
    pa: pay.upiId,
    pn: 'Sen & Sons + Co. #1 = 100% “हिन्दी”',
    am: '5900.00',
  });
});
