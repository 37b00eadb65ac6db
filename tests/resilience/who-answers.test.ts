import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { bookingCalls } from '../../service/booking/api/booking.api.ts';
import { isCheckoutPath } from '../../storefront/server/page-request.ts';
import { startHaproxy, withoutHaproxy } from './haproxy.ts';
import { quietPort } from './server-process.ts';

/** A fake process of the site: it is ready and answers with its name. */
async function startNamed(name: string): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const server = createServer((_, response) => void response.end(name));
  const port = await quietPort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  return { port, stop };
}

/** The answer to exactly that path, which `fetch` would normalise. */
async function asWritten(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const [answer]: IncomingMessage[] = await once(get({ hostname, port, path }), 'response');
  return answer ? text(answer) : '';
}

const reason = withoutHaproxy ? `: ${withoutHaproxy}` : '';
const pages = [
  '/',
  '/stays?checkIn=2027-01-01',
  '/stays/cart',
  '/car-rentals',
  '/cartoons',
  '/api/stays',
  '/admin/bookings',
];
const buying = [
  '/cart',
  '/cart.data',
  '/payment/BOOK_1_A?key=x',
  '/booking/BOOK_1_A',
  '/dashboard',
  '/profile',
  '/login?redirect=/cart',
];
const calls = [
  '/api/quotes',
  '/api/send-booking-email',
  '/api/car-bookings',
  '/api/bookings/BOOK_1_A/cancel',
  '/api/payments',
  '/api/auth/local',
];

test.skipIf(withoutHaproxy)(
  `buyers are served by the process that sells, and by the other one when it is down${reason}`,
  async () => {
    const [selling, showing] = [await startNamed('sales'), await startNamed('pages')];
    const proxy = await startHaproxy({ sales: [selling.port], pages: [showing.port] });
    onTestFinished(() => proxy.close());
    const answererOf = async (path: string, method = 'GET') => (await fetch(proxy.url + path, { method })).text();
    const answerers = async (paths: readonly string[], method?: string) =>
      new Set(await Promise.all(paths.map((path) => answererOf(path, method))));
    await expect.poll(() => answerers(pages)).toEqual(new Set(['pages']));
    await expect.poll(() => answerers(buying)).toEqual(new Set(['sales']));
    expect(await answerers([...buying, ...calls], 'POST')).toEqual(new Set(['sales']));
    for (const path of ['/cart/../stays', '/cart/%2E./stays', '/login\\..\\stays'])
      expect([path, await asWritten(proxy.url, path)]).toEqual([path, 'pages']);
    await selling.stop();
    await expect.poll(() => answerers(calls, 'POST')).toEqual(new Set(['pages']));
  },
);

test.skipIf(withoutHaproxy)(
  `lists come from the selling process while no other process shows them${reason}`,
  async () => {
    const [selling, showing] = [await startNamed('sales'), await startNamed('pages')];
    const proxy = await startHaproxy({ sales: [selling.port], pages: [showing.port] });
    onTestFinished(() => proxy.close());
    await showing.stop();
    await expect.poll(() => fetch(`${proxy.url}/stays`).then((answer) => answer.text())).toBe('sales');
  },
);

test('requests with priority in a process go to the selling process, and both use the same list of buyer pages', async () => {
  const given = await readFile(new URL('../../deploy/haproxy.cfg', import.meta.url), 'utf8');
  const rule = new RegExp(/acl buying path_reg (.*)/.exec(given)?.[1] ?? '$.');
  const first = bookingCalls.flatMap(({ path, hasPriority }) => (hasPriority ? [path] : []));
  expect(first.length).toBeGreaterThan(2);
  expect(first.filter((path) => !rule.test(path))).toEqual([]);
  const paths = [...pages, ...buying].map((address) => new URL(address, 'http://padharo.test').pathname);
  expect(paths.filter((path) => isCheckoutPath(path))).toEqual(paths.filter((path) => rule.test(path)));
});
