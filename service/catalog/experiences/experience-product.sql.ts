import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { ProductKeys } from '../product-keys.ts';
import type { ExperienceRow, ExperienceType } from './experience-offer.ts';
import { experienceTables } from './experience-tables.sql.ts';

/** Published products by numeric id, documentId or slug. */
export async function findExperiences(
  db: Database,
  type: ExperienceType,
  { ids, texts }: ProductKeys,
): Promise<ExperienceRow[]> {
  const { table, key, languages, activity, place, meetingPoint, meetingTime, plan } = experienceTables[type];
  const { rows } = await sql<ExperienceRow>`
    select e.id, e.document_id, e.slug, e.name, ${place} as place, ${meetingPoint} as meeting_point, ${meetingTime} as meeting_time, e.latitude, e.longitude, e.price_paise, e.adult_price_paise, e.child_price_paise,
      e.senior_price_paise, e.infant_price_paise, e.ticket_type, e.available_ticket_types, e.free_cancel, e.cancellation_policy, e.asks_names,
      ${activity} as activity, e.duration, e.duration_hours, e.sellable_id, u.units, u.cut_off_hours, u.slot_seasons, coalesce(m.url, '') as image_url,
      array(select distinct t.time from time_slots s, unnest(s.available_times) as t(time)
        where s.${sql.ref(key)} = e.id order by t.time) as times,
      coalesce((select json_agg(json_build_object('name', l.name, 'code', l.code) order by x.position)
        from ${sql.table(languages)} x join languages l on l.id = x.language_id and l.published_at is not null
        where x.${sql.ref(key)} = e.id), '[]') as languages,
      ${plan} as plan
    from ${sql.table(table)} e
      join ordinary_units u on u.sellable_id = e.sellable_id
      left join pictures m on m.id = e.image_id
      left join destinations d on d.id = e.destination_id and d.published_at is not null
    where e.published_at is not null
      and (e.document_id = any(${texts}::text[]) or e.slug = any(${texts}::text[]) or e.id = any(${ids}::int[]))`.execute(
    db,
  );
  return rows;
}

/** Stock of the product with that slug, published or not, with its times in order. */
export async function stockOfExperience(
  db: Database,
  type: ExperienceType,
  slug: string,
): Promise<{ sellable_id: number; document_id: string; times: string[] } | undefined> {
  const { table, key } = experienceTables[type];
  const { rows } = await sql<{ sellable_id: number; document_id: string; times: string[] }>`
    select e.sellable_id, e.document_id, array(select distinct t.time from time_slots s, unnest(s.available_times) as t(time)
      where s.${sql.ref(key)} = e.id order by t.time) as times
    from ${sql.table(table)} e where e.slug = ${slug}`.execute(db);
  return rows[0];
}
