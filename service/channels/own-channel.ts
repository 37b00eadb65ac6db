import { createHmac, timingSafeEqual } from 'node:crypto';
import { errorsChannelsTexts } from '../../messages/en/errors/channels.ts';
import { sentence } from '../../messages/message.ts';
import { kindOf } from '../catalog/kinds.ts';
import { rowsBySellable } from '../catalog/stock-grid/calculate-stock-change.ts';
import { invalid, invalidField, notFound } from '../core/app-error.ts';
import type { Viewer } from '../core/viewer.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { receiverProblem } from '../webhooks/receiver-url.ts';
import type { Channel } from './channel.ts';
import { type ChannelValues, findChannel, lockChannels, sellableFacts } from './channels.sql.ts';

/** The fields of the channel form. */
export interface ChannelInput {
  readonly name: string;
  /** Number of the unit; 1 if there is one. */
  readonly unit: number;
  /** Address of its calendar; empty: none is read. */
  readonly address: string;
}

/** Validates the fields and returns the values to store. Throws ValidationError by field. */
export async function validateChannel(
  ctx: Pick<Context, 'db' | 'config'>,
  sellableId: number,
  { name, unit, address }: ChannelInput,
): Promise<ChannelValues> {
  const trimmedName = name.trim();
  if (trimmedName === '' || trimmedName.length > 60)
    throw invalidField(['name'], sentence(errorsChannelsTexts.channelName));
  const { units } = await sellableFacts(ctx.db, sellableId);
  if (!Number.isInteger(unit) || unit < 1 || unit > Math.min(1_000, Math.max(1, units)))
    throw invalidField(
      ['unit'],
      units > 1 ? sentence(errorsChannelsTexts.unitNumber, { units }) : sentence(errorsChannelsTexts.oneUnit),
    );
  // calendar links also use the scheme webcal
  const url = address.trim().replace(/^webcals?:/i, 'https:');
  if (url === '') return { name: trimmedName, unit, address: null };
  const parsed = URL.parse(url);
  if (!parsed) throw invalidField(['address'], sentence(errorsChannelsTexts.fullLink));
  const problem = receiverProblem(url, ctx.config.webhooksToPrivate);
  if (problem) throw invalidField(['address'], sentence(errorsChannelsTexts.linkProblem, { problem }));
  if (parsed.host === new URL(ctx.config.publicUrl).host)
    throw invalidField(['address'], sentence(errorsChannelsTexts.ownLink));
  return { name: trimmedName, unit, address: url };
}

/**
 * The product that is sold there. Throws NotFoundError if it does not exist or belongs to someone else, and
 * ValidationError if it has times.
 */
export async function requireSoldProduct(ctx: Pick<Context, 'db' | 'viewer'>, sellableId: number) {
  const row = (await rowsBySellable(ctx, [sellableId])).get(sellableId);
  if (!row) throw notFound(sentence(errorsChannelsTexts.unitGone));
  if (kindOf(row.type).dates === 'slot') throw invalid(sentence(errorsChannelsTexts.roomsAndVehicles));
  return row;
}

/** A channel that the viewer may manage, locked with the others of its sellable. Throws NotFoundError for any other. */
export async function lockOwnChannel(ctx: Pick<Context, 'db' | 'viewer'>, documentId: string): Promise<Channel> {
  const found = await findChannel(ctx.db, documentId);
  if (found) await requireSoldProduct(ctx, found.sellableId);
  const locked = found && (await lockChannels(ctx.db, found.sellableId)).find(({ id }) => id === found.id);
  if (!locked) throw notFound(sentence(errorsChannelsTexts.channelGone));
  return locked;
}

/** The queue for reading calendars that this viewer connects: user id of a partner; null: the operator. */
export function partnerOf(viewer: Viewer): number | null {
  return viewer.kind === 'user' && viewer.role === 'partner' ? viewer.userId : null;
}

/** A channel for the audit log. The path of its address is left out because it is a secret. */
export function loggedChannel({ name, unit, address }: ChannelValues) {
  return { name, unit, address: address === null ? null : `${URL.parse(address)?.origin ?? ''}/…` };
}

type KeyedChannel = Pick<Channel, 'documentId' | 'keyVersion'>;

/** The secret of our calendar for a channel. It is derived from the channel's id, so it does not have to be stored. */
function calendarKey({ secret }: Pick<Config, 'secret'>, { documentId, keyVersion }: KeyedChannel): string {
  return createHmac('sha256', secret).update(`calendar ${documentId} ${keyVersion}`).digest('base64url').slice(0, 32);
}

/** The address of our calendar for a channel. Anyone who has it can read which days are taken, but no names. */
export function ownAddress(config: Pick<Config, 'secret' | 'publicUrl'>, channel: KeyedChannel): string {
  return `${config.publicUrl}/api/calendars/${channel.documentId}/calendar.ics?key=${calendarKey(config, channel)}`;
}

/** True if the key belongs to the channel's address. Compares in constant time. */
export function isCalendarKey(config: Pick<Config, 'secret'>, channel: KeyedChannel, key: string): boolean {
  const [expected, received] = [Buffer.from(calendarKey(config, channel)), Buffer.from(key)];
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** The suffix of the UIDs in our calendars. It identifies our own events when a channel repeats them. */
export function ownSuffix({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `@calendars.${new URL(publicUrl).hostname}`;
}
