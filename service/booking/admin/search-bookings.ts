import { requireRight } from '../../core/may.ts';
import { sendingGateways } from '../../payments/gateways.ts';
import type { Context } from '../../platform/context.ts';
import { loadBookings } from '../store/bookings.sql.ts';
import { type BookingOrder, type BookingSearch, formatPosition, newestFirst, parsePosition } from './booking-search.ts';
import { presentListedBooking } from './listed-booking.ts';
import { type BookingQuery, searchBookingIds, sortBookingIds } from './search-bookings.sql.ts';

const pageSize = 50;
/** In an order other than by the day of booking, only so many of the newest matches are sorted. */
const sortLimit = 1_000;

interface BookingPage {
  readonly sort?: BookingOrder | undefined;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
}

/**
 * Returns matching bookings, newest first unless `sort` says otherwise, fifty at a time. Amounts in rupees. `cut`: the
 * number of newest matches that were sorted, if there are more; null if all are.
 *
 * @may support, admin, operator
 */
export async function searchBookings(
  ctx: Context,
  { after, sort = newestFirst, ...search }: BookingSearch & BookingPage,
) {
  requireRight(ctx.viewer, 'see bookings');
  const { config, db, now } = ctx;
  const query = { ...search, now, sending: sendingGateways(config), transfers: config.upiId !== undefined };
  const { ids, next, cut } = await (sort.by === 'made' ? pageByDay : pageOfSorted)(db, query, { sort, after });
  const bookings = await loadBookings(db, ids);
  return { rows: bookings.map((booking) => presentListedBooking(ctx, booking)), next, cut };
}

interface FoundPage {
  readonly ids: readonly number[];
  readonly next: string | null;
  readonly cut: number | null;
}
type PageWanted = { readonly sort: BookingOrder } & Pick<BookingPage, 'after'>;

async function pageByDay(db: Context['db'], query: BookingQuery, { sort, after }: PageWanted): Promise<FoundPage> {
  const paged = { ...query, after: parsePosition(after), limit: pageSize + 1, oldestFirst: !sort.down };
  const found = await searchBookingIds(db, paged);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  const next = found.length > pageSize && last ? formatPosition(last) : null;
  return { ids: page.map(({ id }) => id), next, cut: null };
}

/** `after` is the id of the last booking of the previous page. */
async function pageOfSorted(db: Context['db'], query: BookingQuery, { sort, after }: PageWanted): Promise<FoundPage> {
  const found = await searchBookingIds(db, { ...query, after: undefined, limit: sortLimit + 1 });
  const newest = found.slice(0, sortLimit).map(({ id }) => id);
  const sorted = await sortBookingIds(db, newest, sort);
  // one that no longer matches begins again
  const begin = after === undefined ? 0 : sorted.indexOf(Number(after)) + 1;
  const ids = sorted.slice(begin, begin + pageSize);
  const next = sorted.length > begin + pageSize ? String(ids.at(-1)) : null;
  return { ids, next, cut: found.length > sortLimit ? sortLimit : null };
}
