import type { Case } from './case.ts';
import { both, drawn, holds, holdsAt, lists } from './expected.ts';
import { ids } from './ground.ts';

const id = ['id', 'documentId'];
const media = [
  ...[...id, 'name', 'alternativeText', 'caption', 'focalPoint', 'width', 'height', 'formats', 'hash', 'ext', 'mime'],
  ...['size', 'url', 'previewUrl', 'provider', 'provider_metadata', 'createdAt', 'updatedAt', 'publishedAt'],
];
const format = ['ext', 'hash', 'height', 'mime', 'name', 'path', 'size', 'sizeInBytes', 'url', 'width'];
const times = ['createdAt', 'updatedAt', 'publishedAt'];
const room = [
  ...id,
  'Name',
  'Price',
  'MaxGuests',
  'Description',
  'BedConfiguration',
  'size',
  'facilities',
  'mealPlan',
  'maxOccupancy',
  'rooms',
  ...times,
];
const slot = ['id', 'name', 'availableTimes'];
const ofStay = [
  ...['image', 'stayimages', 'amenities', 'meal_options', 'room_facilities', 'activities'],
  ...['room_types', 'nearby_places', 'faqs', 'house_rules'],
];
const ofExperience = ['image', 'gallery', 'languages', 'timeSlots', 'attraction_faqs', 'popularFilters'];

/** `fields`: identity always comes. */
export const fields: readonly Case[] = [
  ['one', 'stays?fields=name', 200, holds(...id, 'name')],
  ['in one text', 'stays?fields=name,price', 200, holds(...id, 'name', 'price')],
  ['with blanks between', 'stays?fields=name, price', 200, holds(...id, 'name', 'price')],
  ['an indexed list', 'stays?fields[0]=name&fields[1]=price', 200, holds(...id, 'name', 'price')],
  ['a list with empty brackets', 'stays?fields[]=name&fields[]=price', 200, holds(...id, 'name', 'price')],
  ['by repetition', 'stays?fields=name&fields=price', 200, holds(...id, 'name', 'price')],
  ['one twice', 'stays?fields=name,name', 200, holds(...id, 'name')],
  ['only the id', 'stays?fields=id', 200, holds(...id)],
  ['times', 'stays?fields=createdAt,publishedAt', 200, holds(...id, 'createdAt', 'publishedAt')],
  ['* is all of them', 'languages?fields=*', 200, holds(...id, 'name', 'code', ...times)],
  ['empty is all of them', 'languages?fields=', 200, holds(...id, 'name', 'code', ...times)],
  ['beside populate', 'stays?fields=slug&populate=image', 200, holds(...id, 'slug', 'image')],
  ['of one entry', `stays/${ids.palm}?fields=slug`, 200, holds(...id, 'slug')],
  ['lists of texts', 'car-rentals?fields=features', 200, lists({ features: ['AC', 'Music System'] })],
];

