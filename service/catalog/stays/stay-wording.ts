import type { ProductTexts } from '../in-readers-language.ts';
import type { StayCardRow } from './stay-cards.sql.ts';
import type { StayPageData } from './stay-page-data.ts';

/** The card of a stay in the reader's language. */
export function wordStayCard<Row extends StayCardRow>(row: Row, { text, place }: ProductTexts): Row {
  return { ...row, name: text(row.name), location: place(row.location) };
}

export const documentIdOf = ({ document_id }: Pick<StayCardRow, 'document_id'>) => document_id;

/** The page of a stay in the reader's language. Region, slug and `around`, by which it is found, stay English. */
export function wordStayPage(stay: StayPageData, { text, place }: ProductTexts): StayPageData {
  const description = text(stay.description);
  return {
    ...stay,
    name: text(stay.name),
    location: place(stay.location),
    description,
    ...(description === stay.description && { inEnglish: true }),
    rooms: stay.rooms.map((room) => {
      const name = text(room.name);
      return {
        ...room,
        name,
        ...(name !== room.name && { soldAs: room.name }),
        description: text(room.description),
        bedConfiguration: text(room.bedConfiguration),
      };
    }),
    nearby: stay.nearby.map((spot) => ({
      ...spot,
      name: text(spot.name),
      description: text(spot.description),
      walkingTime: text(spot.walkingTime),
    })),
    faqs: stay.faqs.map((faq) => ({ ...faq, question: text(faq.question), answer: text(faq.answer) })),
    houseRules: stay.houseRules && {
      ...stay.houseRules,
      policies: stay.houseRules.policies.map(({ label, policy }) => ({
        label,
        policy: typeof policy === 'string' ? text(policy) : policy,
      })),
    },
  };
}
