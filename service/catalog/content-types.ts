import { contentModel } from '../content/content-type.ts';
import { destination } from './destinations/destination.content.ts';
import { review } from './reviews/review.content.ts';
import { faq } from './stays/faq.content.ts';
import { feature } from './stays/feature.content.ts';
import { houseRule } from './stays/house-rule.content.ts';
import { nearbyPlace } from './stays/nearby-place.content.ts';
import { roomType } from './stays/room-type.content.ts';
import { stay } from './stays/stay.content.ts';

/** Everything that can be read through the content API: the only list of content types. */
export const content = contentModel([stay, roomType, feature, nearbyPlace, faq, houseRule, review, destination]);
