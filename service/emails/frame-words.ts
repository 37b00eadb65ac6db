import { type Phrase, phrase } from './phrase.ts';

/** Stands for the name of the house in what every email says: it is put there when the email is kept, by its setting. */
export const site = '{house}';

/** Words of every email, which no email says itself. */
export interface FrameWords<T> {
  readonly tagline: T;
  readonly noButton: T;
  readonly unsubscribe: T;
}

export const frameWords: FrameWords<Phrase> = {
  tagline: phrase('{house}: stays, attractions, tours and cars in India'),
  noButton: phrase('If the button does not work, copy this address into your browser:'),
  unsubscribe: phrase('Unsubscribe'),
};
