import { accessibilityTexts } from '../../messages/en/accessibility.ts';
import type { Reading } from './reading.ts';

export const accessibility: Reading = {
  title: accessibilityTexts.title,
  lead: accessibilityTexts.lead,
  changed: '2026-11-30',
  sections: (t, own) => [
    t(accessibilityTexts.standards),
    t(accessibilityTexts.works),
    t(accessibilityTexts.gaps),
    t(accessibilityTexts.checks),
    t(accessibilityTexts.help, own),
  ],
};
