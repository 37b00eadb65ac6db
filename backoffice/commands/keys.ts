/** A key press, as far as it decides what happens. */
export interface Press {
  readonly key: string;
  /** The place of the key on the keyboard, for scripts without Latin letters. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  /** In milliseconds. */
  readonly timeStamp: number;
}

/** The circumstances of a key press. */
export interface Around {
  readonly isMac: boolean;
  /** True in a field that takes letters. */
  readonly inField: boolean;
  /** False: the user has turned off keys without Ctrl or ⌘. */
  readonly singleKeys: boolean;
  /** When G was pressed, if it was the last key. */
  readonly afterG: number | undefined;
}

/** What a key does. `wait`: a letter follows that says which page to open. */
export type KeyCommand =
  | { readonly does: 'search' | 'keys' | 'next' | 'previous' | 'wait' }
  | { readonly does: 'go'; readonly goKey: string };

/** Milliseconds within which the letter follows G. */
const timeout = 1_500;

const signs: ReadonlyMap<string, KeyCommand> = new Map([
  ['/', { does: 'search' }],
  ['?', { does: 'keys' }],
  ['g', { does: 'wait' }],
  ['j', { does: 'next' }],
  ['k', { does: 'previous' }],
]);
const mayRepeat = new Set(['j', 'k']);

/** The letter or sign of a key; on keyboards of other scripts what a Latin keyboard has there. */
function signOf({ key, code, shiftKey }: Press): string {
  if (key.length !== 1 || /[!-~]/.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

/** What a key does outside of the command bar; undefined: nothing of ours. */
export function commandOf(press: Press, { isMac, inField, singleKeys, afterG }: Around): KeyCommand | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat, timeStamp } = press;
  const sign = signOf(press);
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    const isChord = ctrlKey !== metaKey && metaKey === isMac;
    return isChord && sign === 'k' && !shiftKey && !repeat ? { does: 'search' } : undefined;
  }
  const isLatin = /^[a-z]$/.test(sign);
  if (inField || !singleKeys || (shiftKey && isLatin) || (repeat && !mayRepeat.has(sign))) return undefined;
  if (afterG !== undefined && timeStamp - afterG <= timeout && isLatin) return { does: 'go', goKey: sign };
  return signs.get(sign);
}

/** What was typed while the command bar was loading. */
export interface TypedAhead {
  readonly text: string;
  readonly entered: boolean;
}

export const nothingTyped: TypedAhead = { text: '', entered: false };

/** The same with one more key; undefined: the key is not for the command bar. Null: it is not to open. */
export function typedAhead(
  before: TypedAhead,
  { key, ctrlKey, metaKey, altKey }: Press,
): TypedAhead | null | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Escape') return null;
  if (key === 'Enter') return { text: before.text, entered: true };
  if (key === 'Backspace') return { text: before.text.slice(0, -1), entered: false };
  return [...key].length === 1 ? { text: before.text + key, entered: false } : undefined;
}
