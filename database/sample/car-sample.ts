import { z } from 'zod';
import { carRental } from '../../service/catalog/car-rentals/car-rental.content.ts';
import { cancellationPolicy, number, text, texts } from './declared.ts';
import { drawing } from './drawing.ts';
import { reviews } from './product-sample.ts';

/** The file of a car that is rented by the day. */
export const carFile = z.strictObject({
  name: text(carRental, 'name'),
  location: text(carRental, 'location').describe('As shown: Jaipur, Rajasthan'),
  description: text(carRental, 'description'),
  carType: text(carRental, 'carType'),
  transmission: text(carRental, 'transmission'),
  fuelType: text(carRental, 'fuelType'),
  capacity: number(carRental, 'capacity'),
  price: number(carRental, 'price').describe('Rupees a day, driver and fuel as `included` says'),
  originalPrice: number(carRental, 'originalPrice').optional(),
  freeKms: number(carRental, 'freeKms'),
  extraKmRate: number(carRental, 'extraKmRate'),
  freeCancellation: z.boolean(),
  cancellationPolicy: cancellationPolicy.optional(),
  available: text(carRental, 'available').optional(),
  features: texts(carRental, 'features'),
  included: texts(carRental, 'included'),
  notIncluded: texts(carRental, 'notIncluded'),
  vehicles: number(carRental, 'vehicles').describe('How many of it can be rented each day'),
  image: drawing.describe('Of the card'),
  gallery: z.array(drawing).optional().describe('The same car from elsewhere, and its seats'),
  guest_reviews: reviews,
});

export type CarSample = z.infer<typeof carFile> & { readonly slug: string; readonly destination: string };
