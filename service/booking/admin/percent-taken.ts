/** Rooms over some nights. */
export interface Nights {
  readonly taken: number;
  readonly units: number;
}

/** The whole percentage that is taken. */
export function percentTaken({ taken, units }: Nights): number {
  return units > 0 ? Math.round((taken / units) * 100) : 0;
}
