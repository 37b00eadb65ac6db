import { homeViewTexts } from '../../messages/en/home/view.ts';
import type { PointMessages } from './point.ts';

/** 'What we offer' (HOME-10): eight cards without links. */
export const offers: readonly PointMessages[] = [
  { icon: 'map', title: homeViewTexts.tours, text: homeViewTexts.toursText },
  { icon: 'hotel', title: homeViewTexts.hotels, text: homeViewTexts.hotelsText },
  { icon: 'compass', title: homeViewTexts.guides, text: homeViewTexts.guidesText },
  { icon: 'route', title: homeViewTexts.planning, text: homeViewTexts.planningText },
  { icon: 'car', title: homeViewTexts.transport, text: homeViewTexts.transportText },
  { icon: 'mountain', title: homeViewTexts.adventure, text: homeViewTexts.adventureText },
  { icon: 'camera', title: homeViewTexts.photography, text: homeViewTexts.photographyText },
  { icon: 'utensils', title: homeViewTexts.food, text: homeViewTexts.foodText },
];

/** How a trip is booked here, step by step. */
export const steps: readonly PointMessages[] = [
  {
    icon: 'search',
    title: homeViewTexts.find,
    text: homeViewTexts.findText,
  },
  {
    icon: 'receipt-indian-rupee',
    title: homeViewTexts.price,
    text: homeViewTexts.priceText,
  },
  {
    icon: 'calendar-check',
    title: homeViewTexts.book,
    text: homeViewTexts.bookText,
  },
  {
    icon: 'undo-2',
    title: homeViewTexts.change,
    text: homeViewTexts.changeText,
  },
];
