import type { IconName } from '../ui/icon-names.ts';

export interface Partnership {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
}

/** The six partnerships (ENQUIRY-4). */
export const partnerships: readonly Partnership[] = [
  {
    title: 'List your hotel',
    text: 'You set rooms, rates and dates. Guests see the full price before they book.',
    icon: 'hotel',
  },
  {
    title: 'List your home',
    text: 'A spare room, a floor or the whole home. You choose the nights, the number of guests and the house rules.',
    icon: 'bed-double',
  },
  {
    title: 'List your tours',
    text: 'Your tours day by day, with what is included and what is not, in the season you choose.',
    icon: 'route',
  },
  {
    title: 'List your vehicles',
    text: 'Hatchback or tempo traveller, with or without a driver, in the cities where you keep them.',
    icon: 'car',
  },
  {
    title: 'Work as a tour guide',
    text: 'You know the streets, the people and the best hour. Travellers are looking for exactly that.',
    icon: 'compass',
  },
  {
    title: 'Work as a travel agent',
    text: 'Book for your clients from our catalogue, at the prices everyone sees.',
    icon: 'concierge-bell',
  },
];

/** The anchor of a partnership on the services page. */
export function partnershipAnchor({ title }: Pick<Partnership, 'title'>): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** The subject in an address: `?subject=…`, or `#list-your-tours`; one of `subjects` only, if there are any. */
export function presetSubject(
  { search, hash }: { readonly search: string; readonly hash: string },
  subjects?: readonly string[],
): string | undefined {
  const query = new URLSearchParams(search).get('subject')?.slice(0, 150);
  if (query && (!subjects || subjects.includes(query))) return query;
  const offer = partnerships.find((partnership) => `#${partnershipAnchor(partnership)}` === hash)?.title;
  return offer && subjects?.includes(offer) ? offer : undefined;
}
