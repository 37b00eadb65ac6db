import { kindOf } from '../catalog/kinds.ts';
import { rowsBySellable } from '../catalog/stock-grid/weigh-change.ts';
import { today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type SoldTwice, soldTwice } from '../stock/elsewhere.ts';
import { ownAddress } from './calendar-key.ts';
import type { Channel } from './channel.ts';
import { listedChannels, sellableFacts } from './channels.sql.ts';

export interface ShownChannel extends Omit<Channel, 'id' | 'sellableId' | 'keyVersion'> {
  /** Days to come that it closes here, and those that only repeat what it was told. */
  readonly days: number;
  readonly echoes: number;
  /** Of our calendar for it: a secret. */
  readonly ownAddress: string;
}

/** A room type or vehicle, and where else it is sold. */
export interface SoldElsewhere {
  readonly sellableId: number;
  /** What it is called beside its product; empty where it is the product. */
  readonly label: string;
  readonly units: number;
  readonly channels: readonly ShownChannel[];
  /** The first days that are sold here and there. */
  readonly soldTwice: readonly SoldTwice[];
}

const mostDays = 31;

/**
 * Where else these rooms and vehicles are sold; what has times is not among them. For an admin, of a partner what is his;
 * refuses everybody else (401, 403). Throws NotFoundError where one is not there.
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
  const channels = Map.groupBy(await listedChannels(ctx.db, ids, from), ({ sellableId }) => sellableId);
  const twice = Map.groupBy(await soldTwice(ctx, { from, sellables: ids, most: mostDays }), (day) => day.sellableId);
  return Promise.all(
    rows.map(async ({ sellableId, option }) => ({
      sellableId,
      label: option ?? '',
      units: (await sellableFacts(ctx.db, sellableId)).units,
      channels: (channels.get(sellableId) ?? []).map(({ id: _, sellableId: __, keyVersion, ...channel }) => ({
        ...channel,
        ownAddress: ownAddress(ctx.config, { documentId: channel.documentId, keyVersion }),
      })),
      soldTwice: twice.get(sellableId) ?? [],
    })),
  );
}
