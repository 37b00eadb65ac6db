/** The token in what was typed or scanned: by itself, or at the end of the address in the code of a voucher. */
export function tokenIn(text: string): string {
  const [address = ''] = text.trim().split(/[?#]/);
  return address.slice(address.lastIndexOf('/') + 1).slice(0, 1_000);
}
