import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { PictureData } from '../picture-data.ts';
import { picture } from '../sql-fragments.sql.ts';

export interface DestinationRow {
  id: number;
  document_id: string;
  name: string;
  region: string;
  description: string;
  local_name: string;
  local_language: string | null;
  guide: string[];
  best_months: string[];
  airport: string;
  airport_km: number | null;
  station: string;
  station_km: number | null;
  other_way: string;
  image: PictureData | null;
}

/** The published destination with that id. */
export async function destinationById(db: Database, id: number): Promise<DestinationRow | undefined> {
  const { rows } = await sql<DestinationRow>`
    select d.id, d.document_id, d.name, d.region, d.description, d.local_name, d.local_language, d.guide, d.best_months,
      d.airport, d.airport_km, d.station, d.station_km, d.other_way,
      (select ${picture} from pictures m where m.id = d.image_id) as image
    from destinations d where d.id = ${id}::int and d.published_at is not null`.execute(db);
  return rows[0];
}
