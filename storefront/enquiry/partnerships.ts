import { servicesTexts } from '../../messages/en/services.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { IconName } from '../ui/icon-names.ts';

export interface Partnership {
  /** Of its description on the services page. */
  readonly anchor: string;
  readonly title: Message;
  readonly text: Message;
  readonly icon: IconName;
}

/** The six partnerships (ENQUIRY-4). */
export const partnerships: readonly Partnership[] = [
  {
    anchor: 'list-your-hotel',
    title: servicesTexts.hotel,
    text: servicesTexts.hotelText,
    icon: 'hotel',
  },
  {
    anchor: 'list-your-home',
    title: servicesTexts.home,
    text: servicesTexts.homeText,
    icon: 'bed-double',
  },
  {
    anchor: 'list-your-tours',
    title: servicesTexts.tours,
    text: servicesTexts.toursText,
    icon: 'route',
  },
  {
    anchor: 'list-your-vehicles',
    title: servicesTexts.vehicles,
    text: servicesTexts.vehiclesText,
    icon: 'car',
  },
  {
    anchor: 'work-as-a-tour-guide',
    title: servicesTexts.guide,
    text: servicesTexts.guideText,
    icon: 'compass',
  },
  {
    anchor: 'work-as-a-travel-agent',
    title: servicesTexts.agent,
    text: servicesTexts.agentText,
    icon: 'concierge-bell',
  },
];

/** The subject in an address: `?subject=…`, or `#list-your-tours`; one of `subjects` only, if there are any. */
export function presetSubject(
  t: Translate,
  { search, hash }: { readonly search: string; readonly hash: string },
  subjects?: readonly string[],
): string | undefined {
  const query = new URLSearchParams(search).get('subject')?.slice(0, 150);
  if (query && (!subjects || subjects.includes(query))) return query;
  const offer = partnerships.find(({ anchor }) => `#${anchor}` === hash);
  const subject = offer && t(offer.title);
  return subject && subjects?.includes(subject) ? subject : undefined;
}
