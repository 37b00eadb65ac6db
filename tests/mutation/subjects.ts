import { bookings } from './bookings.ts';
import { cars } from './cars.ts';
import { documents } from './documents.ts';
import { experiences } from './experiences.ts';
import { kinds } from './kinds.ts';
import { limits } from './limits.ts';
import { money } from './money.ts';
import type { MutatedModule } from './mutant.ts';
import { panels } from './panels.ts';
import { prices } from './prices.ts';
import { quotes } from './quotes.ts';
import { stays } from './stays.ts';
import { stock } from './stock.ts';
import { tax } from './tax.ts';
import { terms } from './terms.ts';

/** All mutants, by what they are about. */
export const subjects: readonly MutatedModule[] = [
  money,
  prices,
  tax,
  kinds,
  stock,
  quotes,
  terms,
  stays,
  experiences,
  cars,
  limits,
  bookings,
  documents,
  panels,
].flat();
