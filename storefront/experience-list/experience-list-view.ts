import { experienceListCategoriesTexts } from '../../messages/en/experience-list/categories.ts';
import { experienceListFailedTexts } from '../../messages/en/experience-list/failed.ts';
import { experienceListViewTexts } from '../../messages/en/experience-list/view.ts';
import type { Translate } from '../../messages/translate.ts';
import type { FoundExperiences } from '../../service/catalog/experiences/experience-list.ts';
import {
  type ExperienceSearch,
  experienceSearchParams,
  facetsOf,
  tourCategories,
} from '../../service/catalog/experiences/experience-search.ts';
import { visitParams } from '../../service/catalog/experiences/visit.ts';
import { placeText } from '../../service/catalog/lists/list-search.ts';
import { formatDayOfYear } from '../../service/core/day.ts';
import { type PlaceLink, placeLink } from '../place/place-link.ts';
import { type ActiveFilter, chosenFilters } from '../product/list-filters.ts';
import {
  type AdviceView,
  daySpan,
  earlierPage,
  type ListParts,
  type ListShapeView,
  listParts,
  nextPage,
} from '../product/list-view.ts';
import {
  type Earlier,
  type MoreResults,
  type ResultsHead,
  type SearchSummary,
  type SoldOut,
  searchPill,
} from '../product/results-view.ts';
import { urls } from '../urls.ts';
import { experienceAdvice } from './experience-advice.ts';
import { type ExperienceCardTexts, experienceCardTexts } from './experience-card-texts.ts';
import { experienceListAddress, listPath } from './list-address.ts';
import { listScene } from './scenes.ts';

/** All texts and addresses of a list, built on the server. */
export interface ExperienceListView extends ListParts, ResultsHead, SearchSummary, MoreResults<ExperienceCardTexts> {
  /** 'CATEGORY' above the title. */
  label: string | null;
  /** 'Attractions in Goa' */
  title: string;
  /** The drawing behind the title, without its file type. */
  scene: string;
  path: string;
  /** The page of the place. */
  guide: PlaceLink | null;
  requested: RequestedVisit;
  /** How the search was corrected. */
  notices: string[];
  earlier: Earlier | null;
  /** '12 attractions' */
  found: string;
  nothing: Nothing;
  /** What to change if nothing is found. */
  advice: AdviceView | null;
}

interface Nothing {
  heading: string;
  text: string;
  narrowed: boolean;
  links: { label: string; to: string }[];
}

/** The values of a search bar. */
export interface RequestedVisit {
  type: ExperienceSearch['type'];
  place: string;
  date: string;
  guests: number;
}

const isTour = ({ type }: Pick<ExperienceSearch, 'type'>): boolean => type === 'tour-package';

const shownAt = (search: ExperienceSearch): ListShapeView<ExperienceSearch> => ({
  facets: facetsOf(search),
  bar: ['date', 'guests'],
  params: experienceSearchParams,
  address: experienceListAddress,
});

/** The filters of a list, without its place, which is in the heading. */
function activeFilters(
  t: Translate,
  search: ExperienceSearch,
  found: FoundExperiences,
): ActiveFilter<ExperienceSearch>[] {
  const { day } = search;
  const date = day && { label: formatDayOfYear(t, day), without: { ...search, day: null, pages: 1 } };
  return [...(date ? [date] : []), ...chosenFilters(t, facetsOf(search), search, found)];
}

/** 'rishikesh rafting' → 'Rishikesh Rafting' */
const titled = (text: string) => text.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase()).replaceAll('-', ' ');

/** The display name of a list's place. */
function placeName(search: ExperienceSearch, { place }: Pick<FoundExperiences, 'place'>): string {
  return place?.name ?? titled(search.place);
}

/** The list's heading (EXP-6, EXP-14, EXP-16): 'Attractions in Goa', 'Pilgrimage Tours'. */
export function listTitle(t: Translate, search: ExperienceSearch, found: Pick<FoundExperiences, 'place'>): string {
  const category = tourCategories.find(({ type }) => type === search.category);
  if (category) return t(experienceListCategoriesTexts[category.type]);
  const tours = isTour(search);
  if (search.area) return t(tours ? experienceListViewTexts.toursInArea : experienceListViewTexts.attractionsInArea);
  if (!search.place) return t(tours ? experienceListViewTexts.allTours : experienceListViewTexts.allAttractions);
  return t(tours ? experienceListViewTexts.toursIn : experienceListViewTexts.attractionsIn, {
    place: placeText(t, placeName(search, found)),
  });
}

