import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../platform/config.ts';
import type { Channel } from './channel.ts';

type Keyed = Pick<Channel, 'documentId' | 'keyVersion'>;

/** The secret of our calendar for a channel: made from what it is called, so that it need not be kept. */
function keyOf({ secret }: Pick<Config, 'secret'>, { documentId, keyVersion }: Keyed): string {
  return createHmac('sha256', secret).update(`calendar ${documentId} ${keyVersion}`).digest('base64url').slice(0, 32);
}

/** Where a channel reads our calendar: whoever has the address reads which days are taken, and no names. */
export function ownAddress(config: Pick<Config, 'secret' | 'publicUrl'>, channel: Keyed): string {
  return `${config.publicUrl}/api/calendars/${channel.documentId}/calendar.ics?key=${keyOf(config, channel)}`;
}

/** True for the key of its address; takes the same time for every wrong one. */
export function opensCalendar(config: Pick<Config, 'secret'>, channel: Keyed, key: string): boolean {
  const [expected, given] = [Buffer.from(keyOf(config, channel)), Buffer.from(key)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** How the UIDs of our calendars end: by it they are known where they come back. */
export function ownSuffix({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `@calendars.${new URL(publicUrl).hostname}`;
}
