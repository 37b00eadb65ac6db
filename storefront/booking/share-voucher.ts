/** What is passed on of a voucher: nobody's name, and where it can be checked. */
export interface SharedVoucher {
  readonly name: string;
  readonly place: string;
  readonly days: string;
  readonly check: string;
}

/** The text of a message that passes a voucher on. */
export function shareText({ name, place, days, check }: SharedVoucher): string {
  return [name, place, days, '', `Voucher: ${check}`].join('\n');
}

/** Opens WhatsApp, where one chooses whom to send it to. */
export function whatsAppLink(voucher: SharedVoucher): string {
  return `https://wa.me/?text=${encodeURIComponent(shareText(voucher).toWellFormed())}`;
}

/** Opens a new email. */
export function emailLink(voucher: SharedVoucher): string {
  const text = (words: string) => encodeURIComponent(words.toWellFormed());
  return `mailto:?subject=${text(`Voucher: ${voucher.name}`)}&body=${text(shareText(voucher).replaceAll('\n', '\r\n'))}`;
}