function countText(t: Translate, search: ExperienceSearch, count: number): string {
  return t(isTour(search) ? experienceListViewTexts.toursCount : experienceListViewTexts.attractionsCount, { count });
}

/** `unclear`: why the date in the address is not valid. */
export function experienceListView(
  t: Translate,
  search: ExperienceSearch,
  found: FoundExperiences,
  unclear?: string,
): ExperienceListView {
  const parts = listParts(t, shownAt(search), search, found, activeFilters(t, search, found));
  const count = countText(t, search, found.total);
  const place = found.place;
  const path = listPath(search);
  const tours = isTour(search);
  return {
    ...parts,
    label: search.category ? t(experienceListViewTexts.category) : null,
    title: listTitle(t, search, found),
    guide: placeLink(t, found),
    scene: listScene(search.type, placeName(search, found), search.category),
    path,
    headline: found.failed
      ? ''
      : found.total === 0
        ? t(tours ? experienceListViewTexts.noTours : experienceListViewTexts.noAttractions)
        : count,
    requested: {
      type: search.type,
      place: place && !place.corrected && !place.narrower ? place.name : titled(search.place),
      date: search.day ?? '',
      guests: search.guests,
    },
    pill: searchPill(t, {
      place: search.place && placeText(t, placeName(search, found)),
      days: search.day ? daySpan(t, search.day, search.day) : t(experienceListViewTexts.anyDate),
      guests: search.guests,
    }),
    searched: search.place !== '' || search.category !== null || visitParams(search).size > 0,
    notices: [
      ...(place?.corrected
        ? [
            t(tours ? experienceListViewTexts.correctedTours : experienceListViewTexts.correctedAttractions, {
              place: placeText(t, place.name),
              search: search.place.replaceAll('-', ' '),
            }),
          ]
        : []),
      ...(unclear
        ? [
            t(tours ? experienceListViewTexts.unclearTours : experienceListViewTexts.unclearAttractions, {
              problem: unclear,
            }),
          ]
        : []),
    ],
    ...moreExperiences(t, search, found),
    earlier: earlierPage(shownAt(search), search, found),
    found: count,
    clear: path,
    nothing: nothingFound(t, search, parts.chips.length > 0),
    advice: experienceAdvice(t, search, found),
  };
}

function nothingFound(t: Translate, search: ExperienceSearch, narrowed: boolean): ExperienceListView['nothing'] {
  const filtered = t(experienceListViewTexts.filtered);
  if (search.type === 'attraction') {
    return {
      heading: t(experienceListViewTexts.nothingFound),
      text: narrowed ? filtered : t(experienceListViewTexts.nothingThere),
      narrowed,
      links: [
        { label: t(experienceListViewTexts.browseAttractions), to: urls.attractions },
        { label: t(experienceListViewTexts.home), to: urls.home },
      ],
    };
  }
  if (search.category) {
    return {
      heading: t(experienceListViewTexts.noneInCategory),
      text: narrowed ? filtered : t(experienceListViewTexts.checkBack),
      narrowed,
      links: [{ label: t(experienceListViewTexts.allTourPackages), to: urls.tours }],
    };
  }
  return {
    heading: t(experienceListViewTexts.noToursFound),
    text: narrowed ? filtered : t(experienceListFailedTexts.nowhere),
    narrowed,
    links: [
      { label: t(experienceListViewTexts.browsePackages), to: urls.tours },
      { label: t(experienceListViewTexts.home), to: urls.home },
    ],
  };
}

/** The cards of a page, and the address of the next one. */
export function moreExperiences(
  t: Translate,
  search: ExperienceSearch,
  found: FoundExperiences,
): MoreResults<ExperienceCardTexts> {
  const visit = visitParams(search).toString();
  return {
    cards: found.cards.map((card) => experienceCardTexts(t, card, visit)),
    loadMore: nextPage(shownAt(search), search, found),
    soldOut: elsewhen(t, search, found),
  };
}

function elsewhen(t: Translate, search: ExperienceSearch, { soldOut, total }: FoundExperiences): SoldOut | null {
  if (soldOut === 0) return null;
  const [only, more] = isTour(search)
    ? [experienceListViewTexts.elsewhenTours, experienceListViewTexts.moreElsewhenTours]
    : [experienceListViewTexts.elsewhenAttractions, experienceListViewTexts.moreElsewhenAttractions];
  return {
    text: t(total > 0 ? more : only, { count: soldOut }),
    to: experienceListAddress({ ...search, day: null, pages: 1 }),
  };
}
