import { adminFormTexts } from '../../messages/en/admin/form.ts';
import type { Translate } from '../../messages/translate.ts';

/** Messages of schemas, in the wording of the back office. Our own messages stay unchanged. */
const plain: readonly (readonly [RegExp, (t: Translate, found: string) => string])[] = [
  [/expected \w+, received undefined/, (t) => t(adminFormTexts.fillIn)],
  [/Too small: expected string/, (t) => t(adminFormTexts.fillIn)],
  [/expected (?:number|int), received/, (t) => t(adminFormTexts.enterNumber)],
  [/Too big: expected string to have <=(\d+)/, (t, found) => t(adminFormTexts.charactersAtMost, { number: found })],
  [
    /Too small: expected (?:number|int) to be >=?(-?[\d.]+)/,
    (t, found) => t(adminFormTexts.atLeast, { number: found }),
  ],
  [/Too big: expected (?:number|int) to be <=?(-?[\d.]+)/, (t, found) => t(adminFormTexts.atMost, { number: found })],
  [/Too big: expected array to have <=(\d+)/, (t, found) => t(adminFormTexts.addAtMost, { number: found })],
  [/Too small: expected array/, (t) => t(adminFormTexts.addOne)],
  [/Invalid URL/, (t) => t(adminFormTexts.enterLink)],
  [/must be { amount }/, (t) => t(adminFormTexts.enterAmount)],
  [/names \* a second time/, (t) => t(adminFormTexts.restCovered)],
  [/names (.+) a second time/, (t, found) => t(adminFormTexts.nameCovered, { name: found })],
  [/Invalid (?:option|input)/, (t) => t(adminFormTexts.chooseOption)],
  // messages of content declarations, exactly as on the wire (API-30)
  [/^must be defined\.$/, (t) => t(adminFormTexts.fillIn)],
  [/^must be at most (\d+) characters$/, (t, found) => t(adminFormTexts.charactersAtMost, { number: found })],
  [/^must be at least (\d+) characters$/, (t, found) => t(adminFormTexts.charactersAtLeast, { number: found })],
  [/^must be a number$/, (t) => t(adminFormTexts.enterNumber)],
  [/^must be an integer$/, (t) => t(adminFormTexts.enterWholeNumber)],
  [/^must be greater than or equal to (.+)$/, (t, found) => t(adminFormTexts.atLeast, { number: found })],
  [/^must be less than or equal to (.+)$/, (t, found) => t(adminFormTexts.atMost, { number: found })],
  [/^must be one of: /, (t) => t(adminFormTexts.chooseOption)],
  [/^follows from cancellationPolicy, which is (.+)$/, (t, found) => t(adminFormTexts.policySets, { name: found })],
  [/^This attribute must be unique$/, (t) => t(adminFormTexts.valueTaken)],
];

/** The message for a form. `path`: the field, whose name need not be repeated in the message. */
export function plainError(t: Translate, message: string, path = 'value'): string {
  const named = message.startsWith(`${path} `) || message.startsWith(`${path}.`);
  const text = named ? message.slice(path.length).replace(/^(?:\.\S+)? (?:is not valid: )?/, '') : message;
  for (const [pattern, words] of plain) {
    const found = pattern.exec(text);
    if (found) return words(t, found[1] ?? '');
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
}
