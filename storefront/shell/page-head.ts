import type { MetaDescriptor } from 'react-router';
import { pageTitle } from './page-title.ts';

/** The head of a page that is the same for everybody. `url`: its canonical address. */
export function pageHead({ title, lead, url }: { title: string; lead: string; url: string }): MetaDescriptor[] {
  return [
    { title: pageTitle(title) },
    { name: 'description', content: lead },
    { property: 'og:site_name', content: 'Padharo' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: lead },
    { property: 'og:url', content: url },
    { tagName: 'link', rel: 'canonical', href: url },
  ];
}
