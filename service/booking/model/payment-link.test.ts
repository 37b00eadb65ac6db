import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, test, vi } from 'vitest';
import {
  attachmentAddress,
  bookingLink,
  documentsKey,
  emailLink,
  opensAttachment,
  opensDocuments,
  opensEmail,
  opensPayment,
  paymentKey,
  paymentLink,
  paymentPath,
} from './payment-link.ts';

const config = { secret: 'a secret of thirty-two characters, for tests', publicUrl: 'https://padharo.test' };
const id = 'BOOK_1767225600000_ABC123';
const keyIn = (link: string) => new URL(link).searchParams.get('key') ?? '';
const key = keyIn(paymentLink(config, id));

test('a key opens what is its booking’s, and no other’s', () => {
  expect(opensPayment(config, id, key)).toBe(true);
  expect(opensPayment(config, id, keyIn(emailLink(config, id)))).toBe(true);
  expect(opensEmail(config, id, key)).toBe(false);
  expect(opensPayment(config, 'BOOK_1767225600000_ABC124', key)).toBe(false);
});

test('every wrong key is compared whole with every right one: the time tells nothing of how near it came', () => {
  const compared = vi.spyOn(crypto, 'timingSafeEqual');
  syncBuiltinESMExports();
  try {
    const other = (email = '') => (email === 'A' ? 'B' : 'A');
    const wrong = [key.slice(0, -1) + other(key.at(-1)), other(key[0]) + key.slice(1), 'x'.repeat(key.length)];
    for (const [opens, rights] of [
      [opensEmail, 1],
      [opensPayment, 2],
      [opensDocuments, 3],
    ] as const)
      for (const guess of opens === opensEmail ? wrong : [...wrong, key]) {
        compared.mockClear();
        expect(opens(config, id, guess)).toBe(guess === key);
        expect(compared).toHaveBeenCalledTimes(rights);
      }
  } finally {
    compared.mockRestore();
    syncBuiltinESMExports();
  }
});

test('each link leads to its page, with a key of 32 characters that an address can hold', () => {
  const addresses = [paymentLink(config, id), emailLink(config, id), bookingLink(config, id)].map(
    (link) => new URL(link),
  );
  expect(addresses.map(({ origin, pathname }) => origin + pathname)).toEqual([
    `https://padharo.test/payment/${id}`,
    `https://padharo.test/payment/${id}`,
    `https://padharo.test/booking/${id}`,
  ]);
  for (const { searchParams } of addresses) expect(searchParams.get('key')).toMatch(/^[\w-]{32}$/);
  expect(paymentKey(config, id)).toBe(key);
});

test('the payment page is opened again with the key it was opened with', () => {
  expect(paymentPath(id, 'a&b')).toBe(`/payment/${id}?key=a%26b`);
  expect(paymentPath('a/b', undefined)).toBe('/payment/a%2Fb');
});

test('the key of an email opens its page, its documents and its payment; a key of documents only these', () => {
  const emailKey = keyIn(emailLink(config, id));
  expect(keyIn(bookingLink(config, id))).toBe(emailKey);
  const opened = (given: string) => [opensEmail, opensPayment, opensDocuments].map((opens) => opens(config, id, given));
  expect(opened(emailKey)).toEqual([true, true, true]);
  expect(opened(key)).toEqual([false, true, true]);
  expect(opened(documentsKey(config, id))).toEqual([false, false, true]);
  expect(opened('')).toEqual([false, false, false]);
});

test('the address of a file opens that file alone', () => {
  const address = new URL(attachmentAddress(config, 'a/b', 'file1'), config.publicUrl);
  expect(address.pathname).toBe('/api/bookings/a%2Fb/attachments/file1');
  const given = address.searchParams.get('key') ?? '';
  expect(opensAttachment(config, 'a/b', 'file1', given)).toBe(true);
  expect(opensAttachment(config, 'a/b', 'file2', given)).toBe(false);
  expect(opensAttachment(config, 'a/c', 'file1', given)).toBe(false);
  expect(opensDocuments(config, 'a/b', given)).toBe(false);
});

test('links that were sent before a release open after it', () => {
  const links = [paymentLink(config, id), emailLink(config, id), attachmentAddress(config, id, 'file1')];
  expect([...links.map((link) => link.replace(/.*key=/, '')), documentsKey(config, id)]).toEqual([
    'ZqCTcl_UbxkxzthEWo2pm6C7XFBsgihx',
    'n1z6hSmJOxy-vlSgoRotQl5siiKu1duR',
    'HivkjtQHf6vWUKzGdC5dMUE_hDz8GOSA',
    'qeZJ3tUhBrMdvGzPbs5yqzoHuUIqLDgE',
  ]);
});
