const local = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const shape = new RegExp(`^${local}(?:\\.${local})*@(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`);

/** A domain of other emails as the net knows it: `उदाहरण.भारत` is `xn--p1b6ci4b4b3a.xn--h2brj9c`. */
function asciiDomain(domain: string): string | undefined {
  // nothing that an address of the web could end the domain by
  if (domain.length > 254 || !/^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u.test(domain)) return undefined;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/**
 * The only grammar of addresses, for both sides. The address as it is stored, lower-case, without spaces around it and with
 * its domain in ASCII; undefined for a text that is no address.
 */
export function emailAddressOf(text: string): string | undefined {
  const typed = text.replace(/^ +| +$/g, '').toLowerCase();
  const [name = '', domain = '', ...more] = typed.length <= 600 ? typed.split('@') : [];
  const isAscii = !/[^\0-\x7f]/.test(domain);
  const address = isAscii ? typed : [name, asciiDomain(domain) ?? '', ...more].join('@');
  return address.length <= 254 && name.length <= 64 && shape.test(address) ? address : undefined;
}

const withoutDots = new Set(['gmail.com', 'googlemail.com']);
/**
 * The mailbox that an address (as `emailAddressOf` gives it) ends in, for counting only: what comes after a plus is left
 * out everywhere, since most providers deliver it to the same person; dots are left out where the provider does not
 * see them. Two people can share one, so it is never where anything is sent.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at);
  const untagged = name.includes('+') && !name.startsWith('+') ? name.slice(0, name.indexOf('+')) : name;
  const folded = withoutDots.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return `${folded}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
