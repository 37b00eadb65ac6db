import { describe, expect, test } from 'vitest';
import { isPublicAddress, receiverProblem } from './receiver-url.ts';

test.each(['8.8.8.8', '103.21.244.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',

  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  '::7f00:1',
  '::a00:1',
  '4000::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '64:ff9b:1::1',
  '2001::1',
  '100::1',
  'fec0::1',
  '5f00::1',
  '3fff::1',
  '2001:2::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

describe('the URL of a receiver', () => {
  test.each([
    'https://shop.example/hooks',
    'https://shop.example:8443/?a=1',
    'https://8.8.8.8/',
    'https://xn--11b.example/',
  ])('%s is accepted', (url) => {
    expect(receiverProblem(url, false)).toBeUndefined();
  });

  test.each([
    'https://localhost/',
    'https://LOCALHOST./',
    'https://a.localhost/',
    'https://printer.local/',
    'https://db.internal/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://017700000001/',

    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://①②⑦.0.0.1/',
    'https://127.0.0.1./',
  ])('%s is refused as private', (url) => {
    expect(receiverProblem(url, false)).toBe('must not point to a private address');
  });

  test.each([
    '',
    'shop.example',
    'http://shop.example/',
    'ftp://shop.example/',
    'javascript:alert(1)',
    'file:///etc/passwd',
  ])('%s is refused', (url) => {
    expect(receiverProblem(url, false)).toBeDefined();
  });

  test('must not contain a password, nor be endless', () => {
    expect(receiverProblem('https://user:word@shop.example/', false)).toMatch(/password/);
    expect(receiverProblem(`https://shop.example/${'a'.repeat(2_000)}`, false)).toBeDefined();
  });

  test('may be private and plain if the operator allows it', () => {
    expect(receiverProblem('http://127.0.0.1:4000/hooks', true)).toBeUndefined();
    expect(receiverProblem('ftp://127.0.0.1/', true)).toBeDefined();
  });
});
