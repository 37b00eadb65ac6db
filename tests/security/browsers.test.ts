import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked({ CORS_ORIGINS: 'https://partner.example' }, { pages: true });
}, 300_000);
afterAll(() => harness.close());

const cors = 'access-control-allow-origin';
const withCredentials = 'access-control-allow-credentials';

describe('other sites', () => {
  test.each([
    'https://evil.example',
    'null',
    'https://partner.example.evil.example',
    'https://evilpartner.example',
    'http://partner.example',
    'https://partner.example:8443',
    'http://padharo.test.evil.example',
    'HTTPS://PARTNER.EXAMPLE',
  ])('%s reads only public data, and never with credentials of the visitor', async (origin) => {
    for (const path of ['/api/stays', '/api/users/me']) {
      const { headers } = await harness.ask('GET', path, { headers: { origin } });
      expect(headers.get(cors)).toBe('*');
      expect(headers.get(withCredentials)).toBeNull();
      expect(headers.get('vary')).toMatch(/origin/i);
    }
    const request = {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    };
    const preflight = await harness.ask('OPTIONS', '/api/users/me', { headers: request });
    expect([preflight.status, preflight.headers.get(cors)]).toEqual([204, '*']);
    expect(preflight.headers.get(withCredentials)).toBeNull();
  });

  test('listed by the operator may send credentials', async () => {
    for (const origin of ['https://partner.example', 'http://padharo.test']) {
      const { headers } = await harness.ask('GET', '/api/stays', { headers: { origin } });
      expect([headers.get(cors), headers.get(withCredentials)]).toEqual([origin, 'true']);
    }
  });

  test('cannot read a page', async () => {
    for (const path of ['/', '/login', '/about.data', '/cart']) {
      const { headers } = await harness.ask('GET', path, { headers: { origin: 'https://partner.example' } });
      expect(headers.get(cors)).toBeNull();
    }
  });

  const pages = ['/', '/about', '/stays', '/login', '/signup', '/cart', '/dashboard', '/profile', '/nowhere'];
  test.each(pages)('cannot frame %s', async (path) => {
    const { headers } = await harness.ask('GET', path);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('cannot frame answers that are not pages either', async () => {
    for (const path of ['/api/stays', '/api/nothing', '/assets/none.js', '/healthz']) {
      expect((await harness.ask('GET', path)).headers.get('x-frame-options')).toBe('SAMEORIGIN');
    }
  });
});

describe('pages cached for everyone', () => {
  const poison: Record<string, string> = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '666',
    'x-forwarded-prefix': '/evil',
    'x-host': 'evil.example',
    'x-original-url': '/login',
    'x-rewrite-url': '/login',
    'x-http-method-override': 'POST',
    forwarded: 'host=evil.example;proto=https',
    authorization: 'Bearer evil.example',
    cookie: 'device=evil; jwt=evil.example',
    referer: 'https://evil.example/',
    'user-agent': '<script>evil.example</script>',
    'accept-language': 'evil.example',
    'x-request-id': 'evil.example-evil',
  };

  test.each(['/', '/about', '/stays', '/attractions', '/login', '/robots.txt', '/sitemap.xml'])(
    '%s contains nothing of the first visitor',
    async (path) => {
      // not cached yet, so the page is rendered for this request
      const answer = await harness.raw(
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\n${Object.entries(poison)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('')}Connection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
      expect(answer).not.toContain('evil');
      const next = await harness.ask('GET', path);
      expect(next.status).toBe(200);
      expect(next.body).not.toContain('evil');
      // the origin is the operator's, whatever the Host header says
      if (path === '/sitemap.xml') expect(next.body).toContain('http://padharo.test/');
    },
  );

  test.each([
    '/about?utm_source=evil.example',
    '/about?x=evil.example&x=2',
    '/about;x=evil.example',
    '/stays?unknown=evil.example',
    '/stays?propertyType=evil.example',
    '/about?__proto__=evil.example',
    '/about?a=1;b=evil.example',
    '/?callback=evil.example',
  ])('a query parameter unknown to the page, %s, does not appear in it', async (path) => {
    await harness.ask('GET', path);
    const plain = path.replace(/[?;].*/, '');
    expect((await harness.ask('GET', plain)).body).not.toContain('evil');
  });

  test('no page contains data of the signed-in user, so going back after signing out shows none', async () => {
    const { token, email } = await harness.signUp('Lalitha Venkataraman');
    for (const path of [
      '/',
      '/cart',
      '/dashboard',
      '/profile',
      '/stays?adults=2',
      '/dashboard.data',
      '/profile.data',
    ]) {
      const { body, status } = await harness.ask('GET', path, { token, headers: { cookie: `jwt=${token}` } });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(email);
      expect(JSON.stringify(body)).not.toContain('Lalitha');
    }
  });

  test('a page whose address contains a code is never cached', async () => {
    for (const path of ['/reset-password?code=abcdef', '/confirm-email?code=abcdef']) {
      expect((await harness.ask('GET', path)).headers.get('cache-control')).toMatch(/no-store/);
    }
  });
});

const markup = `"><svg/onload=evil()><script>evil()</script>'-evil()-'</title>`;
const breaks = 'x\r\nSet-Cookie: evil=1\r\n\r\n<script>evil()</script>';
const parameters = [
  'destination',
  'q',
  'checkIn',
  'checkOut',
  'adults',
  'guests',
  'propertyType',
  'sort',
  'min',
  'amenity',
  'page',
  'to',
  'code',
  'problem',
  'provider',
  'next',
  'key',
  'subject',
  'type',
  'pickupLocation',
  'date',
  'language',
];
const visible = [
  '/',
  '/stays',
  '/attractions',
  '/attractions/Nainital',
  '/tour-packages',
  '/car-rentals',
  '/login',
  '/signup',

  '/login/connected',
  '/reset-password',
  '/confirm-email',
  '/contact-us',
  '/cart',
  '/stays/lake-house',
  '/services',
];

test.each(visible)('markup and line breaks in any parameter of %s stay text', async (path) => {
  for (const text of [markup, breaks]) {
    const search = parameters.map((name) => `${name}=${encodeURIComponent(text)}`).join('&');
    for (const request of [`${path}?${search}`, `${path}/${encodeURIComponent(text)}`]) {
      const { body, headers, status } = await harness.ask('GET', request);
      expect(status).toBeLessThan(500);
      expect(headers.get('set-cookie')).toBeNull();
      expect(String(body)).not.toMatch(/<svg\/onload|<script>evil|'-evil\(\)-'<\/title>/);
      for (const [, value] of headers) expect(value).not.toMatch(/[\r\n]/);
    }
  }
});

test('a redirect goes to our own pages only', async () => {
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%0d%0aSet-Cookie:evil=1',
    '\t//evil.example',
  ]) {
    for (const path of ['/api/connect/google', '/login/connected', '/login', '/newsletter/confirm']) {
      const { status, headers } = await harness.ask(
        'GET',
        `${path}?to=${encodeURIComponent(to)}&next=${encodeURIComponent(to)}`,
      );
      expect(status).toBeLessThan(500);
      const location = headers.get('location');
      if (location !== null) expect(new URL(location, 'http://padharo.test').host).toBe('padharo.test');
      expect(location ?? '').not.toMatch(/to=(?:%2F%2F|%2F%5C|https)/i);
      expect(headers.get('set-cookie') ?? '').not.toContain('evil');
    }
  }
});

test('a form that names no origin is ours only when the browser says so', async () => {
  const send = (site: string) =>
    harness.ask('POST', '/newsletter/confirm?code=nobodys', {
      body: '',
      headers: { origin: 'null', 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const heard = 'This link has expired';
  expect((await send('cross-site')).body).not.toContain(heard);
  expect((await send('same-origin')).body).toContain(heard);
});
