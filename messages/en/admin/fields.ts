import { catalogue } from '../../catalogue.ts';

/** What fields of entries mean: beside them in forms, and in the API documentation. */
export const adminFieldsTexts = catalogue('admin/fields', {
  policyNames:
    'The cancellation policy: {names} or one from the setting cancellation-policies. If empty, flexible with free cancellation, otherwise non-refundable. If set, it decides whether cancellation is free',
  policy: 'If chosen, it decides whether cancellation is free',
  noPolicy: 'As set by free cancellation',
  meetingPoint: 'Where travellers meet, as vouchers and emails name it: Main gate, Hotel lobby pick-up in Delhi',
  meetingTime: 'When travellers meet on the first day, as HH:MM. Time slots replace it with the chosen time',
  seasonFirstDay: 'First day of the season in which it is offered. Leave both days empty to offer it all year',
  seasonLastDay: 'Last day of that season, included',
  everyYear: 'The season repeats every year from the date of its first day to the date of its last day',
  meals: 'Meals included',
  nightHotel: 'Accommodation for the night, by name or type',
  stops: 'Stops in order. We find them by name, otherwise by coordinates',
  maxGuests: 'Adults per room',
  maxOccupancy: 'Guests per room, adults and children together. If empty, up to four children with the adults',
  stayPrice: 'The price of the cheapest room, once the stay has rooms. To publish a stay, enter a price or add a room',
  couples: 'Can unmarried couples stay? If empty, guests are asked to call the property',
  localIds: 'Can guests with an ID of your own town stay? If empty, guests are asked to call the property',
  minimumAge: 'In years, of the guest who checks in',
  vegetarian: 'Is the kitchen vegetarian only?',
  extraBed: 'Can guests have an extra bed?',
  extraBedPrice: 'A night, paid at the property. 0 if it is free',
  earlyCheckIn: 'The earliest time a guest can ask for, as HH:MM',
  earlyCheckInPrice: 'Paid at the property. 0 if it is free',
  lift: 'Does the building have a lift?',
  groundFloor: 'Are there rooms on the ground floor?',
  steps: 'Steps from the road or the car park to the entrance. 0 for step-free access',
  nearestPlace: 'The temple, gate or landmark that guests come for: Jagannath Temple, east gate',
  nearestDistance: 'The way to that place in metres',
  unusedPolicy: 'Not shown on the website. Guests see the cancellation policy of the stay, which sets their refund',
});
