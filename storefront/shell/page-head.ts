import type { MetaDescriptor } from 'react-router';
import { pageTitle } from './page-title.ts';

/** The canonical address of a page; `origin` comes from the root's data. */
export function canonicalLink(path: string, origin: string | undefined): MetaDescriptor[] {
  return origin ? [{ tagName: 'link', rel: 'canonical', href: origin + path }] : [];
}

/** The metadata of a page that search engines must not index. */
export function unlistedHead(title: string, path: string, origin: string | undefined): MetaDescriptor[] {
  return [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }, ...canonicalLink(path, origin)];
}

/** The metadata of a page that is the same for everyone. `url`: its canonical address. */
export function pageHead({ title, lead, url }: { title: string; lead: string; url: string }): MetaDescriptor[] {
  return [
    { title: pageTitle(title) },
    { name: 'description', content: lead },
    { property: 'og:title', content: title },
    { property: 'og:description', content: lead },
    { property: 'og:url', content: url },
    { tagName: 'link', rel: 'canonical', href: url },
  ];
}
