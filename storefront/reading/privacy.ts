import { privacyTexts } from '../../messages/en/privacy.ts';
import type { Reading } from './reading.ts';

export const privacy: Reading = {
  title: privacyTexts.title,
  lead: privacyTexts.lead,
  changed: '2026-12-01',
  sections: (t, own) => [
    t(privacyTexts.responsibility, own),
    t(privacyTexts.data),
    t(privacyTexts.reasons),
    t(privacyTexts.device),
    t(privacyTexts.recipients),
    t(privacyTexts.rights, own),
    t(privacyTexts.complaints, own),
    t(privacyTexts.children),
    t(privacyTexts.changes),
  ],
};
