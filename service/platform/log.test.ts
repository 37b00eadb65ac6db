import { expect, test } from 'vitest';
import { loggedRequest } from './log.ts';

test.each([
  ['/verify/a.long-token', '/verify/…'],
  ['/hi/verify/a.long-token', '/hi/verify/…'],
  ['/verify/a.long-token.data', '/verify/…'],
  ['/verify/a.long-token?x=1', '/verify/…?…'],
  ['/Verify/a.long-token', '/Verify/…'],
  ['//verify//a.long-token', '//verify//…'],
  ['/%76erify/a.long-token', '/verify/…'],
  ['/verify/a%zz', '/verify/…'],
  ['/verify', '/verify'],
  ['/stays/verify', '/stays/verify'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedRequest({ method: 'GET', url, ip: '10.0.0.1', host: 'padharo.example' }).url).toBe(logged);
});

test('the query of a request is not logged', () => {
  const request = { method: 'GET', url: '/reset-password?code=secret', ip: '10.0.0.1', host: 'padharo.example' };
  expect(loggedRequest(request)).toEqual({ ...request, url: '/reset-password?…' });
  expect(loggedRequest({ ...request, url: '/stays' }).url).toBe('/stays');
});
