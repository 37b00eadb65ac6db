import { english, type Translate } from '../../../messages/translate.ts';
import type { Booking } from './booking.ts';

/** Formats the texts of the emails and papers of a booking: in one language, whoever causes them. */
export function textOfBooking(_booking: Pick<Booking, 'id'>): Translate {
  return english;
}
