import { dayFrom, guestsFrom, visitParams } from '../../service/catalog/experiences/visit.ts';
import type { ListHero } from './list-hero.ts';

export const experienceHero: ListHero = {
  all: [146, 236, 236],
  found: [146, 192, 192],
  labelled: [166, 194, 194],
  searched: (asked, today) =>
    visitParams({ day: dayFrom(asked.get('date'), today), guests: guestsFrom(asked.get('guests')) }).size > 0,
};
