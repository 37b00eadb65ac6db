import { type MessageTemplate, template } from './message-template.ts';

/** Placeholder of the site's name in email texts, replaced by the setting when the email is stored. */
export const site = '{house}';

/** Texts around the content of every email. */
export interface FrameWords<T> {
  readonly tagline: T;
  readonly noButton: T;
  readonly unsubscribe: T;
}

export const frameWords: FrameWords<MessageTemplate> = {
  tagline: template('{house}: stays, attractions, tours and cars in India'),
  noButton: template('If the button does not work, copy this address into your browser:'),
  unsubscribe: template('Unsubscribe'),
};
