import { loadCatalogue } from '../../database/sample/load-catalogue.ts';
import { defaultBookingLimits } from '../../service/catalog/settings/default-settings.ts';
import { insertSettings } from '../../service/catalog/settings/settings.sql.ts';
import type { Database } from '../../service/platform/context.ts';
import { smallCatalogue } from '../small-catalogue.ts';
import { manyBookings } from '../travellers.ts';

const plenty = 500;

/**
 * Loads the small catalogue into an empty database, with rooms enough for a long load, and lets few travellers hold all of
 * them; the last suite stays the last.
 */
export async function stockedCatalogue(db: Database): Promise<void> {
  const there = await db.selectFrom('stays').select('id').limit(1).executeTakeFirst();
  if (there) return;
  const stays = smallCatalogue.stays.map((stay) => ({
    ...stay,
    room_types: stay.room_types.map((room) => (room.Name === 'Last Suite' ? room : { ...room, rooms: plenty })),
  }));
  const limits = { ...defaultBookingLimits, ...manyBookings };
  await insertSettings(db, new Map([['booking-limits', limits]]), new Date());
  await loadCatalogue(db, { ...smallCatalogue, stays }, new Date());
}
