/** What is supplied, as the tax law tells supplies apart. Each has a rate of its own where the rules of tax say so. */
export const supplies = [
  'lodging',
  'tour',
  'transport-with-driver',
  'vehicle-without-driver',
  'entry',
  'service-fee',
] as const;
export type Supply = (typeof supplies)[number];

/** What is supplied where it stands, whoever buys it: rooms, and what one enters (IGST Act 2017, section 12(3) and (6)). */
const bound: ReadonlySet<Supply> = new Set(['lodging', 'entry']);

/**
 * The place of supply: of what is bound to a place the state of that; of everything else that a business buys, the state
 * in which it is registered (section 12(2) and (9)). Of what others buy the state of the product, where the end-to-end test begins.
 */
export function placeOfSupply(
  supply: Supply,
  { product, buyer }: { product: string | undefined; buyer: string | undefined },
): string | undefined {
  return bound.has(supply) ? product : (buyer ?? product);
}
