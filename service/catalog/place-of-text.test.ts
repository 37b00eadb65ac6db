import { expect, test } from 'vitest';
import { placeOfText } from './place-of-text.ts';

const places = [
  { id: 1, name: 'Nainital', region: 'Uttarakhand', aliases: ['naini tal'] },
  { id: 2, name: 'New Delhi', region: 'Delhi', aliases: ['delhi', 'दिल्ली'] },
  { id: 3, name: 'Jaipur', region: 'Rajasthan', aliases: ['pink city'] },
  { id: 4, name: 'Goa', region: 'Goa', aliases: ['panaji', 'panjim'] },
  { id: 5, name: 'Kochi', region: 'Kerala', aliases: ['cochin'] },
  { id: 6, name: 'Leh', region: 'Ladakh', aliases: [] },
];

test.each([
  ['New Delhi, Delhi', 2],
  ['new delhi', 2],
  ['DELHI', 2],
  ['Mallital, Nainital, Uttarakhand', 1],
  ['Naini Tal', 1],
  ['Jaipur Road, Goa', 4],
  ['Delhi Road, Jaipur, Rajasthan', 3],
  ['Panjim, Goa', 4],
  ['Fort Kochi, Kerala', 5],
  ['Cochin airport, Kerala', 5],
  ['Old Delhi', 2],
  ['दिल्ली', 2],
  ['jaipur, rajasthan, india', 3],
])('%s belongs to %i', (location, id) => {
  expect(placeOfText(location, places)).toBe(id);
});

test.each(['Rajasthan', 'Ladakh', 'Nubra, Ladakh', 'Timbuktu', '', ' , ', 'Goan coast', 'Lehenga Market'])(
  '%j names no destination',
  (location) => {
    expect(placeOfText(location, places)).toBeUndefined();
  },
);
