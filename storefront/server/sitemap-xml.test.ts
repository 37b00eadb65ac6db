import { expect, test } from 'vitest';
import { sitemapIndex, urlSet, urlSetInParts } from './sitemap-xml.ts';

test('addresses are escaped and have the day of their last change', () => {
  expect(urlSet([{ address: 'https://x.in/stays?a=1&b=<2>', changed: new Date('2026-11-20T23:00:00Z') }])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      '<url><loc>https://x.in/stays?a=1&amp;b=&lt;2&gt;</loc><lastmod>2026-11-20</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en-IN" href="https://x.in/stays?a=1&amp;b=%3C2%3E"/>' +
      '<xhtml:link rel="alternate" hreflang="hi-IN" href="https://x.in/hi/stays?a=1&amp;b=%3C2%3E"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://x.in/stays?a=1&amp;b=%3C2%3E"/></url>\n' +
      '</urlset>\n',
  );
});

test('a document in parts is the same document', async () => {
  const urls = ['a', 'b', 'c'].map((name) => ({ address: `https://x.in/${name}` }));
  async function* batches() {
    yield urls.slice(0, 2);
    yield urls.slice(2);
  }
  const parts: string[] = [];
  for await (const part of urlSetInParts(batches())) parts.push(part);
  expect([parts.length, parts.join('')]).toEqual([4, urlSet(urls)]);
});

test('an index lists its files', () => {
  expect(sitemapIndex([{ address: 'https://x.in/sitemaps/stays-1.xml' }])).toContain(
    '<sitemap><loc>https://x.in/sitemaps/stays-1.xml</loc></sitemap>',
  );
});
