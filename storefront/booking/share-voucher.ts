/** The shareable facts of a voucher: no names, and the address to check it. */
export interface SharedVoucher {
  readonly name: string;
  readonly place: string;
  readonly days: string;
  readonly check: string;
}

/** The text of a message that shares a voucher. */
export function shareText({ name, place, days, check }: SharedVoucher): string {
  return [name, place, days, '', `Voucher: ${check}`].join('\n');
}

/** A link that opens WhatsApp to choose the recipient. */
export function whatsAppLink(voucher: SharedVoucher): string {
  return `https://wa.me/?text=${encodeURIComponent(shareText(voucher).toWellFormed())}`;
}

/** A link that opens a new email. */
export function emailLink(voucher: SharedVoucher): string {
  const text = (words: string) => encodeURIComponent(words.toWellFormed());
  return `mailto:?subject=${text(`Voucher: ${voucher.name}`)}&body=${text(shareText(voucher).replaceAll('\n', '\r\n'))}`;
}
