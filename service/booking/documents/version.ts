import type { Trip } from '../../documents/trip.ts';
import type { Booking } from '../booking-row.ts';

/** Which version of a booking its documents tell: it counts up, and there is one instant at which each came to be. */
export function versionOf({ version, updatedAt }: Pick<Booking, 'version' | 'updatedAt'>): Trip['version'] {
  return { sequence: version, at: updatedAt };
}
