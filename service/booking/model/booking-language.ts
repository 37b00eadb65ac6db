import { type Translate, textIn } from '../../../messages/translate.ts';
import type { Booking } from './booking.ts';

/** Formats the texts of the emails and papers of a booking: in one language, whoever causes them. */
export function textOfBooking({ language }: Pick<Booking, 'language'>): Translate {
  return textIn(language);
}
