import { bookings } from './bookings.ts';
import { cars } from './cars.ts';
import { experiences } from './experiences.ts';
import { limits } from './limits.ts';
import { money } from './money.ts';
import type { Subject } from './mutant.ts';
import { panels } from './panels.ts';
import { quotes } from './quotes.ts';
import { stays } from './stays.ts';
import { tax } from './tax.ts';
import { terms } from './terms.ts';

/** All mutants, by what they are about. */
export const subjects: readonly Subject[] = [
  money,
  tax,
  quotes,
  terms,
  stays,
  experiences,
  cars,
  limits,
  bookings,
  panels,
].flat();
