import { type RawBuilder, sql } from 'kysely';

export const anything: RawBuilder<unknown> = sql`true`;

/** All of the conditions combined with `and`; true if there are none. */
export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? anything : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Optional columns by name: the SQL that reads each, and the value used when it is not read. */
export type OptionalColumns = Readonly<Record<string, { read: RawBuilder<unknown>; none: RawBuilder<unknown> }>>;

/** The columns of all parts; only the `requestedParts` ones are read. */
export function columnsOf(parts: OptionalColumns, requestedParts: readonly string[]): RawBuilder<unknown> {
  const columns = Object.entries(parts).map(([name, { read, none }]) => {
    return sql`${requestedParts.includes(name) ? read : none} as ${sql.ref(name)}`;
  });
  return sql.join(columns);
}

/**
 * The row `m` of `pictures` as `PictureData`. The alternative text of a drawing says that it is an illustration. A
 * picture wider than 3:2 is cropped to 3:2, so it fills less than its width.
 */
export const picture = sql`json_strip_nulls(json_build_object(
  'url', m.url, 'alt', case when m.mime <> 'image/svg+xml' or m.alternative_text ilike 'Illustration%' then m.alternative_text
    else 'Illustration' || coalesce(': ' || nullif(m.alternative_text, ''), '') end, 'width', m.width, 'height', m.height,
  'srcSet', case when m.mime <> 'image/svg+xml' and jsonb_typeof(m.formats) = 'object' then (
    select string_agg(url || ' ' || width || 'w', ', ' order by width)
    from (select url, least(width, height * 3 / 2) as width from (
        select f->>'url' as url, (f->>'width')::int as width, (f->>'height')::int as height
        from jsonb_each(m.formats) as each (name, f)
        union select m.url, m.width, m.height) as sizes) as filled) end,
  'caption', nullif(trim(m.caption), ''), 'focus', (m.focal_point->>'x') || '% ' || (m.focal_point->>'y') || '%'))`;

/**
 * The addresses of up to three further pictures of a product, each at least 800 pixels wide if it has such a size.
 * `table`: its pictures, `key` their column of the product.
 */
export const furtherPictures = (table: string, key: string, id: RawBuilder<unknown>): RawBuilder<string[]> => sql`array(
  select coalesce((
      select f->>'url' from jsonb_each(case when m.mime <> 'image/svg+xml' and jsonb_typeof(m.formats) = 'object'
        then m.formats end) as each (name, f)
      where (f->>'width')::int >= 800 order by (f->>'width')::int limit 1), m.url)
  from ${sql.table(table)} i join pictures m on m.id = i.media_id
  where i.${sql.ref(key)} = ${id} order by i.position limit 3)`;
