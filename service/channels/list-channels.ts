import { kindOf } from '../catalog/kinds.ts';
import { rowsBySellable } from '../catalog/stock-grid/calculate-stock-change.ts';
import { today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type DoubleBooking, doubleBookings } from '../stock/allotments.ts';
import type { Channel } from './channel.ts';
import { listWithDays, sellableFacts } from './channels.sql.ts';
import { ownAddress } from './own-channel.ts';

export interface ShownChannel extends Omit<Channel, 'id' | 'sellableId' | 'keyVersion'> {
  /** Days from today on that it closes here, and days that only echo our calendar. */
  readonly days: number;
  readonly echoes: number;
  /** Address of our calendar for it: a secret. */
  readonly ownAddress: string;
}

/** A room type or vehicle and its channels. */
export interface SoldElsewhere {
  readonly sellableId: number;
  /** Name of the option; empty if the product has none. */
  readonly label: string;
  readonly units: number;
  readonly channels: readonly ShownChannel[];
  /** The first double-booked days. */
  readonly doubleBookings: readonly DoubleBooking[];
}

const mostDays = 31;

/**
 * The channels of these rooms and vehicles; products with times are left out. For admins, and for partners on their own
 * products; rejects everyone else (401, 403). Throws NotFoundError if one does not exist.
 *
 * @may partner, admin, operator
 */
export async function listChannels(
  ctx: Pick<Context, 'db' | 'now' | 'viewer' | 'config'>,
  { sellables }: { readonly sellables: readonly number[] },
): Promise<SoldElsewhere[]> {
  requireRight(ctx.viewer, 'connect other channels');
  const rows = [...(await rowsBySellable(ctx, sellables)).values()].filter(({ type }) => kindOf(type).dates !== 'slot');
  const ids = rows.map(({ sellableId }) => sellableId);
  if (ids.length === 0) return [];
  const from = today(ctx.now);
  const channels = Map.groupBy(await listWithDays(ctx.db, ids, from), ({ sellableId }) => sellableId);
  const twice = Map.groupBy(
    await doubleBookings(ctx, { from, sellables: ids, most: mostDays }),
    (day) => day.sellableId,
  );
  return Promise.all(
    rows.map(async ({ sellableId, option }) => ({
      sellableId,
      label: option ?? '',
      units: (await sellableFacts(ctx.db, sellableId)).units,
      channels: (channels.get(sellableId) ?? []).map(({ id: _, sellableId: __, keyVersion, ...channel }) => ({
        ...channel,
        ownAddress: ownAddress(ctx.config, { documentId: channel.documentId, keyVersion }),
      })),
      doubleBookings: twice.get(sellableId) ?? [],
    })),
  );
}
