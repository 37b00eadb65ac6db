import { showSaved } from '../../service/catalog/saved/show-saved.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { savedCard } from '../saved/saved-card-texts.ts';
import { service } from '../service.ts';
import { privateCaching } from '../shell/page-head.ts';
import type { Route } from './+types/saved-shown';

/** `GET /saved-shown?name=stay:lake-house&name=…`: the named products that are still offered, with today's prices. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const t = await textForReader(ctx);
  const names = new URL(request.url).searchParams.getAll('name');
  const shown = await showSaved(ctx, { names });
  const cards = shown.map((card) => savedCard(t, card));
  return Response.json(cards, { headers: { 'Cache-Control': privateCaching } });
}
