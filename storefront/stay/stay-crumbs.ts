import type { StayPageData } from '../../service/catalog/stays/stay-page-data.ts';
import { urls } from '../urls.ts';

/** A step of the way to a page. */
export interface Crumb {
  readonly name: string;
  readonly to: string;
}

/** The way to the page of a stay, itself the last step: shown on the page, and told to search engines. */
export function stayCrumbs({ name, slug, region }: Pick<StayPageData, 'name' | 'slug' | 'region'>): Crumb[] {
  return [
    { name: 'Stays', to: urls.stays },
    ...(region ? [{ name: region, to: urls.staysIn(region) }] : []),
    { name, to: urls.stay(slug) },
  ];
}
