import { z } from 'zod';
import { weekdayNames } from '../../service/catalog/calendar/close-every-year.ts';
import { attractionFaq, itineraryDay, timeSlot } from '../../service/catalog/experiences/experience-parts.content.ts';
import { attraction, tourPackage } from '../../service/catalog/experiences/experiences.content.ts';
import { itineraryPlaces } from '../../service/catalog/experiences/route.ts';
import type { ContentType } from '../../service/content/content-type.ts';
import { cancellationPolicy, number, text, texts } from './declared.ts';
import { drawing } from './drawing.ts';
import { reviews, yearlyDays } from './product-sample.ts';

/** The languages that attractions and tours are guided in (EXP-9), by their codes. */
export const languages = {
  hi: 'Hindi',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  ar: 'Arabic',
} as const;

/** What travellers filter by before anything else. */
export const popularFilters = { skip_line: 'Skip the line', free_cancellation: 'Free cancellation' } as const;

/** What attractions and tour packages have in common (EXP-33, EXP-34). Prices are rupees a person. */
const shared = (type: ContentType) => ({
  name: text(type, 'name'),
  latitude: number(type, 'latitude'),
  longitude: number(type, 'longitude'),
  description: text(type, 'description').describe('Paragraphs, separated by an empty line'),
  duration: text(type, 'duration').describe('45 minutes, 3 hours, 2 days'),
  price: number(type, 'price').describe('Rupees a person'),
  adultPrice: number(type, 'adultPrice').optional(),
  childPrice: number(type, 'childPrice').optional(),
  seniorPrice: number(type, 'seniorPrice').optional(),
  infantPrice: number(type, 'infantPrice').optional(),
  originalPrice: number(type, 'originalPrice').optional(),
  freeCancel: z.boolean(),
  asksNames: z.boolean().optional().describe('Every traveller has to be named'),
  cancellationPolicy: cancellationPolicy.optional(),
  availability: text(type, 'availability').optional(),
  meetingPoint: text(type, 'meetingPoint').optional().describe('Where travellers meet, as vouchers name it'),
  closed: z
    .array(yearlyDays)
    .min(1)
    .optional()
    .describe('Days of every year on which it does not begin, both included'),
  closedOn: z.array(z.enum(weekdayNames)).min(1).max(6).optional().describe('Weekdays on which it does not begin'),
  included: texts(type, 'included'),
  notIncluded: texts(type, 'notIncluded'),
  additionalInfo: texts(type, 'additionalInfo'),
  languages: z.array(z.enum(Object.keys(languages))),
  timeSlots: z.array(
    z.strictObject({
      name: text(timeSlot, 'name'),
      availableTimes: texts(timeSlot, 'availableTimes'),
      firstDay: z.iso.date().optional().describe('Of the season in which it is offered'),
      lastDay: z.iso.date().optional(),
      everyYear: z.boolean().optional(),
    }),
  ),
  attraction_faqs: z.array(
    z.strictObject({ question: text(attractionFaq, 'question'), answer: text(attractionFaq, 'answer') }),
  ),
  ticketType: text(type, 'ticketType').describe('simple: one price times a quantity; detailed: counts by age'),
  availableTicketTypes: z
    .strictObject({ adult: z.boolean(), child: z.boolean(), senior: z.boolean(), infant: z.boolean() })
    .optional(),
  popularFilters: z.array(z.enum(Object.keys(popularFilters))),
  places: number(type, 'places').describe('A day and time slot'),
  gallery: z.array(drawing).min(1).describe("The first is the card's picture"),
  guest_reviews: reviews,
});

/** The file of something to see or to do at a place. */
export const attractionFile = z.strictObject({
  ...shared(attraction),
  location: text(attraction, 'location').describe('Lower case; kerala for what is booked for the whole state'),
  area: text(attraction, 'area').describe('Part of town, as shown'),
  activity: z.boolean().describe('Something to do rather than to see'),
});

/** The file of an end-to-end test of hours or days with a guide. */
export const tourFile = z.strictObject({
  ...shared(tourPackage),
  location: text(tourPackage, 'location').describe('As shown: Rishikesh, Uttarakhand'),
  meetingTime: text(tourPackage, 'meetingTime').optional().describe('HH:MM, without time slots'),
  type: text(tourPackage, 'type').optional().describe('Without one it is of none of the categories'),
  featured: z.boolean(),
  privateTour: z.boolean(),
  itinerary: z.array(
    z.strictObject({
      day: number(itineraryDay, 'day'),
      title: text(itineraryDay, 'title'),
      details: text(itineraryDay, 'details'),
      meals: texts(itineraryDay, 'meals').optional(),
      hotel: text(itineraryDay, 'hotel').optional().describe('Name or kind of where the night is spent'),
      hotelPlace: text(itineraryDay, 'hotelPlace').optional(),
      places: itineraryPlaces.min(1).optional().describe('Where it goes, in order'),
    }),
  ),
});

type Found = { readonly slug: string; readonly destination: string };
export type AttractionSample = z.infer<typeof attractionFile> & Found;
export type TourSample = z.infer<typeof tourFile> & Found;
