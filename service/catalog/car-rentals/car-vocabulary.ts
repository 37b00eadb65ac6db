/** Kinds of car and of gear (S2 §3); Tempo Traveller is a kind of car (PRODUCT.md, S2). */
export const carTypes = ['Hatchback', 'Sedan', 'SUV', 'MUV', 'Luxury', 'Tempo Traveller'] as const;
export type CarType = (typeof carTypes)[number];

export const transmissions = ['Manual', 'Automatic'] as const;
