import type { StayPageData } from '../../service/catalog/stays/stay-page-data.ts';
import { urls } from '../urls.ts';

/** A step of a breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly to: string;
}

/** The breadcrumb of a stay, including its own page: shown on the page and in structured data. */
export function stayCrumbs({ name, slug, region }: Pick<StayPageData, 'name' | 'slug' | 'region'>): Crumb[] {
  return [
    { name: 'Stays', to: urls.stays },
    ...(region ? [{ name: region, to: urls.staysIn(region) }] : []),
    { name, to: urls.stay(slug) },
  ];
}
