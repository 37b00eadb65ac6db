declare const webAddress: unique symbol;
/** An absolute http(s) address for links. */
export type WebAddress = string & { readonly [webAddress]: true };

function isWebAddress(text: string): text is WebAddress {
  return /^https?:\/\/[^\s\p{C}"<>\\]+$/u.test(text) && URL.canParse(text);
}

/** The only check of links in emails. Throws RangeError if the text is not an absolute http(s) address. */
export function webAddressOf(text: string): WebAddress {
  if (!isWebAddress(text)) throw new RangeError('A link in a letter must be an absolute http address');
  return text;
}
