import { sql } from 'kysely';

/** SQL: the known facts of a stay `s` as `FactsOfStay`; null if it has none. */
export const factsOfStay = sql`(select json_strip_nulls(json_build_object('couples', f.couples, 'localIds', f.local_ids,
    'minimumAge', f.minimum_age, 'childrenFrom', f.children_from, 'childrenFreeTo', f.children_free_to,
    'vegetarian', f.vegetarian, 'extraBed', f.extra_bed,
    'extraBedPrice', f.extra_bed_price_paise, 'earlyCheckIn', f.early_check_in,
    'earlyCheckInPrice', f.early_check_in_price_paise, 'lift', f.lift, 'groundFloor', f.ground_floor, 'steps', f.steps,
    'nearestPlace', f.nearest_place, 'nearestDistance', f.nearest_distance))
  from stay_facts f where f.stay_id = s.id and f.published_at is not null)`;
