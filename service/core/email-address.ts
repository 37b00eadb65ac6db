const local = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const shape = new RegExp(`^${local}(?:\\.${local})*@(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`);

/** The address as it is stored, lower-case and without spaces around it; undefined for a text that is no address. */
export function emailAddressOf(text: string): string | undefined {
  const address = text.replace(/^ +| +$/g, '').toLowerCase();
  const [name = ''] = address.split('@');
  return address.length <= 254 && name.length <= 64 && shape.test(address) ? address : undefined;
}
