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

function entry(tag: 'url' | 'sitemap', { address, changed }: SitemapUrl): string {
  const when = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
  return `<${tag}><loc>${escaped(address)}</loc>${when}</${tag}>`;
}

const begin = (tag: 'urlset' | 'sitemapindex') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
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
