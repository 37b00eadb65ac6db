import { readTranslations } from '../../content/translations.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { pictureOf } from '../picture-data.ts';
import { resolvePlace } from '../resolve-place.ts';
import type { DestinationData } from './destination-data.ts';
import { type DestinationRow, destinationById } from './get-destination.sql.ts';

/**
 * The destination that a name means, in the reader's language but for its names; undefined if it means none or several.
 * One statement, and one for its translation.
 *
 * @may everyone
 */
export async function getDestination(ctx: Context, name: string): Promise<DestinationData | undefined> {
  requireRight(ctx.viewer, 'read the site');
  const place = await resolvePlace(ctx, 'stay', name);
  if (place.kind !== 'places' || place.words.length > 0 || place.ids.length > 1) return undefined;
  const [id] = place.ids;
  const row = id === undefined ? undefined : await destinationById(ctx.db, id);
  if (!row) return undefined;
  const own = await readTranslations(ctx, 'destination', [{ documentId: row.document_id, sources: textsOf(row) }]);
  return toDestination(row, (source) => own(row.document_id, source) ?? source);
}

const textsOf = ({ description, guide, airport, station, other_way, image }: DestinationRow): string[] =>
  [description, ...guide, airport, station, other_way, image?.alt ?? '', image?.caption ?? ''].filter(Boolean);

function toDestination(row: DestinationRow, text: (source: string) => string): DestinationData {
  const { name, region } = row;
  return {
    id: row.id,
    documentId: row.document_id,
    name,
    region,
    description: text(row.description),
    local: row.local_name && row.local_language ? { name: row.local_name, language: row.local_language } : null,
    guide: row.guide.map(text),
    bestMonths: row.best_months.map(Number),
    airport: row.airport ? { name: text(row.airport), km: row.airport_km } : null,
    station: row.station ? { name: text(row.station), km: row.station_km } : null,
    otherWay: text(row.other_way),
    image: pictureOf({ name, text }, row.image),
  };
}
