import { settingReader } from '../../../catalog/settings/setting-reader.ts';
import { addDays, today } from '../../../core/day.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { deleteForeignGuestsBefore } from '../../store/foreign-guests.sql.ts';

/**
 * Deletes what was recorded about foreign guests once the law no longer asks to keep it (part of the nightly job
 * 'forget-old').
 *
 * @may clock
 */
export async function deleteOldForeignGuests(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const { foreignGuestDays } = (await settingReader(ctx, ['dataRequests']))('dataRequests');
  await deleteForeignGuestsBefore(ctx.db, addDays(today(ctx.now), -foreignGuestDays));
}
