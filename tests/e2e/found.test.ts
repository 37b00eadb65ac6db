import type { APIRequestContext, Page } from '@playwright/test';
import { languages } from '../../messages/translations.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { expect, test } from './parts/fixtures.ts';
import { tapovan } from './parts/stays.ts';

/** Reads the head of a page for search engines from its HTML, without a browser. */
async function headOf(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  const one = (of: RegExp) => {
    const found = [...html.matchAll(of)].map(([, text = '']) => text.replaceAll('&amp;', '&'));
    expect(found.length, `${address}: ${of}`).toBeLessThan(2);
    return found[0];
  };
  const canonical = one(/<link rel="canonical" href="([^"]*)"/g);
  return {
    title: one(/<title>([^<]*)<\/title>/g),
    robots: one(/<meta name="robots" content="([^"]*)"/g),
    canonical: canonical && new URL(canonical).href.replace(/^https?:\/\/[^/]+/, ''),
    things: thingsIn(
      [...html.matchAll(/<script [^>]*type="application\/ld\+json"[^>]*>([^<]*)</g)].map(([, text = '']) => text),
    ),
  };
}

const canonical = async (page: Page) =>
  new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').href.replace(/^https?:\/\/[^/]+/, '');

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

/** All structured data of the page. */
const things = async (page: Page) =>
  thingsIn(await page.locator('script[type="application/ld+json"]').allTextContents());

function thingsIn(texts: readonly string[]): Thing[] {
  return texts.flatMap((text) => {
    expect(text).not.toMatch(/<\/?script/i);
    const value: Thing & { '@graph'?: Thing[] } = JSON.parse(text);
    return value['@graph'] ?? [value];
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a stay has structured data: a hotel with offers and rating, breadcrumb and FAQ', async ({ page }) => {
    await page.goto(`/stays/${tapovan.slug}?checkIn=2027-03-01&checkOut=2027-03-03`);
    const all = await things(page);
    const hotel = all.find((thing) => thing['@type'] === 'Hotel');
    expect(hotel).toMatchObject({
      name: tapovan.name,
      address: { '@type': 'PostalAddress', addressRegion: 'Uttarakhand', addressCountry: 'IN' },
      geo: { '@type': 'GeoCoordinates' },
      starRating: { ratingValue: 4 },
      aggregateRating: { '@type': 'AggregateRating', bestRating: 10, reviewCount: 6 },
    });
    expect(hotel?.['makesOffer']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ '@type': 'Offer', name: 'Hill Room', price: 5400, priceCurrency: 'INR' }),
      ]),
    );
    const crumbs = all.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(crumbs?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Stays' },
      { position: 2, name: 'Uttarakhand' },
      { position: 3, name: tapovan.name },
    ]);
    const visible = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(visible.getByRole('listitem')).toHaveText(['Stays', 'Uttarakhand', tapovan.name]);
    await expect(visible.locator('[aria-current=page]')).toHaveText(tapovan.name);
    const questions = all.find((thing) => thing['@type'] === 'FAQPage');
    expect(questions?.['mainEntity']).toEqual(
      expect.arrayContaining([expect.objectContaining({ '@type': 'Question', name: 'Is alcohol served?' })]),
    );
    expect(await canonical(page)).toBe(`/stays/${tapovan.slug}`);
    await expect(page).toHaveTitle(new RegExp(`^${tapovan.name}, ${tapovan.location} \\| travel and tourism$`));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{50,160}$/);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`^https?://.+/cards/stays/${tapovan.slug}\\.png$`),
    );
  });
});

