import { expect, test } from 'vitest';
import { bareButton, button, emailText } from './blocks.ts';
import { webAddressOf } from './web-address.ts';

test('a link is an absolute http address', () => {
  for (const address of ['https://padharo.test', 'http://localhost:3000/payment/BOOK_1?key=a&b=c#d']) {
    expect(webAddressOf(address)).toBe(address);
  }
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '/payment/1',
  'padharo.test',
  'https://',
  'https://a b',
  'https://a"onclick="x',
  'https://a/<b>',
  'https://a/\u202ex',
  'https://a\r\nBcc: x',
  ' https://a',
])('%j is refused wherever an email accepts a link', (address) => {
  expect(() => webAddressOf(address)).toThrow(RangeError);
  expect(() => button(address, 'Open')).toThrow(RangeError);
  expect(() => bareButton(address, 'Open')).toThrow(RangeError);
  const said = { subject: 's', preheader: 'p', title: 't', blocks: [], reason: 'r' };
  expect(() => emailText({ ...said, leave: address })).toThrow(RangeError);
});
