import { contentModel } from '../content/content-type.ts';
import { attraction } from './attractions/attraction.content.ts';
import { attractionFaq } from './attractions/attraction-faq.content.ts';
import { language } from './attractions/language.content.ts';
import { popularFilter } from './attractions/popular-filter.content.ts';
import { timeSlot } from './attractions/time-slot.content.ts';
import { carRental } from './car-rentals/car-rental.content.ts';
import { destination } from './destinations/destination.content.ts';
import { review } from './reviews/review.content.ts';
import { setting } from './settings/setting.content.ts';
import { faq } from './stays/faq.content.ts';
import { feature } from './stays/feature.content.ts';
import { houseRule } from './stays/house-rule.content.ts';
import { nearbyPlace } from './stays/nearby-place.content.ts';
import { roomType } from './stays/room-type.content.ts';
import { stay } from './stays/stay.content.ts';
import { itineraryDay } from './tour-packages/itinerary-day.content.ts';
import { tourPackage } from './tour-packages/tour-package.content.ts';

/** Everything that can be read through the content API: the only list of content types. */
export const content = contentModel([
  ...[stay, roomType, feature, nearbyPlace, faq, houseRule],
  ...[attraction, tourPackage, carRental, language, popularFilter, timeSlot, attractionFaq, itineraryDay],
  ...[review, destination, setting],
]);
