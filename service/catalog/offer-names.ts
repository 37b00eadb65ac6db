import type { Context } from '../platform/context.ts';
import { inReadersLanguage } from './in-readers-language.ts';
import type { ProductType } from './kinds.ts';
import type { Offered } from './product.ts';

/** The offers of a type with their names in that language too. In English as they are. */
export async function translateOffers(
  ctx: Pick<Context, 'db' | 'now'>,
  type: ProductType,
  offered: readonly Offered[],
  language: string,
): Promise<readonly Offered[]> {
  const offers = offered.flatMap((one) => ('offer' in one ? [one.offer] : []));
  const translated = await inReadersLanguage({ ...ctx, language }, type, offers, {
    documentIdOf: ({ documentId }) => documentId,
    wording: (offer, { text, place }) => {
      const maybe = (source: string | null) => (source === null ? null : text(source));
      return {
        ...offer,
        translated: {
          language,
          name: text(offer.name),
          optionName: maybe(offer.optionName),
          location: place(offer.location),
          meetingPoint: maybe(offer.meetingPoint),
          ...(offer.facts?.nearestPlace !== undefined && { nearestPlace: text(offer.facts.nearestPlace) }),
          plan: offer.plan.map((day) => ({
            ...day,
            title: text(day.title),
            hotel: maybe(day.hotel),
            hotelPlace: day.hotelPlace === null ? null : place(day.hotelPlace),
          })),
        },
      };
    },
  });
  const next = translated.values();
  return offered.map((one) => {
    const offer = 'offer' in one ? next.next().value : undefined;
    return offer ? { offer } : one;
  });
}
