/** Stands for the name of the house in what every letter says: it is put there when the letter is kept, by its setting. */
export const house = '{house}';

/** Words of every letter, which no letter says itself. */
export const frameWords = {
  language: 'en',
  house,
  tagline: `${house}: stays, attractions, tours and cars in India`,
  noButton: 'If the button does not work, copy this address into your browser:',
  unsubscribe: 'Unsubscribe',
} as const;
