import { isGreetable } from '../core/link-like.ts';
import { type Phrase, phrase } from './phrase.ts';
import { oneLine } from './words.ts';

/**
 * How an email greets the owner of an address that is confirmed: 'Hello Asha,'. Others are greeted without a name, for
 * whoever typed the address typed the name. One that could be read as a link or a number to pay is left out here too.
 */
export function greeting(name: string | null): Phrase {
  const line = oneLine(name ?? '', 60);
  return line === '' || !isGreetable(line) ? phrase('Hello,') : phrase('Hello {name},', { name: line });
}
