import type { FoundExperiences } from '../../service/catalog/experiences/experience-list.ts';
import {
  type ExperienceSearch,
  experienceSearchParams,
  facetsOf,
  tourCategories,
} from '../../service/catalog/experiences/experience-search.ts';
import { visitParams } from '../../service/catalog/experiences/visit.ts';
import { formatDay } from '../../service/core/day.ts';
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
import { nowhereText } from './list-texts.ts';
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
  requested: RequestedVisit;
  /** How the search was corrected. */
  notices: string[];
  earlier: Earlier | null;
  /** '12 attractions' */
  found: string;
  nothing: Nothing;
  /** What to change if nothing is found. */
  advice: AdviceView | null;
  /** For screen readers and errors: 'attractions'. */
  what: string;
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

const words = {
  attraction: { one: 'attraction', many: 'attractions', title: 'Attractions' },
  'tour-package': { one: 'tour package', many: 'tour packages', title: 'Tour Packages' },
} as const;

const shownAt = (search: ExperienceSearch): ListShapeView<ExperienceSearch> => ({
  facets: facetsOf(search),
  bar: ['date', 'guests'],
  params: experienceSearchParams,
  address: experienceListAddress,
});

/** The filters of a list, without its place, which is in the heading. */
function activeFilters(search: ExperienceSearch, found: FoundExperiences): ActiveFilter<ExperienceSearch>[] {
  const { day } = search;
  const date = day && { label: formatDay(day).replace(/ \d{4}$/, ''), without: { ...search, day: null, pages: 1 } };
  return [...(date ? [date] : []), ...chosenFilters(facetsOf(search), search, found)];
}

/** 'rishikesh rafting' → 'Rishikesh Rafting' */
const titled = (text: string) => text.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase()).replaceAll('-', ' ');

/** The display name of a list's place. */
function placeName(search: ExperienceSearch, { place }: Pick<FoundExperiences, 'place'>): string {
  return place?.name ?? titled(search.place);
}

/** The list's heading (EXP-6, EXP-14, EXP-16): 'Attractions in Goa', 'Pilgrimage Tours'. */
export function listTitle(search: ExperienceSearch, found: Pick<FoundExperiences, 'place'>): string {
  const category = tourCategories.find(({ type }) => type === search.category);
  if (category) return category.name;
  const { title } = words[search.type];
  if (search.area) return `${title} in this area`;
  return search.place ? `${title} in ${placeName(search, found)}` : `All ${title}`;
}

function countText({ type }: ExperienceSearch, count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? words[type].one : words[type].many}`;
}

/** `unclear`: why the date in the address is not valid. */
export function experienceListView(
  search: ExperienceSearch,
  found: FoundExperiences,
  unclear?: string,
): ExperienceListView {
  const parts = listParts(shownAt(search), search, found, activeFilters(search, found));
  const count = countText(search, found.total);
  const place = found.place;
  const path = listPath(search);
  return {
    ...parts,
    label: search.category ? 'CATEGORY' : null,
    title: listTitle(search, found),
    scene: listScene(search.type, placeName(search, found), search.category),
    path,
    headline: found.failed ? '' : found.total === 0 ? `No ${words[search.type].many} found` : count,
    requested: {
      type: search.type,
      place: place && !place.corrected && !place.narrower ? place.name : titled(search.place),
      date: search.day ?? '',
      guests: search.guests,
    },
    pill: searchPill(
      search.place && placeName(search, found),
      search.day ? daySpan(search.day, search.day) : 'Any date',
      search.guests,
    ),
    searched: search.place !== '' || search.category !== null || visitParams(search).size > 0,
    notices: [
      ...(place?.corrected
        ? [`Showing ${words[search.type].many} in ${place.name} for “${search.place.replaceAll('-', ' ')}”.`]
        : []),
      ...(unclear ? [`${unclear}. Showing ${words[search.type].many} for any date.`] : []),
    ],
    ...moreExperiences(search, found),
    earlier: earlierPage(shownAt(search), search, found),
    found: count,
    clear: path,
    nothing: nothingFound(search, parts.chips.length > 0),
    advice: experienceAdvice(search, found, words[search.type]),
    what: words[search.type].many,
  };
}

function nothingFound(search: ExperienceSearch, narrowed: boolean): ExperienceListView['nothing'] {
  const filtered = 'Nothing matches all of these filters. Remove one to find more.';
  if (search.type === 'attraction') {
    return {
      heading: 'No Attractions Found',
      text: narrowed ? filtered : 'We have nothing there yet. Try another destination, or see all attractions.',
      narrowed,
      links: [
        { label: 'Browse Attractions', to: urls.attractions },
        { label: 'Return to Home', to: urls.home },
      ],
    };
  }
  if (search.category) {
    return {
      heading: 'No tour packages found in this category.',
      text: narrowed ? filtered : 'Please check back later for new packages.',
      narrowed,
      links: [{ label: 'View all tour packages', to: urls.tours }],
    };
  }
  return {
    heading: 'No Tour Packages Found',
    text: narrowed ? filtered : nowhereText,
    narrowed,
    links: [
      { label: 'Browse All Packages', to: urls.tours },
      { label: 'Return to Home', to: urls.home },
    ],
  };
}

/** The cards of a page, and the address of the next one. */
export function moreExperiences(search: ExperienceSearch, found: FoundExperiences): MoreResults<ExperienceCardTexts> {
  const visit = visitParams(search).toString();
  return {
    cards: found.cards.map((card) => experienceCardTexts(card, visit)),
    loadMore: nextPage(shownAt(search), search, found),
    soldOut: elsewhen(search, found),
  };
}

function elsewhen(search: ExperienceSearch, { soldOut, total }: FoundExperiences): SoldOut | null {
  if (soldOut === 0) return null;
  const more = total > 0 ? 'more ' : '';
  const what = soldOut === 1 ? words[search.type].one : words[search.type].many;
  return {
    text: `Not available on this date: ${soldOut.toLocaleString('en-IN')} ${more}${what}`,
    to: experienceListAddress({ ...search, day: null, pages: 1 }),
  };
}
