import type { Case } from './case.ts';
import { counts, finds } from './expected.ts';

const lake = 'lake-house';
const palm = 'palm-villa';
const ganga = 'ganga-hostel';
const every = [lake, palm, ganga];

/** How conditions are joined. */
export const groups: readonly Case[] = [
  ['no operator is $eq', 'stays?filters[slug]=palm-villa', 200, finds(palm)],
  [
    'a list without operator is $in',
    'stays?filters[slug][0]=palm-villa&filters[slug][1]=lake-house',
    200,
    finds(lake, palm),
  ],
  ['repeating a field is $in', 'stays?filters[slug]=palm-villa&filters[slug]=lake-house', 200, finds(lake, palm)],
  [
    'fields side by side all hold',
    'stays?filters[noCard]=true&filters[freeCancellation]=true',
    200,
    finds(lake, ganga),
  ],
  ['operators side by side all hold', 'stays?filters[price][$gt]=700&filters[price][$lt]=12500', 200, finds(lake)],
  ['$and', 'stays?filters[$and][0][noCard]=true&filters[$and][1][price][$gt]=4000', 200, finds(palm)],
  ['$and of one', 'stays?filters[$and][0][type]=Villas', 200, finds(palm)],
  ['$and without indexes', 'stays?filters[$and][][type]=Villas', 200, finds(palm)],
  ['$or', 'stays?filters[$or][0][type]=Villas&filters[$or][1][type]=Hostels', 200, finds(palm, ganga)],
  [
    '$or of different fields',
    'stays?filters[$or][0][slug]=lake-house&filters[$or][1][price][$lt]=1000',
    200,
    finds(lake, ganga),
  ],
  ['$or counts nobody twice', 'stays?filters[$or][0][type]=Villas&filters[$or][1][price]=12500', 200, finds(palm)],
  [
    '$or beside a field',
    'stays?filters[$or][0][type]=Villas&filters[$or][1][type]=Hostels&filters[price][$lt]=1000',
    200,
    finds(ganga),
  ],
  [
    'several fields in one branch of $or',
    'stays?filters[$or][0][type]=Villas&filters[$or][0][price]=1&filters[$or][1][type]=Hostels',
    200,
    finds(ganga),
  ],
  [
    'two $or in an $and',
    'stays?filters[$and][0][$or][0][id]=1&filters[$and][0][$or][1][id]=2&filters[$and][1][$or][0][id]=2&filters[$and][1][$or][1][id]=3',
    200,
    finds(palm),
  ],
  [
    '$and in $or',
    'stays?filters[$or][0][$and][0][id]=1&filters[$or][0][$and][1][type]=Hotels&filters[$or][1][id]=3',
    200,
    finds(lake, ganga),
  ],
  ['$not of an entry', 'stays?filters[$not][type]=Villas', 200, finds(lake, ganga)],
  [
    '$not of two fields: not both',
    'stays?filters[$not][type]=Villas&filters[$not][noCard]=true',
    200,
    finds(lake, ganga),
  ],
  ['$not of a field', 'stays?filters[type][$not][$in][0]=Villas&filters[type][$not][$in][1]=Hotels', 200, finds(ganga)],
  ['$not of $not', 'stays?filters[$not][$not][type]=Villas', 200, finds(palm)],
  ['$not of $or', 'stays?filters[$not][$or][0][id]=1&filters[$not][$or][1][id]=3', 200, finds(palm)],
  [
    '$or in a field',
    'stays?filters[name][$or][0][$startsWith]=Lake&filters[name][$or][1][$startsWith]=Palm',
    200,
    finds(lake, palm),
  ],
  ['$and in a field', 'stays?filters[price][$and][0][$gte]=700&filters[price][$and][1][$lt]=4000', 200, finds(ganga)],
  ['indexes need not begin at 0', 'stays?filters[$or][3][id]=1&filters[$or][7][id]=2', 200, finds(lake, palm)],
  ['empty filters', 'stays?filters=', 200, finds(...every)],
  ['no filters', 'stays', 200, finds(...every)],
];

const filledStay = ['Lake Room', 'Last Suite'];

