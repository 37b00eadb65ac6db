import type { Trip } from '../../documents/trip.ts';
import type { Booking } from '../booking-row.ts';

/** Which version of a booking its documents tell: it counts up, and there is one instant at which each came to be. */
export function versionOf({ createdAt, updatedAt }: Pick<Booking, 'createdAt' | 'updatedAt'>): Trip['version'] {
  return { sequence: Math.max(0, Math.ceil((updatedAt.getTime() - createdAt.getTime()) / 1000)), at: updatedAt };
}
