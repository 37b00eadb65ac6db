import { alternatesOf } from '../../service/core/language-address.ts';

export interface SitemapUrl {
  readonly address: string;
  readonly changed?: Date;
}

const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => special[sign] ?? '');

const alternate = ({ language, address }: ReturnType<typeof alternatesOf>[number]) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`;

function entry(tag: 'url' | 'sitemap', { address, changed }: SitemapUrl): string {
  const when = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
  const others = tag === 'url' ? alternatesOf(address).map(alternate).join('') : '';
  return `<${tag}><loc>${escaped(address)}</loc>${when}${others}</${tag}>`;
}

const begin = (tag: 'urlset' | 'sitemapindex') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${tag === 'urlset' ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>\n`;
const lines = (tag: 'url' | 'sitemap', urls: readonly SitemapUrl[]) =>
  urls.map((url) => `${entry(tag, url)}\n`).join('');

export function urlSet(urls: readonly SitemapUrl[]): string {
  return `${begin('urlset')}${lines('url', urls)}</urlset>\n`;
}

/** The same for many entries, part by part. */
export async function* urlSetInParts(batches: AsyncIterable<readonly SitemapUrl[]>): AsyncGenerator<string> {
  yield begin('urlset');
  for await (const urls of batches) yield lines('url', urls);
  yield '</urlset>\n';
}

export function sitemapIndex(files: readonly SitemapUrl[]): string {
  return `${begin('sitemapindex')}${lines('sitemap', files)}</sitemapindex>\n`;
}

export const xmlHeaders = { 'content-type': 'application/xml; charset=utf-8' } as const;
