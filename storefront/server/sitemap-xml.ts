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

function document(tag: 'urlset' | 'sitemapindex', body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</${tag}>\n`;
}

export function urlSet(urls: readonly SitemapUrl[]): string {
  return document('urlset', urls.map((url) => entry('url', url)).join('\n'));
}

export function sitemapIndex(files: readonly SitemapUrl[]): string {
  return document('sitemapindex', files.map((file) => entry('sitemap', file)).join('\n'));
}

export const xmlHeaders = { 'content-type': 'application/xml; charset=utf-8' } as const;
