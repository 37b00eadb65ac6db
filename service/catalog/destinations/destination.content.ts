import { adminFieldsTexts } from '../../../messages/en/admin/fields.ts';
import { sentence } from '../../../messages/message.ts';
import type { ContentType } from '../../content/content-type.ts';
import type { Field } from '../../content/field.ts';
import { latitude, longitude, nameField, slugField, textsField } from '../plain-fields.ts';

/** The languages that names of Indian places are written in, by their tags. */
const localLanguages = 'as bn brx doi gu hi kn kok ks lbj mai ml mni mr ne or pa sa sat sd ta te ur'.split(' ');

const kilometres = (column: string): Field => ({
  kind: 'integer',
  column,
  min: 1,
  max: 1_000,
  about: sentence(adminFieldsTexts.kilometres),
});

/** A place that travellers search for, under all its spellings. */
export const destination: ContentType = {
  name: 'destination',
  path: 'destinations',
  table: 'destinations',
  shape: 'entry',
  translated: true,
  fields: {
    name: nameField(),
    slug: slugField,
    region: { kind: 'text', column: 'region', required: true, min: 1, max: 120 },
    aliases: { ...textsField('aliases'), untranslated: true },
    latitude: { ...latitude, required: true },
    longitude: { ...longitude, required: true },
    description: { kind: 'richtext', column: 'description', default: '' },
    localName: {
      kind: 'text',
      column: 'local_name',
      default: '',
      max: 120,
      untranslated: true,
      about: sentence(adminFieldsTexts.localName),
    },
    localLanguage: {
      kind: 'text',
      column: 'local_language',
      oneOf: localLanguages,
      untranslated: true,
      about: sentence(adminFieldsTexts.localLanguage),
    },
    guide: { ...textsField('guide'), max: 3, about: sentence(adminFieldsTexts.guide) },
    bestMonths: {
      ...textsField('best_months'),
      max: 12,
      pattern: { matches: /^(?:[1-9]|1[0-2])$/, says: 'must hold numbers of months, from 1 to 12' },
      untranslated: true,
      about: sentence(adminFieldsTexts.bestMonths),
    },
    airport: { kind: 'text', column: 'airport', default: '', max: 120, about: sentence(adminFieldsTexts.airport) },
    airportKm: kilometres('airport_km'),
    station: { kind: 'text', column: 'station', default: '', max: 120, about: sentence(adminFieldsTexts.station) },
    stationKm: kilometres('station_km'),
    otherWay: { kind: 'text', column: 'other_way', default: '', max: 200, about: sentence(adminFieldsTexts.otherWay) },
  },
  relations: { image: { kind: 'to-one', target: 'media', column: 'image_id' } },
};
