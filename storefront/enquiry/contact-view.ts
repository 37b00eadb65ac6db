import type { Translate } from '../../messages/translate.ts';
import type { SettingValues } from '../../service/catalog/settings/setting-schemas.ts';
import { nameText } from '../../service/catalog/vocabulary.ts';

type Contact = SettingValues['contact'];

/** The operator's contact details with business hours in the reader's language, unless the operator changed them. */
export const contactView = (t: Translate, contact: Contact): Contact => ({
  ...contact,
  hours: contact.hours.map(({ days, open }) => ({ days: nameText(t, days), open: nameText(t, open) })),
});
