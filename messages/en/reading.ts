import { catalogue } from '../catalogue.ts';

export const readingTexts = catalogue('reading', {
  officer: 'Our grievance officer',
  changed: 'Last changed on {day}',
});
