/** Kinds of tour (S2 §3). */
export const tourTypes = ['adventure', 'cultural', 'pilgrimage', 'wildlife'] as const;
