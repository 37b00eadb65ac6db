import { adminCheckInTexts } from '../../messages/en/admin/check-in.ts';
import type { Translate } from '../../messages/translate.ts';
import type { ShownId } from '../../service/documents/shown-id.ts';

/** Names of identity documents, in the order in which they are offered. */
export const idLabels = {
  aadhaar: adminCheckInTexts.aadhaar,
  passport: adminCheckInTexts.passport,
  'driving-licence': adminCheckInTexts['driving-licence'],
  'voter-id': adminCheckInTexts['voter-id'],
  other: adminCheckInTexts.other,
} as const satisfies Record<ShownId['document'], object>;

/** 'Passport, ending in 4A7Z'; null if nothing was shown. */
export function shownIdText(t: Translate, shown: ShownId | null): string | null {
  return shown && t(adminCheckInTexts.shownEnding, { document: t(idLabels[shown.document]), ending: shown.ending });
}
