import { durations, inDays } from '../../service/catalog/experiences/experience-durations.ts';
import {
  dayParts,
  type ExperienceSearch,
  languageNames,
  popularLabels,
  popularOf,
  ratings,
} from '../../service/catalog/experiences/experience-search.ts';
import type { FoundExperiences } from '../../service/catalog/experiences/search-experiences.ts';
import { tourTypes } from '../../service/catalog/experiences/tour-vocabulary.ts';
import { formatDay } from '../../service/core/day.ts';
import type { FilterValues } from '../product/filter-value.ts';

type Found = Pick<FoundExperiences, 'counts'>;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
export const ratingLabel = (least: number) => `${least} and up`;
const dayPartLabels = {
  morning: 'Morning (before 12:00)',
  afternoon: 'Afternoon (12:00-17:00)',
  evening: 'Evening (after 17:00)',
} as const;

function popularGroup({ type, popular }: ExperienceSearch, { counts }: Found): FilterValues {
  return {
    title: 'Popular filters',
    name: 'popular',
    values: popularOf[type].map((value) => ({
      value,
      label: popularLabels[value],
      count: counts.popular[value] ?? 0,
      chosen: popular.includes(value),
    })),
  };
}

/** The steps in days for tours, in hours for attractions; of the others only those that somebody fills or chose. */
function durationGroup(search: ExperienceSearch, { counts }: Found): FilterValues {
  const values = durations.map(({ name, label }) => ({
    value: name,
    label,
    count: counts.durations[name] ?? 0,
    chosen: search.durations.includes(name),
  }));
  const usual = (name: (typeof durations)[number]['name']) => inDays(name) === (search.type === 'tour-package');
  return {
    title: 'Duration',
    name: 'duration',
    values: values.filter(({ value, count, chosen }) => usual(value) || count > 0 || chosen),
  };
}

function languageGroup({ languages }: ExperienceSearch, { counts }: Found): FilterValues {
  const known = Object.entries(languageNames).map(([code, name]) => ({ code, name }));
  const others = counts.languages.filter(({ code }) => !(code in languageNames));
  const unheard = languages.filter((code) => ![...known, ...others].some((language) => language.code === code));
  return {
    title: 'Languages',
    name: 'language',
    long: { first: 5, more: 'Show more', fewer: 'Show less' },
    values: [...known, ...others, ...unheard.map((code) => ({ code, name: code }))].map(({ code, name }) => ({
      value: code,
      label: name,
      count: counts.languages.find((language) => language.code === code)?.count ?? 0,
      chosen: languages.includes(code),
    })),
  };
}

/** Everything that can be ticked, in the order of the sidebar (S2 §9). */
export function experienceFilters(search: ExperienceSearch, found: Found): FilterValues[] {
  const { counts } = found;
  if (search.type === 'tour-package') {
    const types = {
      title: 'Tour type',
      name: 'type',
      values: tourTypes.map((type) => ({
        value: type,
        label: capital(type),
        count: counts.types[type] ?? 0,
        chosen: search.tourTypes.includes(type),
      })),
    };
    return [popularGroup(search, found), ...(search.category ? [] : [types]), durationGroup(search, found)];
  }
  return [
    popularGroup(search, found),
    {
      title: 'Rating',
      name: 'rating',
      values: ratings.map((least) => ({
        value: String(least),
        label: ratingLabel(least),
        count: counts.ratings[least] ?? 0,
        chosen: search.ratings.includes(least),
      })),
    },
    {
      title: 'Time of day',
      name: 'time',
      values: dayParts.map((part) => ({
        value: part,
        label: dayPartLabels[part],
        count: counts.times[part] ?? 0,
        chosen: search.times.includes(part),
      })),
    },
    languageGroup(search, found),
    durationGroup(search, found),
  ];
}

/** Everything that narrows the list, each with the search that is left without it. */
export function activeFilters(
  search: ExperienceSearch,
  groups: readonly FilterValues[],
): { label: string; without: ExperienceSearch }[] {
  const but = <Value extends string | number>(values: readonly Value[], gone: string) =>
    values.filter((value) => String(value) !== gone);
  const day = search.day
    ? [{ label: formatDay(search.day).replace(/ \d{4}$/, ''), without: { ...search, day: null, pages: 1 } }]
    : [];
  return [
    ...day,
    ...groups.flatMap(({ name, values }) =>
      values
        .filter(({ chosen }) => chosen)
        .map(({ value, label }) => ({
          label: name === 'time' ? capital(value) : label,
          without: {
            ...search,
            ...(name === 'popular' && { popular: but(search.popular, value) }),
            ...(name === 'rating' && { ratings: but(search.ratings, value) }),
            ...(name === 'time' && { times: but(search.times, value) }),
            ...(name === 'language' && { languages: but(search.languages, value) }),
            ...(name === 'type' && { tourTypes: but(search.tourTypes, value) }),
            ...(name === 'duration' && { durations: but(search.durations, value) }),
            pages: 1,
          },
        })),
    ),
  ];
}
