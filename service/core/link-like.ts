// what mail programs and chat programs make a link of by themselves: a scheme, www., an address, a domain
const link = /:\/\/|\bwww\b|@|[\p{L}\p{M}\p{N}-]+\.[\p{L}\p{M}]{2,}|\b(?:\d{1,3}\.){3}\d{1,3}\b/iu;

/**
 * Whether a text carries what a program could make a link of. 'Dr. Asha Rao' and 'A. B. Rao' do not; 'Dr.Asha' does,
 * as no program can tell it from a domain.
 */
export function carriesLink(text: string): boolean {
  return link.test(text.normalize('NFKC'));
}

/** A name that may greet its owner: no link, no markup, no number to call or to pay. */
export function isGreetable(name: string): boolean {
  return !carriesLink(name) && !/[/\\:<>]|\d{4,}|(?:\d[\s-]?){7,}/.test(name.normalize('NFKC'));
}
