import { z } from 'zod';
import { everySetting } from '../../artwork/draw.ts';
import { destination } from '../../service/catalog/destinations/destination.content.ts';
import { number, text, texts } from './declared.ts';
import { drawing } from './drawing.ts';

/** The file of a place that travellers search for. */
export const destinationFile = z.strictObject({
  name: text(destination, 'name'),
  region: text(destination, 'region').describe('State or union territory'),
  latitude: number(destination, 'latitude'),
  longitude: number(destination, 'longitude'),
  aliases: texts(destination, 'aliases').describe('Other spellings and names people type, lower case'),
  description: text(destination, 'description'),
  localName: text(destination, 'localName').optional(),
  localLanguage: text(destination, 'localLanguage').optional(),
  guide: texts(destination, 'guide'),
  bestMonths: texts(destination, 'bestMonths'),
  airport: text(destination, 'airport').optional(),
  airportKm: number(destination, 'airportKm').optional(),
  station: text(destination, 'station').optional(),
  stationKm: number(destination, 'stationKm').optional(),
  otherWay: text(destination, 'otherWay').optional(),
  setting: z.enum(everySetting).describe('What lies around its houses and roads in their pictures'),
  image: drawing,
});

export type DestinationSample = z.infer<typeof destinationFile> & { readonly slug: string };
