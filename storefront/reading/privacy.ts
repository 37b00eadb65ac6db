import { privacyTexts } from '../../messages/en/privacy.ts';
import type { Reading } from './reading.ts';

export const privacy: Reading = {
  title: privacyTexts.title,
  lead: privacyTexts.lead,
  changed: '29 November 2026',
  sections: (t, own) => [
    t(privacyTexts.responsibility, own),
    t(privacyTexts.data, own),
    t(privacyTexts.reasons, own),
    t(privacyTexts.device, own),
    t(privacyTexts.recipients, own),
    t(privacyTexts.rights, own),
    t(privacyTexts.complaints, own),
    t(privacyTexts.children, own),
    t(privacyTexts.changes, own),
  ],
};
