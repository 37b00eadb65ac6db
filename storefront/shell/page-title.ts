import { bareFrame, type FrameData } from './frame.ts';

/** The title of a page that the requirements name: the product's (SHELL-5), with what the page is before it. */
export function pageTitle(page?: string): string {
  return page ? `${page} | travel and tourism` : 'travel and tourism';
}

/** What every page is told of the root, which knows the name of the site. */
export interface Rooted {
  readonly matches: readonly [
    { readonly loaderData?: { readonly storefront: { readonly frame: Pick<FrameData, 'site'> } } | undefined },
    ...unknown[],
  ];
}

/** The title of a page that they do not name. */
export function ownTitle(page: string, { matches }: Rooted): string {
  return titleOf(page, matches[0].loaderData?.storefront.frame.site ?? bareFrame.site);
}

export function titleOf(page: string, site: string): string {
  return `${page} · ${site}`;
}
