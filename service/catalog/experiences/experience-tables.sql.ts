import { sql } from 'kysely';

/** What differs between the two tables. `e` is the attraction or tour, `d` its destination. */
export const experienceTables = {
  attraction: {
    table: 'attractions',
    key: 'attraction_id',
    languages: 'attraction_languages',
    images: 'attraction_images',
    activity: sql`e.activity`,
    place: sql`concat_ws(', ', e.area, coalesce(d.name, initcap(e.location)), nullif(d.region, d.name))`,
    meetingPoint: sql`coalesce(nullif(trim(e.meeting_point), ''), nullif(trim(e.area), ''))`,
    meetingTime: sql`null::text`,
    kind: sql`null::text`,
    plan: sql`'[]'::json`,
  },
  'tour-package': {
    table: 'tour_packages',
    key: 'tour_package_id',
    languages: 'tour_package_languages',
    images: 'tour_package_images',
    activity: sql`false`,
    place: sql`e.location`,
    // without one, the first place of the first day
    meetingPoint: sql`coalesce(nullif(trim(e.meeting_point), ''), (select y.places -> 0 ->> 'name' from itinerary_days y
      where y.tour_package_id = e.id order by y.day limit 1))`,
    meetingTime: sql`e.meeting_time`,
    kind: sql`e.type`,
    plan: sql`coalesce((select json_agg(json_build_object('day', y.day, 'title', y.title, 'meals', y.meals,
        'hotel', y.hotel, 'hotelPlace', y.hotel_place) order by y.day)
      from itinerary_days y where y.tour_package_id = e.id), '[]')`,
  },
} as const;
