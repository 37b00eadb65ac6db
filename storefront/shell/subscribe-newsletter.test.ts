import { afterEach, expect, test, vi } from 'vitest';
import { english } from '../../messages/translate.ts';
import { answerTo } from './subscribe-newsletter.ts';

function answers(status: number, body: unknown = {}) {
  const requested = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', requested);
  return requested;
}
const refusal = (message: string) => ({ data: null, error: { status: 0, name: 'E', message, details: {} } });

afterEach(() => vi.unstubAllGlobals());

test('an address is required, then validated, before anything is sent', async () => {
  const requested = answers(200, { ok: true });
  expect(await answerTo(english, ' ')).toEqual({ sent: false, text: 'Please enter your email address.' });
  for (const typed of ['asha@home', 'asha@goa-.in'])
    expect((await answerTo(english, typed)).text).toBe('Please enter a valid email address.');
  expect(requested).not.toHaveBeenCalled();
});

test('a valid address is sent without the session, and the email announced', async () => {
  const requested = answers(200, { ok: true });
  expect(await answerTo(english, ' asha@example.in ')).toEqual({
    sent: true,
    text: 'Almost there! Open the link in the email we sent to asha@example.in.',
  });
  const [path, init] = requested.mock.calls[0] ?? [];
  expect(path).toBe('/api/newsletter');
  expect(init?.body).toMatch(/^\{"email":"asha@example.in","form":"[0-9a-f]{32}"\}$/);
  expect(new Headers(init?.headers).has('authorization')).toBe(false);
});

test('failures are shown as messages', async () => {
  answers(400, refusal('email must be a valid email'));
  expect((await answerTo(english, 'a@b.c')).text).toBe('Please enter a valid email address.');
  answers(429, refusal('Too many requests, please try again later.'));
  expect((await answerTo(english, 'a@b.in')).text).toBe('Too many requests, please try again later.');
  answers(500, refusal('Internal Server Error'));
  expect((await answerTo(english, 'a@b.in')).text).toBe('That did not work. Please try again.');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect((await answerTo(english, 'a@b.in')).text).toBe('Network error. Please try again.');
});
