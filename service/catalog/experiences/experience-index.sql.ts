import { sql } from 'kysely';
import type { ListIndex } from '../lists/list-index.ts';
import { there } from './experience-list.sql.ts';
import type { ExperienceType } from './experience-offer.ts';
import type { ExperienceSearch } from './experience-search.ts';
import { slotsOf } from './experience-stock.sql.ts';
import { experienceTables } from './experience-tables.sql.ts';
import { defaultGuests } from './visit.ts';

/** Each time of a day has stock of its own; `facet` filters by its part of the day. */
export const experienceIndex = (type: ExperienceType, facet?: string): ListIndex<ExperienceSearch> => ({
  options: {
    from: sql`(
      select coalesce(t.slot, '') as slot, coalesce(array_agg(t.part) filter (where t.part is not null), '{}') as parts
      from (select 1) one left join (${slotsOf(experienceTables[type].key, sql`s.id`)}) t on true group by 1) own where true`,
    sellable: sql`s.sellable_id`,
    guests: sql`0`,
    price: sql`s.price_paise`,
    slot: sql`own.slot`,
    ...(facet && { facet, values: sql`own.parts` }),
  },
  priced: 'whole',
  there: (question) => there('s', question),
  ask: ({ search: { day, guests, category } }) => ({
    party: day || guests !== defaultGuests ? { guests: 0, inAll: 0, units: guests } : null,
    days: day && { starts: [day], count: 1, arrival: false },
    only: category && { facet: 'type', value: category },
    onOtherDays: guests === defaultGuests ? 'all' : 'fitting',
    shown: null,
  }),
});
