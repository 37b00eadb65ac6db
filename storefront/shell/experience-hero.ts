import { dayFrom, guestsFrom, visitParams } from '../../service/catalog/experiences/visit.ts';
import type { ListHero } from './list-hero.ts';

export const experienceHero: ListHero = {
  all: [146, 236, 236],
  found: [146, 192, 192],
  labelled: [166, 194, 194],
  searched: (requested, today) =>
    visitParams({ day: dayFrom(requested.get('date'), today), guests: guestsFrom(requested.get('guests')) }).size > 0,
};
