import { expect, test } from 'vitest';
import { requestLine } from './log.ts';

test('what stands in the query of a request is not logged', () => {
  const request = { method: 'GET', url: '/reset-password?code=secret', ip: '10.0.0.1', host: 'padharo.example' };
  expect(requestLine(request)).toEqual({ ...request, url: '/reset-password?…' });
  expect(requestLine({ ...request, url: '/stays' }).url).toBe('/stays');
});
