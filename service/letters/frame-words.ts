/** Words of every letter, which no letter says itself. */
export const frameWords = {
  language: 'en',
  house: 'Padharo',
  tagline: 'Padharo: stays, attractions, tours and cars in India',
  noButton: 'If the button does not work, copy this address into your browser:',
  unsubscribe: 'Unsubscribe',
} as const;
