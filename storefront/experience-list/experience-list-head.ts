import type { MetaDescriptor } from 'react-router';
import { experienceListViewTexts } from '../../messages/en/experience-list/view.ts';
import type { Translate } from '../../messages/translate.ts';
import type { FoundExperiences } from '../../service/catalog/experiences/experience-list.ts';
import type { ExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { defaultGuests } from '../../service/catalog/experiences/visit.ts';
import { countFilters } from '../../service/catalog/lists/facet.ts';
import { everywhere } from '../../service/catalog/lists/list-search.ts';
import { indexedLinks, pageTitle } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import { listTitle } from './experience-list-view.ts';
import { listPath } from './list-address.ts';

/** True if search engines should index the list: of a whole place, of a category, or of everything. */
function isIndexedList(search: ExperienceSearch, { total, place }: Pick<FoundExperiences, 'total' | 'place'>) {
  return (
    total > 0 &&
    countFilters(search) === 0 &&
    search.day === null &&
    search.guests === defaultGuests &&
    (search.place === '' || place?.narrower === false)
  );
}

/** The metadata of a list for search engines and social media. */
export function experienceListHead(
  t: Translate,
  search: ExperienceSearch,
  found: FoundExperiences,
  publicUrl: string,
): MetaDescriptor[] {
  const title = listTitle(t, search, found);
  const attraction = search.type === 'attraction';
  const description = t(attraction ? experienceListViewTexts.attractionsLead : experienceListViewTexts.toursLead, {
    title,
  });
  // a place has its proper name
  const place = found.place?.narrower === false ? found.place.name : search.place;
  const url = publicUrl + listPath({ ...search, place: attraction && place === everywhere ? '' : place });
  const tags: MetaDescriptor[] = [
    { title: pageTitle(t, title) },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
  ];
  if (!isIndexedList(search, found)) return [...tags, { name: 'robots', content: 'noindex, follow' }];
  const home = attraction
    ? { name: t(experienceListViewTexts.attractions), item: publicUrl + urls.attractions }
    : { name: t(experienceListViewTexts.tours), item: publicUrl + urls.tours };
  return [
    ...tags,
    ...indexedLinks(url),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [home, { name: title, item: url }].map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...crumb,
        })),
      },
    },
  ];
}
