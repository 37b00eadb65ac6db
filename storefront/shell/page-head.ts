import type { MetaDescriptor } from 'react-router';
import { shellTexts } from '../../messages/en/shell.ts';
import type { Translate } from '../../messages/translate.ts';
import { alternatesOf } from '../../service/core/language-address.ts';
import { bareFrame, type FrameData } from './frame.ts';

/** A title that the requirements specify (SHELL-5): the product's name, after the name of the page. */
export function pageTitle(t: Translate, page?: string): string {
  return page ? t(shellTexts.pageTitle, { page }) : t(shellTexts.productName);
}

/** The root's data, which every page can read: it has the name of the site. */
export interface Rooted {
  readonly matches: readonly [
    { readonly loaderData?: { readonly storefront: { readonly frame: Pick<FrameData, 'site'> } } | undefined },
    ...unknown[],
  ];
}

/** The title of a page that the requirements do not specify. */
export function ownTitle(page: string, { matches }: Rooted): string {
  return titleOf(page, matches[0].loaderData?.storefront.frame.site ?? bareFrame.site);
}

export function titleOf(page: string, site: string): string {
  return `${page} · ${site}`;
}

/** The canonical address of a page; `origin` comes from the root's data. */
export function canonicalLink(path: string, origin: string | undefined): MetaDescriptor[] {
  return origin ? [{ tagName: 'link', rel: 'canonical', href: origin + path }] : [];
}

/** The canonical address of a page that search engines list, and the same page in each language. */
export function indexedLinks(url: string): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternatesOf(url).map(({ language, address }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: language,
      href: address,
    })),
  ];
}

/** The metadata of a page that search engines must not index. */
export function unlistedHead(t: Translate, title: string, path: string, origin: string | undefined): MetaDescriptor[] {
  return [{ title: pageTitle(t, title) }, { name: 'robots', content: 'noindex' }, ...canonicalLink(path, origin)];
}

/** The metadata of a page that is the same for everyone. `url`: its canonical address. */
export function pageHead(
  t: Translate,
  { title, lead, url }: { title: string; lead: string; url: string },
): MetaDescriptor[] {
  return [
    { title: pageTitle(t, title) },
    { name: 'description', content: lead },
    { property: 'og:title', content: title },
    { property: 'og:description', content: lead },
    { property: 'og:url', content: url },
    ...indexedLinks(url),
  ];
}

export const publicCaching = 'public, max-age=0, must-revalidate';
export const privateCaching = 'private, no-store';

/** For pages that are the same for every visitor: the server may cache them, browsers revalidate. */
export function publicPage(): Record<string, string> {
  return { 'Cache-Control': publicCaching };
}

/** For pages of a single visitor. */
export function privatePage(): HeadersInit {
  return { 'Cache-Control': privateCaching };
}

/** For public pages with a form: the answer to a submitted form is for its sender only. */
export function publicUnlessSent({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  return { 'Cache-Control': actionHeaders.get('Cache-Control') ?? publicCaching };
}
