import type { ProductTexts } from '../in-readers-language.ts';
import { pictureOf } from '../picture-data.ts';
import type { ExperienceCardRow } from './experience-cards.sql.ts';
import type { ExperiencePageData } from './experience-page-data.ts';
import type { TourCardRow } from './tour-card-data.ts';

const maybe = (text: ProductTexts['text'], source: string | null) => (source === null ? null : text(source));

export const documentIdOf = ({ document_id }: Pick<ExperienceCardRow, 'document_id'>) => document_id;

/** The card of an attraction or tour in the reader's language. */
export function wordExperienceCard(row: ExperienceCardRow, { text, place }: ProductTexts): ExperienceCardRow {
  const name = text(row.name);
  return {
    ...row,
    name,
    image: pictureOf({ name, text }, row.image),
    place: place(row.place),
    description: text(row.description),
    duration: maybe(text, row.duration),
    availability: text(row.availability),
  };
}

/** The card of a tour on the home page in the reader's language. */
export function wordTourCard(row: TourCardRow, { text, place }: ProductTexts): TourCardRow {
  const name = text(row.name);
  return {
    ...row,
    name,
    image: pictureOf({ name, text }, row.image),
    location: place(row.location),
    duration: text(row.duration),
    description: text(row.description),
  };
}

/** The page of an attraction or tour in the reader's language. The destination, by which it is found, stays English. */
export function wordExperiencePage(page: ExperiencePageData, { text, place }: ProductTexts): ExperiencePageData {
  const description = text(page.description);
  const name = text(page.name);
  return {
    ...page,
    name,
    images: page.images.map((image) => pictureOf({ name, text }, image)),
    // attractions are found by it
    location: page.type === 'tour-package' ? place(page.location) : page.location,
    area: maybe(text, page.area),
    meetingPoint: maybe(text, page.meetingPoint),
    description,
    ...(description === page.description && { inEnglish: true }),
    duration: maybe(text, page.duration),
    availability: text(page.availability),
    included: page.included.map(text),
    notIncluded: page.notIncluded.map(text),
    additionalInfo: page.additionalInfo.map(text),
    slots: page.slots.map((slot) => ({ ...slot, name: text(slot.name) })),
    faqs: page.faqs.map((faq) => ({ ...faq, question: text(faq.question), answer: text(faq.answer) })),
    itinerary: page.itinerary.map((day) => ({
      ...day,
      title: text(day.title),
      details: text(day.details),
      hotel: maybe(text, day.hotel),
      hotelPlace: maybe(place, day.hotelPlace),
      stops: day.stops.map((stop) => ({ ...stop, name: place(stop.name) })),
    })),
  };
}