test('lists of a place or of a type are for search engines, narrowed ones are not', async ({ request }) => {
  for (const [address, to] of [
    ['/stays', '/stays'],
    ['/stays?sort=rating&view=list', '/stays'],
    ['/stays?location=rishkesh', '/stays?location=Rishikesh'],
    ['/stays?propertyType=VILLA', '/stays?propertyType=villas'],
    ['/stays?location=Goa&propertyType=villas', '/stays?location=Goa&propertyType=villas'],
  ] as const) {
    expect(await headOf(request, address), address).toMatchObject({ canonical: to, robots: undefined });
  }
  for (const address of [
    '/stays?stars=5',
    '/stays?amenity=Bar',
    '/stays?min=1000',
    '/stays?adults=2',
    '/stays?checkIn=2027-03-01&checkOut=2027-03-03',
    '/stays?propertyType=villas&propertyType=hotels',
    '/stays?location=Atlantis',
  ]) {
    expect(await headOf(request, address), address).toMatchObject({ robots: 'noindex, follow', canonical: undefined });
  }
  const goa = await headOf(request, '/stays?location=Goa');
  expect(goa.title).toBe('Stays in Goa | travel and tourism');
  expect(goa.things[0]).toMatchObject({ '@type': 'BreadcrumbList' });
  expect((await headOf(request, '/cart')).robots).toContain('noindex');
});

test('the sitemap lists every stay, and robots.txt points to the sitemap', async ({ request }) => {
  const robotsText = await (await request.get('/robots.txt')).text();
  expect(robotsText).toMatch(/^User-agent: \*$/m);
  for (const path of ['/api/', '/cart', '/dashboard', '/profile', '/payment/'])
    expect(robotsText).toContain(`Disallow: ${path}\n`);
  expect(robotsText).toContain('Disallow: /*?checkIn=');
  const sitemap = /^Sitemap: (\S+)$/m.exec(robotsText)?.[1] ?? '';
  const local = (url: string) => new URL(url).pathname + new URL(url).search;
  const locations = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'], path).toContain('xml');
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    );
  };
  const files = await locations(local(sitemap));
  const names = ['pages', 'stays-1', 'attractions-1', 'tour-packages-1', 'car-rentals-1'];
  expect(files.map(local)).toEqual(
    languages.flatMap((language) => names.map((name) => addressIn(language, `/sitemaps/${name}.xml`))),
  );
  // other end-to-end tests publish stays in the meantime
  await expect(async () => {
    const stays = await locations('/sitemaps/stays-1.xml');
    const { meta } = await (await request.get('/api/stays?pagination[pageSize]=1')).json();
    expect(stays).toHaveLength(meta.pagination.total);
    expect(stays.map(local)).toContain(`/stays/${tapovan.slug}`);
  }).toPass();
  const pages = (await locations('/sitemaps/pages.xml')).map(local);
  expect(pages).toContain('/stays?location=New+Delhi');
  expect(pages).toContain('/stays?propertyType=guest+houses');
  for (const path of ['/stays?location=Goa', '/stays?propertyType=villas']) {
    expect(pages).toContain(path);
    expect((await request.get(path)).status(), path).toBe(200);
  }
  const guides = pages.filter((path) => path.startsWith('/places/'));
  expect(guides).toContain('/places/jaisalmer');
  for (const path of guides) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  expect((await request.get('/sitemaps/nothing-9.xml')).status()).toBe(404);
});

test('every page is sent compressed, also one that is made for its reader, and says its head alone', async ({
  request,
}) => {
  for (const [path, status] of [
    ['/stays', 200],
    ['/stays?checkIn=2027-03-01&checkOut=2027-03-03', 200],
    ['/stays.data?checkIn=2027-03-01&checkOut=2027-03-03', 200],
    [`/stays/${tapovan.slug}/reviews`, 200],
    ['/nowhere', 404],
  ] as const) {
    const whole = await request.get(path);
    const head = await request.head(path);
    for (const answer of [whole, head]) {
      expect(answer.status(), path).toBe(status);
      expect(answer.headers()['content-encoding'], path).toBe('br');
      expect(answer.headers()['vary'], path).toContain('accept-encoding');
    }
    expect(await whole.text(), path).toContain('Padharo');
    expect(await head.body(), path).toHaveLength(0);
    expect(head.headers()['content-type'], path).toBe(whole.headers()['content-type']);
  }
});
