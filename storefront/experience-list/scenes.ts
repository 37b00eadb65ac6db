import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import type { TourType } from '../../service/catalog/experiences/experience-search.ts';
import { categoryPictures, moreAttractions, topAttractions, tourPlaces } from './landing-texts.ts';

// apart from the texts of the landing pages, which the first view does not need

/** Names that the tiles spell differently. */
const properNames: Readonly<Record<string, string>> = { Delhi: 'New Delhi', Mysore: 'Mysuru' };

/** Places whose tile shows a monument too tall for the low picture behind a title: the navigation would cross it. */
const banners: Readonly<Record<string, string>> = { Agra: '/artwork/taj-across-3' };

/** The picture behind a list's title: of its place or category, else the general one. Without its file type. */
export function listScene(type: ExperienceType, place: string, category: TourType | null): string {
  const banner = banners[place];
  if (banner) return banner;
  const tiles = type === 'attraction' ? [...topAttractions, ...moreAttractions] : tourPlaces;
  const tile = tiles.find(({ label }) => place === label || place === properNames[label]);
  const picture = tile?.picture ?? (category && categoryPictures[category]);
  return picture?.replace(/\.svg$/, '') ?? scenes[type];
}

/** Pictures of the landing pages, and of places without a picture of their own. */
export const scenes: Readonly<Record<ExperienceType, string>> = {
  attraction: '/artwork/taj-across-1',
  'tour-package': '/artwork/himalayan-lake-8',
};
