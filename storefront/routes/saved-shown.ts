import { showSaved } from '../../service/catalog/saved/show-saved.ts';
import { formatMoney } from '../../service/core/money.ts';
import type { SavedCard } from '../saved/saved-groups.ts';
import { service } from '../service.ts';
import { privateCaching } from '../shell/page-head.ts';
import type { Route } from './+types/saved-shown';

/** `GET /saved-shown?name=stay:lake-house&name=…`: the named products that are still offered, with today's prices. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const names = new URL(request.url).searchParams.getAll('name');
  const shown = await showSaved(context.get(service), { names });
  const cards = shown.map(
    ({ type, slug, name, location, place, image, price, of }): SavedCard => ({
      name: `${type}:${slug}`,
      type,
      slug,
      title: name,
      location,
      place,
      image: image?.url ?? '',
      srcSet: image?.srcSet,
      price: price === null ? null : `${formatMoney(price)} for one ${of}`,
    }),
  );
  return Response.json(cards, { headers: { 'Cache-Control': privateCaching } });
}
