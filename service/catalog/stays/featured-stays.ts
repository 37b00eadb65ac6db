import type { Context } from '../../platform/context.ts';
import type { StayCardData } from './stay-card-data.ts';
import { cardsOfTypes, toCard } from './stay-cards.sql.ts';

/** S1 §7 and §9: which types count as holiday homes and as hotels, and how many are shown. */
const typeWords = {
  homes: ['resort', 'apartment', 'villa', 'holiday', 'homestay', 'guest'],
  hotels: ['hotel'],
} as const;
const most = 12;

/** The home page's holiday homes or hotels, best first, 12 at most. */
export async function featuredStays(ctx: Context, kind: 'homes' | 'hotels'): Promise<StayCardData[]> {
  const rows = await cardsOfTypes(ctx.db, typeWords[kind], most);
  return rows.map((row) =>
    toCard(row, { price: row.price_paise, cost: row.price_paise, unitsLeft: null, nights: 1, rooms: 1, dated: false }),
  );
}
