import { kindOf } from '../catalog/kinds.ts';
import { rowsBySellable } from '../catalog/stock-grid/weigh-change.ts';
import { invalid, notFound } from '../core/app-error.ts';
import type { Viewer } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import { receiverProblem } from '../webhooks/receiver-url.ts';
import type { Channel } from './channel.ts';
import { type ChannelValues, findChannel, lockChannels, sellableFacts } from './channels.sql.ts';

/** What somebody says of a channel, as a form sends it. */
export interface ChannelSaid {
  readonly name: string;
  /** Which of several alike; 1 where there is one. */
  readonly unit: number;
  /** Of its calendar; empty: none is read. */
  readonly address: string;
}

const refused = (field: string, message: string) =>
  invalid(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });

/** What can be kept of it. Throws ValidationError by the field that is wrong. */
export async function checkedChannel(
  ctx: Pick<Context, 'db' | 'config'>,
  sellableId: number,
  { name, unit, address }: ChannelSaid,
): Promise<ChannelValues> {
  const called = name.trim();
  if (called === '' || called.length > 60) throw refused('name', 'Say where it is sold, as ‘Airbnb’');
  const { units } = await sellableFacts(ctx.db, sellableId);
  if (!Number.isInteger(unit) || unit < 1 || unit > Math.min(1_000, Math.max(1, units)))
    throw refused('unit', units > 1 ? `Choose one from 1 to ${units}` : 'There is one of these: it is number 1');
  // calendars are handed on by this name of https, too
  const url = address.trim().replace(/^webcals?:/i, 'https:');
  if (url === '') return { name: called, unit, address: null };
  const parsed = URL.parse(url);
  if (!parsed) throw refused('address', 'Paste the whole address of the calendar: it begins with https://');
  const problem = receiverProblem(url, ctx.config.webhooksToPrivate);
  if (problem) throw refused('address', `The address ${problem}`);
  if (parsed.host === new URL(ctx.config.publicUrl).host)
    throw refused('address', 'This is an address of our own: paste that of the other channel');
  return { name: called, unit, address: url };
}

/** What is sold there. Throws NotFoundError for what is not there or is another’s, ValidationError for what has times. */
export async function soldThere(ctx: Pick<Context, 'db' | 'viewer'>, sellableId: number) {
  const row = (await rowsBySellable(ctx, [sellableId])).get(sellableId);
  if (!row) throw notFound('This is not there any more');
  if (kindOf(row.type).dates === 'slot')
    throw invalid('Rooms and vehicles have calendars of whole days; what has times is not sold by them');
  return row;
}

/** A channel of what the viewer works with, locked with the others of the same. Throws NotFoundError for any other. */
export async function lockOwnChannel(ctx: Pick<Context, 'db' | 'viewer'>, documentId: string): Promise<Channel> {
  const found = await findChannel(ctx.db, documentId);
  if (found) await soldThere(ctx, found.sellableId);
  const locked = found && (await lockChannels(ctx.db, found.sellableId)).find(({ id }) => id === found.id);
  if (!locked) throw notFound('This channel is not there any more');
  return locked;
}

/** Whose turn it is when a calendar is read that this viewer connects: a partner's own, else the operator's. */
export function partnerOf(viewer: Viewer): number | null {
  return viewer.kind === 'user' && viewer.role === 'partner' ? viewer.userId : null;
}

/** A channel for the audit log: the rest of its address is a secret of theirs. */
export function loggedChannel({ name, unit, address }: ChannelValues) {
  return { name, unit, address: address === null ? null : `${URL.parse(address)?.origin ?? ''}/…` };
}
