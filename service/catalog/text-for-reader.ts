import { english, type Translate, textIn, withPlaces } from '../../messages/translate.ts';
import { placesIn } from '../../messages/translations.ts';
import { allTranslations } from '../content/translations.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';

const made = new WeakMap<ReadonlyMap<string, string>, Translate>();

/**
 * Formats texts in the reader's language, with the names of destinations, regions and landmarks in it. At most one statement, whose
 * result is cached; none in English.
 *
 * @may everyone
 */
export async function textForReader(ctx: Pick<Context, 'db' | 'now' | 'language' | 'viewer'>): Promise<Translate> {
  requireRight(ctx.viewer, 'read the site');
  if (ctx.language === 'en') return english;
  const places = await allTranslations(ctx, 'destination');
  const t = made.get(places) ?? withPlaces(withPlaces(textIn(ctx.language), placesIn(ctx.language)), places);
  made.set(places, t);
  return t;
}
