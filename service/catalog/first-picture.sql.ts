import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';

/** The table and column of a product's own picture, and its gallery in order. */
export interface PicturesOf {
  readonly table: string;
  readonly column: string;
  readonly gallery: { readonly table: string; readonly from: string; readonly to: string; readonly order: string };
}

/** Gives each of those products without a picture of its own the first one of its gallery. */
export async function setFirstPictures(
  db: Database,
  { table, column, gallery }: PicturesOf,
  ids: readonly number[],
): Promise<void> {
  const [own, from] = [sql.ref(column), sql.ref(gallery.from)];
  await sql`
    update ${sql.table(table)} p set ${own} = f.picture
    from (select distinct on (${from}) ${from} as product, ${sql.ref(gallery.to)} as picture from ${sql.table(gallery.table)}
      where ${from} = any(${[...ids]}::int[]) order by ${from}, ${sql.ref(gallery.order)}) f
    where p.id = f.product and p.${own} is null`.execute(db);
}
