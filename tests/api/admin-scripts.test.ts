import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminUrls } from '../../backoffice/urls.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
let admin: string;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  admin = await adminSession(harness, 'admin');
});
afterAll(() => harness.close());

/** Most of script that a page of the back office asks for, as it is sent: half of the 250 kB that it may. */
const most = 120_000;
const sizes = new Map<string, number>();

async function sizeOf(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const { statusCode, rawPayload } = await harness.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(statusCode, url).toBe(200);
  sizes.set(url, rawPayload.length);
  return rawPayload.length;
}

const pages = Object.entries(adminUrls).flatMap(([name, url]) =>
  typeof url === 'string' && !['logout', 'welcome', 'login'].includes(name) ? [url] : [],
);

test('no page of the back office asks for more than 120 kB of script', async () => {
  let looked = 0;
  for (const url of [
    ...pages,
    adminUrls.newContent('stay'),
    adminUrls.addContent({ name: 'stay', steps: [] }),
    adminUrls.contentList('stay'),
  ]) {
    const { statusCode, headers, body } = await harness.app.inject({ url, headers: { cookie: admin } });
    if (statusCode !== 200 || !String(headers['content-type']).includes('html')) continue;
    const scripts = new Set([...body.matchAll(/\/admin\/assets\/[\w-]+\.js/g)].map(([address]) => address));
    expect(scripts.size, url).toBeGreaterThan(2);
    let sum = 0;
    for (const script of scripts) sum += await sizeOf(script);
    expect(sum, url).toBeLessThan(most);
    looked += 1;
  }
  expect(looked).toBeGreaterThan(30);
});
