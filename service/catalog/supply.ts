/** Supplies as tax law distinguishes them. Each can have a rate of its own in the tax rules. */
export const supplies = [
  'lodging',
  'tour',
  'transport-with-driver',
  'vehicle-without-driver',
  'entry',
  'service-fee',
] as const;
export type Supply = (typeof supplies)[number];

/** Supplies that are always made at their place: rooms and admission (IGST Act 2017, section 12(3) and (6)). */
const bound: ReadonlySet<Supply> = new Set(['lodging', 'entry']);

/**
 * The place of supply, as a state: for supplies bound to a place its state; for anything else sold to a business, the
 * state of its registration (section 12(2) and (9)); for other buyers the state of the product, where the journey
 * begins.
 */
export function placeOfSupply(
  supply: Supply,
  { product, buyer }: { product: string | undefined; buyer: string | undefined },
): string | undefined {
  return bound.has(supply) ? product : (buyer ?? product);
}
