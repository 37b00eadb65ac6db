import { type Day, today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { placeMeant } from '../place-meant.ts';
import { plainWords } from '../plain-words.ts';
import { readTaxTerms } from '../settings/read-tax-rules.ts';
import { everywhere, pageSize } from '../stays/stay-search.ts';
import { type Advice, firstThatFinds } from '../what-to-change.ts';
import { toExperienceCard } from './experience-card.ts';
import type { ExperienceCardData } from './experience-card-data.ts';
import { experienceChanges } from './experience-changes.ts';
import type { Duration } from './experience-durations.ts';
import type { DayPart, ExperienceSearch, Popular, TourType } from './experience-search.ts';
import {
  cardsInOrder,
  type ExperiencePlace,
  findExperiences,
  placeOfSlug,
  type Question,
} from './search-experiences.sql.ts';

/** How many each filter value would leave with all other filters as they are; a value not named leaves none. */
export interface ExperienceCounts {
  popular: Partial<Record<Popular, number>>;
  /** By the least rating. */
  ratings: Record<string, number>;
  times: Partial<Record<DayPart, number>>;
  languages: { code: string; name: string; count: number }[];
  types: Partial<Record<TourType, number>>;
  durations: Partial<Record<Duration, number>>;
}

export interface FoundExperiences {
  /** The cards of the pages asked for. */
  cards: ExperienceCardData[];
  total: number;
  /** Where the list is shown to its end: how many more there would be on other days. */
  soldOut: number;
  /** Where nothing is found, not even on other days: what to change. */
  advice: Advice<ExperienceSearch> | null;
  page: number;
  pageCount: number;
  counts: ExperienceCounts;
  /**
   * Proper name of the place when it was understood; `corrected` when a typing error was forgiven or words were let go
   * that nothing there holds, `narrower` when only a part of what is there is meant.
   */
  place: { name: string; corrected: boolean; narrower: boolean } | null;
}

/**
 * Published attractions or tours that match the search, free on its day for its guests where it names one. Three
 * statements, up to two more where the place leaves doubts, and one where the list ends and a day was asked for, and where
 * nothing is found some for each change that is tried. `from` is the first page whose cards are wanted.
 */
export async function searchExperiences(ctx: Context, search: ExperienceSearch, from = 1): Promise<FoundExperiences> {
  requireRight(ctx.viewer, 'read the shop');
  const question = await questionOf(ctx, search);
  const found = await findExperiences(ctx.db, question);
  const pageCount = Math.ceil(found.total / pageSize);
  const shown = found.ids.slice((from - 1) * pageSize);
  const rows = shown.length === 0 ? [] : await cardsInOrder(ctx.db, shown, question);
  const soldOut = search.day && search.pages >= pageCount ? await countElsewhen(ctx, question, found.total) : 0;
  const terms = await readTaxTerms(ctx);
  const { popular, ratings } = found;
  return {
    cards: rows.map((row) => toExperienceCard(search.type, row, terms)),
    total: found.total,
    soldOut,
    advice:
      found.total + soldOut > 0
        ? null
        : await firstThatFinds(
            experienceChanges(search),
            async (search) => (await findExperiences(ctx.db, await questionOf(ctx, search))).total,
          ),
    page: Math.min(search.pages, Math.max(1, pageCount)),
    pageCount,
    counts: {
      popular,
      ratings,
      times: found.times ?? {},
      languages: found.languages ?? [],
      types: found.types ?? {},
      durations: found.durations ?? {},
    },
    place: namedPlace(question),
  };
}

/** How many more match the search on some other day. */
async function countElsewhen(ctx: Context, question: Question, onThatDay: number): Promise<number> {
  const search = { ...question.search, day: null };
  const { total } = await findExperiences(ctx.db, { ...question, search });
  return Math.max(0, total - onThatDay);
}

async function questionOf(ctx: Context, search: ExperienceSearch): Promise<Question> {
  const typed = plainWords(search.place);
  return {
    search,
    place: await meant(ctx, search),
    typed,
    after: search.day === today(ctx.now) ? timeOf(ctx.now, search.day) : null,
    now: ctx.now,
  };
}

/** 'HH:MM' in India. */
function timeOf(now: Date, day: Day): string {
  const minutes = Math.floor((now.getTime() - Date.parse(`${day}T00:00:00+05:30`)) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** A place by its name; else the one thing with that slug (S2 §2); else what comes near. */
async function meant(ctx: Context, { type, place }: ExperienceSearch): Promise<ExperiencePlace> {
  if (!place) return { kind: 'everywhere' };
  const understood = await placeMeant(ctx, type, place);
  if (understood.kind === 'places' && understood.asTyped && understood.words.length === 0) return understood;
  const slug = place.toLowerCase();
  const name = /^[a-z0-9-]+$/.test(slug) ? await placeOfSlug(ctx.db, type, slug) : undefined;
  return name === undefined ? understood : { kind: 'one', slug, name };
}

function namedPlace({ place, search }: Question): FoundExperiences['place'] {
  if (place.kind === 'one') return { name: place.name, corrected: false, narrower: true };
  if (place.kind === 'places') return { name: place.name, corrected: !place.asTyped, narrower: place.words.length > 0 };
  if (place.kind === 'everywhere' && search.place) return { name: everywhere, corrected: false, narrower: false };
  return null;
}