/** Conditions on what an entry is related to, in both directions and to any depth. */
export const relations: readonly Case[] = [
  ['a to-one relation by its id', 'room-types?filters[stay][id][$eq]=1', 200, finds(...filledStay)],
  ['without operator', 'room-types?filters[stay][id]=1', 200, finds(...filledStay)],
  ['without id', 'room-types?filters[stay]=1', 200, finds(...filledStay)],
  ['with $eq, without id', 'room-types?filters[stay][$eq]=1', 200, finds(...filledStay)],
  ['with $ne', 'room-types?filters[stay][$ne]=1', 200, finds('Whole Villa', 'Dormitory Bed')],
  [
    'with $in',
    'room-types?filters[stay][$in][0]=2&filters[stay][$in][1]=3',
    200,
    finds('Whole Villa', 'Dormitory Bed'),
  ],
  ['by a field', 'room-types?filters[stay][slug]=palm-villa', 200, finds('Whole Villa')],
  ['by an operator on a field', 'room-types?filters[stay][name][$containsi]=HOSTEL', 200, finds('Dormitory Bed')],
  [
    '$or inside of a relation',
    'room-types?filters[stay][$or][0][id]=2&filters[stay][$or][1][id]=3',
    200,
    finds('Whole Villa', 'Dormitory Bed'),
  ],
  ['$not inside of a relation', 'room-types?filters[stay][$not][id]=1', 200, finds('Whole Villa', 'Dormitory Bed')],
  ['$not of a relation', 'room-types?filters[$not][stay][id]=1', 200, finds('Whole Villa', 'Dormitory Bed')],
  ['a to-many relation: any of them', 'stays?filters[room_types][Price][$gt]=8000', 200, finds(lake, palm)],
  [
    'two conditions hold for the same one',
    'stays?filters[room_types][Price][$gt]=8000&filters[room_types][MaxGuests][$lt]=4',
    200,
    finds(),
  ],
  [
    'in $and for any two',
    'stays?filters[$and][0][room_types][Price][$gt]=8000&filters[$and][1][room_types][MaxGuests][$lt]=4',
    200,
    finds(lake),
  ],
  ['an entry that matches twice comes once', 'stays?filters[room_types][Price][$gt]=1', 200, finds(...every)],
  ['a relation to one of', 'stays?filters[house_rules][checkInTime]=14:00', 200, finds(...every)],
  ['a relation through a table', 'stays?filters[amenities][name]=Swimming Pool', 200, finds(palm)],
  ['features of one kind are not those of another', 'stays?filters[room_facilities][name]=Swimming Pool', 200, finds()],
  ['media', 'stays?filters[image][url][$contains]=villa', 200, finds(palm)],
  ['one of several media', 'stays?filters[stayimages][url][$contains]=/beach-22.', 200, finds(palm)],
  ['components', 'attractions?filters[timeSlots][name]=Morning', 200, finds('ganga-rafting')],
  [
    'a list in a component',
    'attractions?filters[timeSlots][availableTimes][$contains]=09:30',
    200,
    finds('ganga-rafting'),
  ],
  ['components of a tour', 'tour-packages?filters[itinerary][day]=2', 200, finds('two-shrines')],
  ['languages by code', 'attractions?filters[languages][code]=fr', 200, finds('amber-fort-and-add-on-packages')],
  [
    'popular filters by code',
    'attractions?filters[popularFilters][code][$eq]=free_cancellation',
    200,
    finds('amber-fort-and-add-on-packages'),
  ],
  ['destinations', 'stays?filters[destination][slug]=goa', 200, finds(palm)],
  ['regions of destinations', 'car-rentals?filters[destination][region]=Uttarakhand', 200, finds('tempo-17')],
  ['reviews of a stay', 'stays?filters[guest_reviews][Rating]=5', 200, finds(lake, palm)],
  ['reviews by the stay', 'reviews?filters[stay][slug]=lake-house', 200, finds('Meera Nair', 'Tom Baker')],
  [
    'reviews by the attraction',
    'reviews?filters[attraction][slug]=ganga-rafting',
    200,
    finds('Kiran Rao', 'Anna Weber'),
  ],
  ['reviews by the tour', 'reviews?filters[tourPackage][id]=2', 200, finds('Kiran Rao', 'Anna Weber')],
  ['reviews by the car', 'reviews?filters[carRental][name]=City Sedan', 200, finds('Dev Anand')],
  ['questions of a stay', 'faqs?filters[stay][slug]=palm-villa', 200, finds('Is there parking?')],
  ['nearby places by kind and stay', 'nearby-places?filters[Type]=other&filters[stay][id]=2', 200, finds('Mall Road')],
  ['house rules by the slug of the stay', 'house-rules?filters[stay][slug]=ganga-hostel', 200, finds('14:00')],
  ['two relations deep', 'stays?filters[room_types][Image][url][$contains]=room-sea', 200, finds(palm)],
  ['back and forth', 'room-types?filters[stay][room_types][Name]=Last Suite', 200, finds(...filledStay)],
  [
    'three relations deep',
    'reviews?filters[stay][room_types][Image][url][$contains]=room-sea&pagination[limit]=1',
    200,
    counts(3),
  ],
  [
    'four relations deep',
    'faqs?filters[stay][guest_reviews][stay][amenities][name]=Swimming Pool',
    200,
    finds('Is there parking?'),
  ],
  ['$null: nothing is there', 'stays?filters[activities][$null]=true', 200, finds(palm)],
  ['$notNull: something is there', 'stays?filters[activities][$notNull]=true', 200, finds(lake, ganga)],
  ['no id: nothing is there', 'stays?filters[activities][id][$null]=true', 200, finds(palm)],
  ['$null of a to-one relation', 'reviews?filters[stay][$null]=true', 200, counts(7)],
  [
    '$notNull of a to-one relation',
    'reviews?filters[attraction][id][$notNull]=true',
    200,
    finds('Kiran Rao', 'Anna Weber'),
  ],
  ['nothing is related to what is not published', 'stays?filters[guest_reviews][Name]=Hidden Harry', 200, finds()],
  ['nor to a draft', 'stays?filters[guest_reviews][Name]=Draft Dora', 200, finds()],
];
