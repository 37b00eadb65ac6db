import { savedPricesTexts } from '../../messages/en/saved-prices.ts';
import type { Translate } from '../../messages/translate.ts';
import type { SavedProductCard } from '../../service/catalog/saved/show-saved.ts';
import { formatMoney } from '../../service/core/money.ts';
import type { SavedCard } from './saved-groups.ts';

/** The texts of a saved product's card. */
export function savedCard(
  t: Translate,
  { type, slug, name, location, place, image, price, of }: SavedProductCard,
): SavedCard {
  return {
    name: `${type}:${slug}`,
    type,
    slug,
    title: name,
    location,
    place: place && t.place(place),
    image: image?.url ?? '',
    srcSet: image?.srcSet,
    price: price === null ? null : t(savedPricesTexts[of], { price: formatMoney(price) }),
  };
}
