import type { IconName } from '../ui/icon-names.ts';

export interface PointData {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** 'What we offer' (S1 §2): eight cards that inform and lead nowhere. */
export const offers: readonly PointData[] = [
  { icon: 'map', title: 'Tour Packages', text: 'From a weekend on the river to the four shrines.' },
  { icon: 'hotel', title: 'Hotel Booking', text: 'Hotels and homes with the whole price from the first look.' },
  { icon: 'compass', title: 'Expert Guides', text: 'People who grew up on the path they take you along.' },
  { icon: 'route', title: 'Travel Planning', text: 'What each season is good for, and how far things truly are.' },
  { icon: 'car', title: 'Transport Services', text: 'Cars with drivers who know the hill roads and the short cuts.' },
  { icon: 'mountain', title: 'Adventure Tours', text: 'Rafts, ropes, high passes, and guides with a rescue plan.' },
  { icon: 'camera', title: 'Photography Tours', text: 'On the right ghat at the right hour, before anybody else.' },
  { icon: 'utensils', title: 'Food Experience', text: 'Kitchens, markets and the stall with the longest queue.' },
];

/** How a journey comes about here, step by step. */
export const steps: readonly PointData[] = [
  {
    icon: 'search',
    title: 'Find your place',
    text: 'Search by town, state or river. Filters count what is left, and only what is free for your dates is offered.',
  },
  {
    icon: 'receipt-indian-rupee',
    title: 'See the whole price',
    text: 'Fees and tax stand under every price. The same amount is in your cart, in the letter and on the bill.',
  },
  {
    icon: 'calendar-check',
    title: 'Book now, pay later',
    text: 'Your room is held while you decide, until a time that we tell you to the minute.',
  },
  {
    icon: 'undo-2',
    title: 'Go, or change your mind',
    text: 'What comes back to you is shown before you cancel, by the terms you booked with.',
  },
];
