/** Messages of schemas, in the wording of the back office. Our own messages stay unchanged. */
const plain: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/expected \w+, received undefined/, () => 'Please fill this in.'],
  [/Too small: expected string/, () => 'Please fill this in.'],
  [/expected (?:number|int), received/, () => 'Please write a number.'],
  [/Too big: expected string to have <=(\d+)/, (number) => `This can have ${number} letters at most.`],
  [/Too small: expected (?:number|int) to be >=?(-?[\d.]+)/, (number) => `This cannot be less than ${number}.`],
  [/Too big: expected (?:number|int) to be <=?(-?[\d.]+)/, (number) => `This cannot be more than ${number}.`],
  [/Too big: expected array to have <=(\d+)/, (number) => `There can be ${number} at most.`],
  [/Too small: expected array/, () => 'There must be one at least.'],
  [/Invalid email/, () => 'This is not an email address.'],
  [/Invalid URL/, () => 'This must be an address that begins with https://'],
  [/must be { amount }/, () => 'Write rupees, or per cent and the most that it can come to.'],
  [/names \* a second time/, () => 'Another entry is for all others already.'],
  [/names (.+) a second time/, (name) => `Another entry is for ${name} already.`],
  [/Invalid (?:option|input)/, () => 'Please choose one of these.'],
  // messages of content declarations, exactly as on the wire (API-30)
  [/^must be defined\.$/, () => 'Please fill this in.'],
  [/^must be at most (\d+) characters$/, (number) => `This can have ${number} letters at most.`],
  [/^must be at least (\d+) characters$/, (number) => `This must have ${number} letters at least.`],
  [/^must be a number$/, () => 'Please write a number.'],
  [/^must be an integer$/, () => 'Please write a whole number.'],
  [/^must be greater than or equal to (.+)$/, (number) => `This cannot be less than ${number}.`],
  [/^must be less than or equal to (.+)$/, (number) => `This cannot be more than ${number}.`],
  [/^must be one of: /, () => 'Please choose one of these.'],
  [/^follows from cancellationPolicy, which is (.+)$/, (name) => `This follows from the cancellation policy: ${name}.`],
  [/^This attribute must be unique$/, () => 'Another entry has the same already.'],
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
