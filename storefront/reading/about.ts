import { aboutTexts } from '../../messages/en/about.ts';
import type { Reading } from './reading.ts';

export const about: Reading = {
  title: aboutTexts.title,
  lead: aboutTexts.lead,
  figures: true,
  sections: (t, own) => [
    t(aboutTexts.whatWeDo),
    t(aboutTexts.expectations),
    t(aboutTexts.location, own),
    t(aboutTexts.pictures),
  ],
};
