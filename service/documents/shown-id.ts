import { errorsBookingTexts } from '../../messages/en/errors/booking.ts';
import { sentence } from '../../messages/message.ts';
import { invalidField } from '../core/app-error.ts';

export const idDocuments = ['aadhaar', 'passport', 'driving-licence', 'voter-id', 'other'] as const;

/** The identity document that a guest showed: its kind, and the last four letters or digits of its number. */
export interface ShownId {
  readonly document: (typeof idDocuments)[number];
  readonly ending: string;
}

export interface CheckIn {
  readonly at: Date;
  readonly shown: ShownId | null;
}

/** Days after which what a guest showed is forgotten. */
export const shownIdDays = 365;

/**
 * The document of a form; undefined if none was chosen. Throws ValidationError unless the ending has four letters or
 * digits: more than that is never stored.
 */
export function shownIdOf({ document, ending }: { document: string; ending: string }): ShownId | undefined {
  if (document === '' && ending.trim() === '') return undefined;
  const known = idDocuments.find((one) => one === document);
  if (!known) throw invalidField(['document'], sentence(errorsBookingTexts.idDocumentMissing));
  const typed = ending.trim().toUpperCase();
  if (!/^[0-9A-Z]{4}$/.test(typed)) throw invalidField(['ending'], sentence(errorsBookingTexts.idEndingWrong));
  return { document: known, ending: typed };
}
