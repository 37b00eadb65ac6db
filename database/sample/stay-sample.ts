import { z } from 'zod';
import { roomType } from '../../service/catalog/stays/room-type.content.ts';
import { stay } from '../../service/catalog/stays/stay.content.ts';
import { stayFact } from '../../service/catalog/stays/stay-fact.content.ts';
import { faq, houseRule, nearbyPlace } from '../../service/catalog/stays/stay-parts.content.ts';
import { featureKinds } from '../../service/catalog/stays/stay-vocabulary.ts';
import { cancellationPolicy, number, text, texts } from './declared.ts';
import { drawing } from './drawing.ts';
import { reviews, yearlyDays } from './product-sample.ts';

const words = (kind: keyof typeof featureKinds) => z.array(z.enum(Object.keys(featureKinds[kind])));
const policy = z.string().min(1).max(5_000);

const room = z.strictObject({
  Name: text(roomType, 'Name'),
  Price: number(roomType, 'Price').describe('Rupees a night'),
  MaxGuests: number(roomType, 'MaxGuests'),
  maxOccupancy: number(roomType, 'maxOccupancy').optional(),
  rooms: number(roomType, 'rooms').describe('How many such rooms can be sold each night'),
  Description: text(roomType, 'Description'),
  BedConfiguration: text(roomType, 'BedConfiguration'),
  size: number(roomType, 'size').optional(),
  facilities: texts(roomType, 'facilities').optional(),
  mealPlan: text(roomType, 'mealPlan').optional(),
  Image: drawing,
  closed: yearlyDays.optional().describe('Nights of every year on which it is not sold, both included'),
});

/** The file of a stay: an invented business at a real place, with all that belongs to it. */
export const stayFile = z.strictObject({
  name: text(stay, 'name'),
  location: text(stay, 'location').describe('Part of town, destination, state'),
  type: text(stay, 'type'),
  propertyRating: number(stay, 'propertyRating'),
  description: text(stay, 'description').describe('Paragraphs, separated by an empty line'),
  originalPrice: number(stay, 'originalPrice').optional().describe('Rupees; 1.2 to 1.3 × the cheapest room'),
  maxGuests: number(stay, 'maxGuests').describe('Of its largest room'),
  bedrooms: number(stay, 'bedrooms'),
  bathrooms: number(stay, 'bathrooms'),
  latitude: number(stay, 'latitude'),
  longitude: number(stay, 'longitude'),
  freeCancellation: z.boolean(),
  cancellationPolicy: cancellationPolicy.optional(),
  noCard: z.boolean(),
  noPrepayment: z.boolean(),
  amenities: words('amenity'),
  meal_options: words('meal_option'),
  room_facilities: words('room_facility'),
  activities: words('activity'),
  stayimages: z.array(drawing).min(1).describe("The first is the card's picture"),
  room_types: z.array(room),
  nearby_places: z.array(
    z.strictObject({
      Name: text(nearbyPlace, 'Name'),
      Type: text(nearbyPlace, 'Type'),
      Description: text(nearbyPlace, 'Description'),
      Distance: number(nearbyPlace, 'Distance').describe('Kilometres up to 99, else metres'),
      WalkingTime: text(nearbyPlace, 'WalkingTime'),
    }),
  ),
  faqs: z.array(z.strictObject({ question: text(faq, 'question'), answer: text(faq, 'answer') })),
  house_rules: z.strictObject({
    checkInTime: text(houseRule, 'checkInTime'),
    checkOutTime: text(houseRule, 'checkOutTime'),
    childrenPolicy: policy,
    bedPolicy: policy,
    ageRestriction: policy,
    petsPolicy: policy,
    eventsPolicy: policy,
    quietHours: policy,
  }),
  stay_facts: z
    .strictObject({
      couples: text(stayFact, 'couples').optional(),
      localIds: text(stayFact, 'localIds').optional(),
      minimumAge: number(stayFact, 'minimumAge').optional(),
      childrenFrom: number(stayFact, 'childrenFrom').optional(),
      childrenFreeTo: number(stayFact, 'childrenFreeTo').optional(),
      vegetarian: text(stayFact, 'vegetarian').optional(),
      extraBed: text(stayFact, 'extraBed').optional(),
      extraBedPrice: number(stayFact, 'extraBedPrice').optional().describe('Rupees a night'),
      earlyCheckIn: text(stayFact, 'earlyCheckIn').optional(),
      earlyCheckInPrice: number(stayFact, 'earlyCheckInPrice').optional().describe('Rupees'),
      lift: text(stayFact, 'lift').optional(),
      groundFloor: text(stayFact, 'groundFloor').optional(),
      steps: number(stayFact, 'steps').optional(),
      nearestPlace: text(stayFact, 'nearestPlace').optional(),
      nearestDistance: number(stayFact, 'nearestDistance').optional().describe('Metres'),
    })
    .optional(),
  guest_reviews: reviews,
});

export type StaySample = z.infer<typeof stayFile> & { readonly slug: string; readonly destination: string };
