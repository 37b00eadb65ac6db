import { bareFrame, type FrameData } from './frame.ts';

/** A title that the requirements specify (SHELL-5): the product's name, after the name of the page. */
export function pageTitle(page?: string): string {
  return page ? `${page} | travel and tourism` : 'travel and tourism';
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
