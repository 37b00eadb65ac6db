import { isGreetable } from '../core/link-like.ts';
import { type MessageTemplate, template } from './message-template.ts';
import { oneLine } from './words.ts';

/**
 * Greets the owner of a confirmed address: 'Hello Asha,'. For an unconfirmed address there is no name, because the
 * person who typed the address typed the name too. A name that looks like a link or a phone number is left out as well.
 */
export function greeting(name: string | null): MessageTemplate {
  const line = oneLine(name ?? '', 60);
  return line === '' || !isGreetable(line) ? template('Hello,') : template('Hello {name},', { name: line });
}
