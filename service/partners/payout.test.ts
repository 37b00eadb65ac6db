import { expect, test } from 'vitest';
import { fieldProblem } from '../core/field-rule.ts';
import { paiseOf } from '../core/money.ts';
import { balanceOf } from './balance.ts';
import { accountNumberOf, holderRule, ifscOf, isAccountNumber, isIfsc } from './bank-account.ts';
import { bankFile, chosenIn, isBankReference, requireShown } from './payout.ts';

test('a bank file has plain amounts, the way of the transfer by amount, and nothing that runs in a spreadsheet', () => {
  const transfer = {
    holder: 'Lake Family & Sons',
    number: '001234567890123456',
    ifsc: 'HDFC0001234',
    amount: paiseOf(199_999_05),
    months: ['2026-11'],
    partner: 7,
  };
  const file = bankFile([
    transfer,
    {
      ...transfer,
      holder: '=HYPERLINK("http://evil.example")',
      amount: paiseOf(200_000_00),
      months: ['2026-09', '2026-10'],
    },
  ]);
  expect(file).toBe(
    [
      'Transaction type,Beneficiary name,Account number,IFSC,Amount,Narration,Customer reference',
      'NEFT,Lake Family & Sons,001234567890123456,HDFC0001234,199999.05,Payout 2026-11,P7-202611',
      `RTGS,"'=HYPERLINK(""http://evil.example"")",001234567890123456,HDFC0001234,200000.00,Payout 2026-09 to 2026-10,P7-202610`,
      '',
    ].join('\r\n'),
  );
});

test('account holders, numbers and IFSC are those that banks have', () => {
  for (const holder of ['Lake Family', "D'Souza (Goa) Pvt. Ltd.", '7 Hills'])
    expect([holder, fieldProblem(holderRule, holder)]).toEqual([holder, undefined]);
  for (const holder of ['', '=1+1', '+91', '-x', '@x', 'झील', 'A\tB', 'x'.repeat(71)])
    expect([holder, fieldProblem(holderRule, holder) !== undefined]).toEqual([holder, true]);
  expect(accountNumberOf(' 1234 5678-9012 ')).toBe('123456789012');
  expect(['123456789', '123456789012345678'].every(isAccountNumber)).toBe(true);
  expect(['12345678', '1234567890123456789', '12345678A', '000000000', ''].some(isAccountNumber)).toBe(false);
  expect(ifscOf(' hdfc 0001234 ')).toBe('HDFC0001234');
  expect(isIfsc('SBIN0ABC123')).toBe(true);
  expect(['HDFC1001234', 'HDF00001234', 'HDFC000123', 'HDFC00012345', ''].some(isIfsc)).toBe(false);
});

test('a row is chosen with the amount that it showed, above zero', () => {
  expect(chosenIn('abc 150000')).toEqual({ documentId: 'abc', amount: 150_000 });
  for (const text of ['abc', 'abc -5', 'abc 0', 'abc 1.5', 'abc 1e9', '', 'a b 5', "a' 5"])
    expect([text, chosenIn(text)]).toEqual([text, undefined]);
  expect([isBankReference('UTR 1'), isBankReference(''), isBankReference('a\nb')]).toEqual([true, false, false]);
});

test('another amount than the one shown is refused, and so is a request without partners', () => {
  const balance = balanceOf([]);
  const rows = [
    { documentId: 'a', balance: { ...balance, due: paiseOf(500) } },
    { documentId: 'b', balance: { ...balance, due: paiseOf(700) } },
  ];
  const pick = (...chosen: [string, number][]) =>
    requireShown(
      rows,
      chosen.map(([documentId, amount]) => ({ documentId, amount: paiseOf(amount) })),
    ).map(({ documentId }) => documentId);
  expect(pick(['b', 700], ['b', 700])).toEqual(['b']);
  for (const chosen of [
    [],
    [['a', 501]],
    [['c', 500]],
    [
      ['a', 500],
      ['b', 1],
    ],
  ] as [string, number][][])
    expect(() => pick(...chosen)).toThrow('The amounts have changed');
});
