import { productReviewsTexts } from '../../messages/en/product/reviews.ts';
import { reviewsThemesTexts } from '../../messages/en/reviews/themes.ts';
import type { Translate } from '../../messages/translate.ts';

/** Words that speak of a theme, in lower case, in each language in which reviews are written. */
const themeWords = {
  breakfast: 'breakfast breakfasts नाश्ता नाश्ते',
  food: 'food meal meals lunch dinner dinners thali cook cooked cooking kitchen ate खाना खाने भोजन रसोई',
  clean: 'clean cleaned cleaner cleanliness spotless साफ़ साफ सफ़ाई सफाई',
  room: 'room rooms कमरा कमरे कमरों',
  bathroom: 'bathroom bathrooms bath shower geyser bucket towels बाथरूम शावर गीज़र',
  bed: 'bed beds mattress mattresses sleep slept बेड बिस्तर गद्दा गद्दे',
  staff: 'staff host hosts owner owners reception manager स्टाफ़ स्टाफ मेज़बान कर्मचारी',
  location: 'location located लोकेशन',
  view: 'view views balcony terrace rooftop नज़ारा नज़ारे दृश्य',
  quiet: 'quiet quieter silence silent शांत शांति',
  pool: 'pool pools पूल',
  wifi: 'wifi internet वाईफ़ाई इंटरनेट',
  parking: 'parking parked पार्किंग',
  price: 'price prices value क़ीमत कीमत दाम',
  children: 'child children kid kids बच्चा बच्चे बच्चों',
  guide: 'guide guides गाइड',
  driver: 'driver drivers ड्राइवर',
  boat: 'boat boats नाव',
  stairs: 'stairs stair steps climb सीढ़ी सीढ़ियाँ चढ़ाई',
  queue: 'queue queues कतार',
} as const satisfies Record<keyof typeof reviewsThemesTexts, string>;

type Theme = keyof typeof themeWords;

const themes = Object.entries(themeWords).map(([theme, words]) => ({
  theme: theme as Theme,
  words: words.split(' '),
}));

/** Fewer mentions make no theme, and not more themes than these are shown. */
const fewest = 2;
const most = 6;

/** What several reviews mention. */
export interface ThemeView {
  id: string;
  /** 'Breakfast · 12' */
  text: string;
  /** '12 reviews mention this: Breakfast' */
  found: string;
  /** The reviews that mention it, by id. */
  reviews: number[];
}

/** The words of a review. A letter and its dot below are one character, however they were typed. */
function wordsOf(text: string): Set<string> {
  const lower = text.normalize('NFC').toLowerCase().replaceAll(/wi-fi/g, 'wifi');
  return new Set(lower.match(/[\p{L}\p{M}]+/gu));
}

/** What the reviews mention most, counted in their own words: a review counts once for a theme. */
export function themesView(t: Translate, reviews: readonly { id: number; comment: string }[]): ThemeView[] {
  const read = reviews.map(({ id, comment }) => ({ id, written: wordsOf(comment) }));
  return themes
    .map(({ theme, words }) => ({
      theme,
      reviews: read.filter(({ written }) => words.some((word) => written.has(word))).map(({ id }) => id),
    }))
    .filter(({ reviews }) => reviews.length >= fewest)
    .sort((a, b) => b.reviews.length - a.reviews.length)
    .slice(0, most)
    .map(({ theme, reviews }) => {
      const values = { theme: t(reviewsThemesTexts[theme]), count: reviews.length };
      return {
        id: theme,
        text: t(productReviewsTexts.themeCount, values),
        found: t(productReviewsTexts.themeFound, values),
        reviews,
      };
    });
}
