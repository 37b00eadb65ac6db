/** The token in typed or scanned text: the text itself, or the end of the address in a voucher's QR code. */
export function tokenIn(text: string): string {
  const [address = ''] = text.trim().split(/[?#]/);
  return address.slice(address.lastIndexOf('/') + 1).slice(0, 1_000);
}
