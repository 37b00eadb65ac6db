import type { MetaDescriptor } from 'react-router';
import { stayListViewTexts } from '../../messages/en/stay/list-view.ts';
import type { Translate } from '../../messages/translate.ts';
import { chosenOf, countFilters } from '../../service/catalog/lists/facet.ts';
import { everywhere, placeText } from '../../service/catalog/lists/list-search.ts';
import type { FoundStays } from '../../service/catalog/stays/stay-list.ts';
import type { StaySearch } from '../../service/catalog/stays/stay-search.ts';
import { nameText } from '../../service/catalog/vocabulary.ts';
import { indexedLinks, pageTitle } from '../shell/page-head.ts';
import { headline, stayListAddress, wholePlace } from './stay-list-view.ts';

/** True if search engines should index the list of that search: a place, a type, or both. */
export function isIndexedList(search: StaySearch, { total, place }: Pick<FoundStays, 'total' | 'place'>): boolean {
  const types = chosenOf(search, 'propertyType').length;
  return (
    total > 0 &&
    countFilters(search) === types &&
    types <= 1 &&
    (search.place === '' || place?.narrower === false) &&
    search.dates === null &&
    search.adults === 1 &&
    search.children === 0 &&
    search.rooms === 1
  );
}

function titleOf(t: Translate, search: StaySearch, place: FoundStays['place'], what: string): string {
  if (search.area) return t(stayListViewTexts.titleInArea, { what });
  return place || !search.place
    ? t(stayListViewTexts.titleInPlace, { what, place: placeText(t, place?.name ?? everywhere) })
    : t(stayListViewTexts.titleForSearch, { what, search: search.place });
}

/** The metadata of the list for search engines and social media. */
export function listHead(t: Translate, search: StaySearch, found: FoundStays, publicUrl: string): MetaDescriptor[] {
  const [type, more] = chosenOf(search, 'propertyType');
  const what = type && !more ? nameText(t, type) : t(stayListViewTexts.stays);
  const { place } = found;
  const title = titleOf(t, search, place, what);
  const description = t(stayListViewTexts.description, { headline: headline(t, search, found) });
  // order, view and page do not change the canonical address; a place has its proper name
  const location = place?.name === everywhere ? '' : (wholePlace(found) ?? search.place);
  const url =
    publicUrl +
    stayListAddress({ ...search, place: location, dates: null, sort: 'recommended', view: 'grid', pages: 1 });
  const tags: MetaDescriptor[] = [
    { title: pageTitle(t, title) },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
  ];
  if (!isIndexedList(search, found)) return [...tags, { name: 'robots', content: 'noindex, follow' }];
  const crumbs = [
    { name: t(stayListViewTexts.stays), item: `${publicUrl}/stays` },
    ...(location || type ? [{ name: title, item: url }] : []),
  ];
  return [
    ...tags,
    ...indexedLinks(url),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    },
  ];
}
