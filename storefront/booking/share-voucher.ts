import { sharedVoucherTexts } from '../../messages/en/shared-voucher.ts';
import type { Translate } from '../../messages/translate.ts';

/** The shareable facts of a voucher: no names, and the address to check it. */
interface SharedVoucher {
  readonly name: string;
  readonly place: string;
  readonly days: string;
  readonly check: string;
}

/** The text of a message that shares a voucher. */
function shareText(t: Translate, { name, place, days, check }: SharedVoucher): string {
  return [name, place, days, '', t(sharedVoucherTexts.link, { link: check })].join('\n');
}

/** A link that opens WhatsApp to choose the recipient. */
export function whatsAppLink(t: Translate, voucher: SharedVoucher): string {
  return `https://wa.me/?text=${encodeURIComponent(shareText(t, voucher).toWellFormed())}`;
}

/** A link that opens a new email. */
export function emailLink(t: Translate, voucher: SharedVoucher): string {
  const text = (words: string) => encodeURIComponent(words.toWellFormed());
  return `mailto:?subject=${text(t(sharedVoucherTexts.subject, { name: voucher.name }))}&body=${text(shareText(t, voucher).replaceAll('\n', '\r\n'))}`;
}
