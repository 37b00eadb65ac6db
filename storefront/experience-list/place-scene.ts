import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import type { TourType } from '../../service/catalog/experiences/experience-search.ts';
import { categoryPictures, moreAttractions, topAttractions, tourPlaces } from './landing-texts.ts';
import { scenes } from './scenes.ts';

/** Of the places whose tiles say it otherwise. */
const properNames: Readonly<Record<string, string>> = { Delhi: 'New Delhi', Mysore: 'Mysuru' };

/** What stands behind the title of a list: the picture of its place or category, else of all. Without the drawing's form. */
export function sceneOf(type: ExperienceType, place: string, category: TourType | null): string {
  const tiles = type === 'attraction' ? [...topAttractions, ...moreAttractions] : tourPlaces;
  const tile = tiles.find(({ label }) => place === label || place === properNames[label]);
  const picture = tile?.picture ?? (category && categoryPictures[category]);
  return picture?.replace(/\.svg$/, '') ?? scenes[type];
}
