import type { IconName } from '../ui/icon-names.ts';

export interface PointData {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** 'What we offer' (HOME-10): eight cards without links. */
export const offers: readonly PointData[] = [
  { icon: 'map', title: 'Tour Packages', text: 'From a weekend on the river to the Char Dham.' },
  { icon: 'hotel', title: 'Hotel Booking', text: 'Hotels and homes with taxes and fees shown upfront.' },
  { icon: 'compass', title: 'Expert Guides', text: 'Guides who grew up where they take you.' },
  { icon: 'route', title: 'Travel Planning', text: 'When to go, and how far apart places really are.' },
  { icon: 'car', title: 'Transport Services', text: 'Cars with drivers who know the hill roads.' },
  { icon: 'mountain', title: 'Adventure Tours', text: 'Rafting, climbing and high passes, with trained guides.' },
  { icon: 'camera', title: 'Photography Tours', text: 'The right place at the right hour for the light.' },
  { icon: 'utensils', title: 'Food Experience', text: 'Home kitchens, markets and the best street food.' },
];

/** How a trip is booked here, step by step. */
export const steps: readonly PointData[] = [
  {
    icon: 'search',
    title: 'Find your place',
    text: 'Search by town or state. With your dates, you see only what is available.',
  },
  {
    icon: 'receipt-indian-rupee',
    title: 'See the full price',
    text: 'Taxes and fees are shown upfront. The total is the same in your cart, in our email and on your invoice.',
  },
  {
    icon: 'calendar-check',
    title: 'Book now, pay later',
    text: 'We hold your booking while you decide, and tell you exactly until when.',
  },
  {
    icon: 'undo-2',
    title: 'Go, or change your mind',
    text: 'You’ll see your refund before you cancel, under the policy you booked with.',
  },
];
