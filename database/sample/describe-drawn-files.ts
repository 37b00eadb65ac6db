import { sql } from 'kysely';
import type { Database } from '../../service/platform/database/database.ts';
import { drawnFile, drawnName, readPictureSizes } from './picture-sizes.ts';

/**
 * Says of every drawn picture what was measured of its files, where that is not said yet or was said of another drawing.
 * One that was not measured has no formats. Returns how many it wrote.
 */
export async function describeDrawnFiles(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number; url: string; ratio: number; hash: string | null }>`
    select id, url, width::float8 / height as ratio, hash from media where mime = 'image/svg+xml'`.execute(db);
  const sizes = readPictureSizes();
  const said = rows.flatMap(({ id, url, ratio, hash }) => {
    const name = drawnName(url);
    const measured = sizes.get(name);
    const file = measured && drawnFile(name, measured, ratio);
    return file && file.hash !== hash ? [{ id, ...file }] : [];
  });
  if (said.length === 0) return 0;
  await sql`
    update media m set hash = s.hash, bytes = s.bytes, formats = s.formats
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as s (id int, hash text, bytes int, formats jsonb)
    where m.id = s.id`.execute(db);
  return said.length;
}
