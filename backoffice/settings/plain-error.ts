/** Messages of schemas, in the wording of the back office. Our own messages stay unchanged. */
const plain: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/expected \w+, received undefined/, () => 'Fill this in.'],
  [/Too small: expected string/, () => 'Fill this in.'],
  [/expected (?:number|int), received/, () => 'Enter a number.'],
  [/Too big: expected string to have <=(\d+)/, (number) => `Enter up to ${number} characters.`],
  [/Too small: expected (?:number|int) to be >=?(-?[\d.]+)/, (number) => `Enter ${number} or more.`],
  [/Too big: expected (?:number|int) to be <=?(-?[\d.]+)/, (number) => `Enter ${number} or less.`],
  [/Too big: expected array to have <=(\d+)/, (number) => `You can add up to ${number}.`],
  [/Too small: expected array/, () => 'Add at least one.'],
  [/Invalid email/, () => 'Enter a valid email address.'],
  [/Invalid URL/, () => 'Enter a link that starts with https://'],
  [/must be { amount }/, () => 'Enter an amount in rupees, or a percentage and a cap.'],
  [/names \* a second time/, () => 'Another entry already covers all other types.'],
  [/names (.+) a second time/, (name) => `Another entry already covers ${name}.`],
  [/Invalid (?:option|input)/, () => 'Choose one of the options.'],
  // messages of content declarations, exactly as on the wire (API-30)
  [/^must be defined\.$/, () => 'Fill this in.'],
  [/^must be at most (\d+) characters$/, (number) => `Enter up to ${number} characters.`],
  [/^must be at least (\d+) characters$/, (number) => `Enter at least ${number} characters.`],
  [/^must be a number$/, () => 'Enter a number.'],
  [/^must be an integer$/, () => 'Enter a whole number.'],
  [/^must be greater than or equal to (.+)$/, (number) => `Enter ${number} or more.`],
  [/^must be less than or equal to (.+)$/, (number) => `Enter ${number} or less.`],
  [/^must be one of: /, () => 'Choose one of the options.'],
  [/^follows from cancellationPolicy, which is (.+)$/, (name) => `The cancellation policy sets this: ${name}.`],
  [/^This attribute must be unique$/, () => 'Another entry already has this value.'],
];

/** The message for a form. `path`: the field, whose name need not be repeated in the message. */
export function plainError(message: string, path = 'value'): string {
  const named = message.startsWith(`${path} `) || message.startsWith(`${path}.`);
  const text = named ? message.slice(path.length).replace(/^(?:\.\S+)? (?:is not valid: )?/, '') : message;
  for (const [pattern, words] of plain) {
    const found = pattern.exec(text);
    if (found) return words(found[1] ?? '');
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
}
