const local = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const shape = new RegExp(`^${local}(?:\\.${local})*@(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`);

/** The domain of an email address in ASCII: `उदाहरण.भारत` is `xn--p1b6ci4b4b3a.xn--h2brj9c`. */
function asciiDomain(domain: string): string | undefined {
  // no character at which a URL parser would end the host name
  if (domain.length > 254 || !/^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u.test(domain)) return undefined;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/**
 * The only grammar of email addresses, for browser and server. Returns the stored form: lower case, trimmed, with the
 * domain in ASCII; undefined for an invalid address.
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
 * The mailbox behind an address (a result of `emailAddressOf`), for counting only. Everything after a plus is removed,
 * because most providers deliver it to the same person; dots are removed where the provider ignores them. Two people
 * can share a result, so emails are never sent to it.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at);
  const untagged = name.includes('+') && !name.startsWith('+') ? name.slice(0, name.indexOf('+')) : name;
  const folded = withoutDots.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return `${folded}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
