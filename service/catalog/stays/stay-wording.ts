import type { ProductTexts } from '../in-readers-language.ts';
import { pictureOf } from '../picture-data.ts';
import type { FactsOfStay } from '../stay-facts.ts';
import { policyIn } from './policy.ts';
import type { StayCardRow } from './stay-cards.sql.ts';
import type { StayPageData } from './stay-page-data.ts';

/** The card of a stay in the reader's language. */
export function wordStayCard<Row extends StayCardRow>(row: Row, { text, place, word }: ProductTexts): Row {
  const name = text(row.name);
  return {
    ...row,
    name,
    location: place(row.location),
    image: pictureOf({ name, text }, row.image),
    amenities: row.amenities.map(word),
  };
}

export const documentIdOf = ({ document_id }: Pick<StayCardRow, 'document_id'>) => document_id;

/** The page of a stay in the reader's language. Region, slug and `around`, by which it is found, stay English. */
export function wordStayPage(stay: StayPageData, { text, place, word }: ProductTexts): StayPageData {
  const description = text(stay.description);
  const called = text(stay.name);
  return {
    ...stay,
    name: called,
    location: place(stay.location),
    description,
    ...(description === stay.description && { inEnglish: true }),
    rooms: stay.rooms.map((room) => {
      const name = text(room.name);
      return {
        ...room,
        name,
        ...(name !== room.name && { soldAs: room.name }),
        image: pictureOf({ name, text }, room.image),
        description: text(room.description),
        bedConfiguration: text(room.bedConfiguration),
        facilities: room.facilities.map(word),
      };
    }),
    features: stay.features.map((feature) => ({ ...feature, name: word(feature.name) })),
    images: stay.images.map((image) => pictureOf({ name: called, text }, image)),
    nearby: stay.nearby.map((spot) => ({
      ...spot,
      name: text(spot.name),
      description: text(spot.description),
      walkingTime: text(spot.walkingTime),
    })),
    faqs: stay.faqs.map((faq) => ({ ...faq, question: text(faq.question), answer: text(faq.answer) })),
    facts: stay.facts && nearIn(stay.facts, text),
    houseRules: stay.houseRules && {
      ...stay.houseRules,
      policies: stay.houseRules.policies.map(({ label, policy }) => ({
        label,
        policy: policyIn(text, policy),
      })),
    },
  };
}

const nearIn = (facts: FactsOfStay, text: ProductTexts['text']): FactsOfStay => ({
  ...facts,
  ...(facts.nearestPlace !== undefined && { nearestPlace: text(facts.nearestPlace) }),
});
