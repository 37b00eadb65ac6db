import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { content } from '../../service/catalog/products/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { controlText, formFor } from './entry-form.ts';
import { changesIn, copyIn, type SubmittedForm, valueIn } from './submitted-entry.ts';

const stay = formFor(english, content, typeNamed(content, 'stay'));
const tour = formFor(english, content, typeNamed(content, 'tour-package'));
const attraction = formFor(english, content, typeNamed(content, 'attraction'));

/** The fields of a form as it is sent, unchanged except for `with`. */
function sent(
  shape: typeof stay,
  before: Record<string, unknown>,
  changed: Record<string, string | string[]> = {},
): SubmittedForm {
  const all = (name: string): readonly string[] => {
    const other = changed[name];
    if (other !== undefined) return Array.isArray(other) ? other : [other];
    const link = shape.links.find((one) => one.name === name);
    if (link) {
      const linked = [before[name]].flat().filter((one) => one !== undefined && one !== null);
      return linked.map((one, at) => (link.control === 'parts' ? String(at) : Reflect.get(Object(one), 'documentId')));
    }
    const [part = '', at = '', field = ''] = name.split('.');
    return [controlText(field ? Reflect.get(Object([before[part]].flat()[Number(at)]), field) : before[name])];
  };
  return { all, text: (name) => all(name)[0] ?? '' };
}

test('a form that was submitted unchanged changes nothing', () => {
  const before = {
    name: 'Lake House',
    description: 'A *house*.\nBy the lake.',
    price: 5400.5,
    freeCancellation: true,
    maxGuests: 2,
    amenities: [{ documentId: 'a' }, { documentId: 'b' }],
    image: { documentId: 'p' },
  };
  expect(changesIn(stay, sent(stay, before), before)).toEqual({});
  // browsers send lines with CR LF
  const lines = sent(stay, before, { description: 'A *house*.\r\nBy the lake.' });
  expect(changesIn(stay, lines, before)).toEqual({});
});

test('only changed values are sent: a derived price does not become a price of its own', () => {
  const before = { name: 'Fort', price: 500, childPrice: 500, included: ['Water'], timeSlots: [] };
  const typed = sent(attraction, before, { price: '600', included: 'Water\r\n Lunch \n' });
  expect(changesIn(attraction, typed, before)).toEqual({ price: 600, included: ['Water', 'Lunch'] });
});

test('relations are sent completely, and kept parts with their ids', () => {
  const before = {
    name: 'Char Dham',
    image: { documentId: 'p' },
    gallery: [{ documentId: 'p' }, { documentId: 'q' }],
    itinerary: [
      {
        id: 7,
        day: 1,
        title: 'Arrive',
        details: 'Drive',
        meals: ['dinner'],
        hotel: null,
        hotelPlace: null,
        places: null,
      },
    ],
  };
  const typed = sent(tour, before, {
    gallery: ['q', 'p'],
    image: '',
    itinerary: ['0', 'new'],
    'itinerary.new.day': '2',
    'itinerary.new.title': 'Walk',
    'itinerary.new.details': 'Up',
  });
  expect(changesIn(tour, typed, before)).toEqual({
    image: null,
    gallery: ['q', 'p'],
    itinerary: [
      {
        id: 7,
        day: 1,
        title: 'Arrive',
        details: 'Drive',
        meals: ['dinner'],
        hotel: null,
        hotelPlace: null,
        places: null,
      },
      { day: 2, title: 'Walk', details: 'Up', meals: [], hotel: null, hotelPlace: null, places: null },
    ],
  });
});

test('invalid values are passed on for the use case to refuse', () => {
  const field = (control: 'number' | 'money' | 'data' | 'switch') => ({
    name: 'x',
    label: 'X',
    control,
    required: false,
  });
  expect(valueIn(field('number'), 'many')).toBe('many');
  expect(valueIn(field('number'), ' 1.50 ')).toBe(1.5);
  expect(valueIn(field('number'), '')).toBeNull();
  expect(['1,45,050', '1450,50', '-12.5', '1.450'].map((text) => valueIn(field('money'), text))).toEqual([
    145_050,
    1450.5,
    -12.5,
    '1.450',
  ]);
  expect(['28.613', '77,209'].map((text) => valueIn(field('number'), text))).toEqual([28.613, '77,209']);
  expect(valueIn(field('data'), '{"a":1}')).toEqual({ a: 1 });
  expect(valueIn(field('data'), '{broken')).toBe('{broken');
  expect(valueIn(field('data'), '"12"')).toBe('"12"');
  expect(valueIn(field('switch'), '')).toBe(false);
});

test('a copy has a name that says that it is one, and an address and parts of its own', () => {
  const before = {
    slug: 'char-dham',
    name: 'Char Dham',
    itinerary: [
      { id: 7, day: 1, title: 'Arrive', details: 'Drive', meals: [], hotel: null, hotelPlace: null, places: null },
    ],
  };
  const [day] = before.itinerary;
  expect(copyIn(english, typeNamed(content, 'tour-package'), tour, sent(tour, before))).toEqual({
    name: 'Char Dham (copy)',
    itinerary: [{ ...day, id: undefined }],
  });
});
