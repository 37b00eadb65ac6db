import { savedPricesTexts } from '../../messages/en/saved-prices.ts';
import { showSaved } from '../../service/catalog/saved/show-saved.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { formatMoney } from '../../service/core/money.ts';
import type { SavedCard } from '../saved/saved-groups.ts';
import { service } from '../service.ts';
import { privateCaching } from '../shell/page-head.ts';
import type { Route } from './+types/saved-shown';

/** `GET /saved-shown?name=stay:lake-house&name=…`: the named products that are still offered, with today's prices. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const t = await textForReader(ctx);
  const names = new URL(request.url).searchParams.getAll('name');
  const shown = await showSaved(ctx, { names });
  const cards = shown.map(
    ({ type, slug, name, location, place, image, price, of }): SavedCard => ({
      name: `${type}:${slug}`,
      type,
      slug,
      title: name,
      location,
      place: place && t.place(place),
      image: image?.url ?? '',
      srcSet: image?.srcSet,
      price: price === null ? null : t(savedPricesTexts[of], { price: formatMoney(price) }),
    }),
  );
  return Response.json(cards, { headers: { 'Cache-Control': privateCaching } });
}
