import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked({}, { pages: true });
}, 300_000);
afterAll(() => harness.close());

/** The statuses of all answers on one connection. */
const statuses = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

function send(line: string, headers: string[] = ['Host: padharo.test'], body = ''): Promise<string> {
  return harness.raw(`${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
}

test.each([
  ['/about', '/about'],
  ['/api/stays?pagination[pageSize]=1', '/api/stays?pagination[pageSize]=1'],
  ['?a=1', '/?a=1'],
  ['', '/'],
])('an address in absolute form (http://x%s) is answered like %s', async (rest, path) => {
  const plain = await send(`GET ${path} HTTP/1.1`);
  for (const origin of ['http://x', 'https://padharo.test', 'HTTP://user@evil.example:81']) {
    const answer = await send(`GET ${origin}${rest} HTTP/1.1`);
    expect(statuses(answer)).toEqual([200]);
    expect(answer.split('\r\n\r\n')[1]?.length).toBe(plain.split('\r\n\r\n')[1]?.length);
    expect(answer).not.toContain('evil.example');
  }
});

describe('exactly one answer and no server error for', () => {
  test.each([
    ['OPTIONS *', 'OPTIONS * HTTP/1.1'],
    ['GET *', 'GET * HTTP/1.1'],
    ['an address of another scheme', 'GET ftp://x/about HTTP/1.1'],
    ['an address without slashes', 'GET about HTTP/1.1'],
    ['an unfinished address', 'GET http:// HTTP/1.1'],
    ['an address with broken brackets', 'GET http://[::1/about HTTP/1.1'],
    ['two slashes', 'GET //evil.example/about HTTP/1.1'],
    ['a backslash', 'GET /\\evil.example HTTP/1.1'],
    ['a written backslash', 'GET /%5cevil.example/ HTTP/1.1'],
    ['NUL', 'GET /%00 HTTP/1.1'],
    ['NUL in a name', 'GET /stays/%00 HTTP/1.1'],
    ['NUL in a call', 'GET /api/stays/%00 HTTP/1.1'],
    ['half an escape', 'GET /stays/%E0%A4 HTTP/1.1'],
    ['no escape', 'GET /stays/%zz HTTP/1.1'],
    ['half an escape in a call', 'GET /api/stays/%E0%A4 HTTP/1.1'],
    ['steps upwards', 'GET /assets/..%2f..%2f..%2fpackage.json HTTP/1.1'],
    ['plain steps upwards', 'GET /../../../../etc/passwd HTTP/1.1'],
    ['a folder of files', 'GET /assets/ HTTP/1.1'],
    ['a long path', `GET /${'a'.repeat(20_000)} HTTP/1.1`],
    ['a path with many parts', `GET ${'/a'.repeat(8_000)} HTTP/1.1`],
    ['a long name', `GET /stays/${'a'.repeat(900)} HTTP/1.1`],
    ['a longer name', `GET /stays/${'a'.repeat(5_000)} HTTP/1.1`],
    ['a long question', `GET /stays?destination=${'%F0%9F%98%80'.repeat(2_000)} HTTP/1.1`],
    ['a prototype as a name', 'GET /stays/__proto__ HTTP/1.1'],
    ['a prototype as a question', 'GET /stays?__proto__[x]=1&constructor[prototype][x]=1&toString=1 HTTP/1.1'],
    ['a prototype in a call', 'GET /api/stays?filters[__proto__][x]=1 HTTP/1.1'],
    ['a prototype to choose', 'GET /api/stays?populate[constructor]=* HTTP/1.1'],
    ['a script in the address of data', 'GET /stays/%3Cscript%3E.data HTTP/1.1'],
    ['data of nothing', 'GET /.data HTTP/1.1'],
    ['data of routes that are none', 'GET /about.data?_routes=__proto__,x HTTP/1.1'],
    ['an unknown manifest', 'GET /__manifest?paths=/a,//evil.example&version=x HTTP/1.1'],
    ['TRACE', 'TRACE / HTTP/1.1'],
    ['PURGE', 'PURGE / HTTP/1.1'],
    ['PUT of a page', 'PUT /about HTTP/1.1'],
    ['POST of a page', 'POST /about HTTP/1.1'],
    ['DELETE of data', 'DELETE /stays.data HTTP/1.1'],
    ['no method', ' /about HTTP/1.1'],
    ['HTTP/0.9', 'GET /about'],
    ['HTTP/2', 'PRI * HTTP/2.0'],
  ])('%s', async (_, line) => {
    const answers = statuses(await send(line));
    expect(answers).toHaveLength(1);
    expect(answers[0]).toBeLessThan(500);
    expect((await harness.ask('GET', '/healthz')).status).toBe(200);
  });

  test('CONNECT', async () => {
    const answer = await harness.raw('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n');
    for (const status of statuses(answer)) expect(status).toBeGreaterThanOrEqual(400);
    expect(statuses(answer).filter((status) => status >= 500)).toEqual([]);
    expect((await harness.ask('GET', '/healthz')).status).toBe(200);
  });

  test.each([
    ['no Host', []],
    ['an empty Host', ['Host:']],
    ['two Hosts', ['Host: padharo.test', 'Host: evil.example']],
    ['a foreign Host', ['Host: evil.example']],
    ['a Host that is none', ['Host: <script>/../@:::']],
    ['a Host with a path', ['Host: evil.example/x?y#z']],
    ['an upgrade', ['Host: padharo.test', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x']],
    ['HTTP/2 on the way', ['Host: padharo.test', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']],
    ['an expectation', ['Host: padharo.test', 'Expect: 200-ok']],
    ['a foreign range', ['Host: padharo.test', 'Range: bytes=9-1,-5,0-']],
    ['odd encodings', ['Host: padharo.test', 'Accept-Encoding: br;q=x, gzip;q=-1, *;q=']],
    ['odd languages and types', ['Host: padharo.test', 'Accept: ;;;q', 'Accept-Language: ,,,;']],
    ['forwarding that is none', ['Host: padharo.test', 'X-Forwarded-For: ,,"\u007f', 'Forwarded: for=;host=<']],
    ['a cookie that is none', ['Host: padharo.test', 'Cookie: =;;;=%%%;device=..;connect=a.b.c']],
  ])('%s, of pages and calls', async (_, headers) => {
    for (const path of ['/about', '/stays?adults=2', '/api/stays', '/api/users/me']) {
      const answer = await send(`GET ${path} HTTP/1.1`, headers);
      expect(statuses(answer)).toHaveLength(1);
      expect(statuses(answer)[0]).toBeLessThan(500);
      expect(answer.toLowerCase()).not.toMatch(/evil\.example|<script>\/\.\./);
    }
  });
});

test('a path with the maximum number of parts is answered quickly', async () => {
  for (const path of [
    '/a'.repeat(490),
    '/stays'.repeat(160),
    `${'/..'.repeat(300)}/about`,
    `/stays${'/'.repeat(900)}`,
  ]) {
    const began = performance.now();
    expect(statuses(await send(`GET ${path} HTTP/1.1`))).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(6_000);
  }
});

test('a path that looks like another site does not redirect there', async () => {
  for (const path of [
    '//evil.example/about',
    '//evil.example/',
    '/\\evil.example',
    '//evil.example/%2e%2e',
    '/%09/evil.example',
  ]) {
    const answer = await send(`GET ${path} HTTP/1.1`);
    expect(/^location: *(.*)\r$/im.exec(answer)?.[1] ?? '/').toMatch(/^\/(?![/\\])/);
  }
});
