import { productTrendingTexts } from '../../messages/en/product/trending.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';

const names: Readonly<Record<string, Message>> = {
  Uttarakhand: productTrendingTexts.uttarakhand,
  'Himachal Pradesh': productTrendingTexts.himachalPradesh,
  Rajasthan: productTrendingTexts.rajasthan,
  'New Delhi': productTrendingTexts.newDelhi,
  Delhi: productTrendingTexts.delhi,
  Mumbai: productTrendingTexts.mumbai,
  Pune: productTrendingTexts.pune,
  Kolhapur: productTrendingTexts.kolhapur,
  Ramnagar: productTrendingTexts.ramnagar,
  Varanasi: productTrendingTexts.varanasi,
  Agra: productTrendingTexts.agra,
  Goa: productTrendingTexts.goa,
  Manali: productTrendingTexts.manali,
  Rishikesh: productTrendingTexts.rishikesh,
  Udaipur: productTrendingTexts.udaipur,
  Kochi: productTrendingTexts.kochi,
  Bangalore: productTrendingTexts.bangalore,
  Kolkata: productTrendingTexts.kolkata,
  Jaipur: productTrendingTexts.jaipur,
  Nainital: productTrendingTexts.nainital,
  Munnar: productTrendingTexts.munnar,
};

/** How a trending place is called in the reader's language; other places as they are given. */
export function trendingName(t: Translate, place: string): string {
  const name = names[place];
  return name ? t(name) : place;
}