/** `populate` in all its forms. What was not asked for is absent, not null. */
export const populate: readonly Case[] = [
  ['nothing, unless told', 'stays?fields=slug', 200, holds(...id, 'slug')],
  ['nothing of an empty text', 'stays?fields=slug&populate=', 200, holds(...id, 'slug')],
  ['* for a stay', 'stays?fields=slug&populate=*', 200, holds(...id, 'slug', ...ofStay)],
  ['* for an attraction', 'attractions?fields=slug&populate=*', 200, holds(...id, 'slug', ...ofExperience)],
  ['* for a tour', 'tour-packages?fields=slug&populate=*', 200, holds(...id, 'slug', ...ofExperience, 'itinerary')],
  ['* for a car', 'car-rentals?fields=slug&populate=*', 200, holds(...id, 'slug', 'image', 'gallery')],
  [
    '* for a review',
    'reviews?fields=Name&populate=*',
    200,
    holds(...id, 'Name', 'stay', 'attraction', 'tourPackage', 'carRental'),
  ],
  ['* for a room', 'room-types?fields=Name&populate=*', 200, holds(...id, 'Name', 'Image', 'stay')],
  ['* as a key', 'stays?fields=slug&populate[*]=true', 200, holds(...id, 'slug', ...ofStay)],
  ['* in a list', 'stays?fields=slug&populate[0]=*', 200, holds(...id, 'slug', ...ofStay)],
  [
    '* and what it leaves out',
    'car-rentals?fields=slug&populate[0]=*&populate[1]=destination',
    200,
    holds(...id, 'slug', 'image', 'gallery', 'destination'),
  ],
  ['one', 'stays?fields=slug&populate=image', 200, holds(...id, 'slug', 'image')],
  ['in one text', 'stays?fields=slug&populate=image,faqs', 200, holds(...id, 'slug', 'image', 'faqs')],
  [
    'an indexed list',
    'stays?fields=slug&populate[0]=image&populate[1]=faqs',
    200,
    holds(...id, 'slug', 'image', 'faqs'),
  ],
  [
    'a list with empty brackets',
    'stays?fields=slug&populate[]=image&populate[]=faqs',
    200,
    holds(...id, 'slug', 'image', 'faqs'),
  ],
  ['by repetition', 'stays?fields=slug&populate=image&populate=faqs', 200, holds(...id, 'slug', 'image', 'faqs')],
  ['an object', 'stays?fields=slug&populate[image]=true&populate[faqs]=*', 200, holds(...id, 'slug', 'image', 'faqs')],
  [
    'but not what is false',
    'stays?fields=slug&populate[image]=true&populate[faqs]=false',
    200,
    holds(...id, 'slug', 'image'),
  ],
  ['one twice', 'stays?fields=slug&populate=image,image', 200, holds(...id, 'slug', 'image')],
  [
    'a path with dots',
    'stays?fields=slug&populate=room_types.Image',
    200,
    both(holds(...id, 'slug', 'room_types'), holdsAt('room_types.0', ...room, 'Image')),
  ],
  [
    'two paths that begin alike',
    'stays?fields=slug&populate=room_types.Image,room_types.stay',
    200,
    holdsAt('room_types.0', ...room, 'Image', 'stay'),
  ],
  [
    'populate in populate',
    'stays?fields=slug&populate[room_types][populate]=Image',
    200,
    holdsAt('room_types.0.Image', ...media),
  ],
  [
    '* in populate',
    'stays?fields=slug&populate[room_types][populate]=*',
    200,
    holdsAt('room_types.0', ...room, 'Image', 'stay'),
  ],
  [
    'a list in populate',
    'stays?fields=slug&populate[room_types][populate][0]=Image',
    200,
    holdsAt('room_types.0', ...room, 'Image'),
  ],
  [
    'an object in populate',
    'stays?populate[room_types][populate][Image][fields][0]=url',
    200,
    holdsAt('room_types.0.Image', ...id, 'url'),
  ],
  [
    'three deep',
    'room-types?populate[stay][populate][house_rules][populate][stay][fields][0]=slug',
    200,
    holdsAt('stay.house_rules.stay', ...id, 'slug'),
  ],
  [
    'fields in populate',
    'stays?populate[room_types][fields][0]=Name&populate[room_types][fields][1]=Price',
    200,
    holdsAt('room_types.0', ...id, 'Name', 'Price'),
  ],
  [
    'fields in populate as one text',
    'stays?populate[room_types][fields]=Name,Price',
    200,
    holdsAt('room_types.0', ...id, 'Name', 'Price'),
  ],
  [
    'sort in populate',
    'stays?populate[room_types][sort]=Price:desc',
    200,
    lists({ room_types: [{ Name: 'Last Suite' }, { Name: 'Lake Room' }] }),
  ],
  [
    'a list of sorts in populate',
    'stays?populate[room_types][sort][0]=MaxGuests:desc&populate[room_types][sort][1]=Name',
    200,
    lists({ room_types: [{ Name: 'Last Suite' }, { Name: 'Lake Room' }] }),
  ],
  [
    'filters in populate',
    'stays?populate[room_types][filters][Price][$lt]=5000',
    200,
    lists({ room_types: [{ Name: 'Lake Room' }] }, { room_types: [] }, { room_types: [{ Name: 'Dormitory Bed' }] }),
  ],
  [
    'filters in populate leave the list alone',
    'stays?populate[room_types][filters][Name]=Nowhere',
    200,
    lists({ room_types: [] }, { room_types: [] }, { room_types: [] }),
  ],
  [
    'filters of a to-one relation in populate',
    'room-types?populate[stay][filters][slug]=palm-villa&populate[stay][fields]=slug',
    200,
    lists({ stay: null }, { stay: null }, { stay: { slug: 'palm-villa' } }),
  ],
  [
    'fields, filters and sort in populate of populate',
    'reviews?populate[stay][populate][room_types][fields]=Name&populate[stay][populate][room_types][sort]=Price:desc&populate[stay][populate][room_types][filters][Price][$gt]=5000',
    200,
    lists({ stay: { room_types: [{ Name: 'Last Suite' }] } }),
  ],
  [
    'related entries stand in their order',
    'stays?populate=amenities,room_types',
    200,
    lists({
      amenities: [{ name: 'Free WiFi' }, { name: 'Restaurant' }, { name: 'Parking' }],
      room_types: [{ Name: 'Lake Room' }, { Name: 'Last Suite' }],
    }),
  ],
  ['no related entry', 'reviews?populate=attraction&filters[stay][id]=1', 200, lists({ attraction: null })],
  ['no related entries', 'stays?filters[slug]=palm-villa&populate=activities', 200, lists({ activities: [] })],
  [
    'a relation to one of',
    'stays?populate=house_rules',
    200,
    lists({ house_rules: { checkInTime: '14:00', checkOutTime: '11:00', petsPolicy: 'No pets.' } }),
  ],
  [
    'reviews, when they are named',
    'stays?populate=guest_reviews',
    200,
    lists({ guest_reviews: [{ Name: 'Meera Nair' }, { Name: 'Tom Baker' }] }),
  ],
  [
    'never what is hidden or a draft',
    'stays?populate=guest_reviews,faqs&fields=slug',
    200,
    lists({
      guest_reviews: [{ Name: 'Meera Nair' }, { Name: 'Tom Baker' }],
      faqs: [{ question: 'Is there parking?' }],
    }),
  ],
  ['media as an upload', 'stays?populate=image', 200, holdsAt('image', ...media)],
  ['its sizes', 'stays?populate=image', 200, holdsAt('image.formats', 'thumbnail', 'small', 'medium', 'large')],
  ['one of its sizes', 'stays?populate=image', 200, holdsAt('image.formats.thumbnail', ...format)],
  ['media in a list', 'attractions?populate=gallery', 200, holdsAt('gallery.0', ...media)],
  [
    'a relative address of media',
    'stays?populate=image',
    200,
    lists({
      image: {
        ...{ url: drawn('hotel-1'), mime: 'image/svg+xml', ext: '.svg', provider: 'database', previewUrl: null },
        formats: {
          thumbnail: { width: 245, height: 163, mime: 'image/webp', ext: '.webp', path: null },
          small: { width: 500, height: 333 },
          medium: { width: 750, height: 500 },
          large: { width: 1000, height: 667 },
        },
      },
    }),
  ],
  ['components have an id and no documentId', 'attractions?populate=timeSlots', 200, holdsAt('timeSlots.0', ...slot)],
  [
    'questions of an attraction',
    'attractions?populate=attraction_faqs',
    200,
    holdsAt('attraction_faqs.0', 'id', 'question', 'answer'),
  ],
  [
    'days of a tour',
    'tour-packages?populate=itinerary',
    200,
    both(
      holdsAt('itinerary.0', 'id', 'day', 'title', 'details', 'meals', 'hotel', 'hotelPlace', 'places'),
      lists({ itinerary: [{ day: 1 }, { day: 2 }] }),
    ),
  ],
  ['fields of components', 'attractions?populate[timeSlots][fields]=name', 200, holdsAt('timeSlots.0', 'id', 'name')],
  [
    'lists of texts may be named',
    'attractions?fields=slug&populate=additionalInfo,included',
    200,
    holds(...id, 'slug'),
  ],
  [
    'lists of texts by an object',
    'attractions?populate[additionalInfo]=true&populate[included]=*',
    200,
    lists({ additionalInfo: ['Bring dry clothes.', 'From 14 years.'] }),
  ],
  ['of one entry', `stays/${ids.lake}?populate[room_types][fields]=Name`, 200, holdsAt('room_types.1', ...id, 'Name')],
];
