import type { VoucherCheck } from '../../service/booking/model/voucher-state.ts';
import { formatDay, formatInstant } from '../../service/core/day.ts';

/** The texts of a voucher's page. */
export interface VoucherTexts {
  /** True if it is valid. */
  readonly holds: boolean;
  readonly state: string;
  readonly title: string;
  readonly days: string;
  /** When and where a visit begins. */
  readonly visit: VoucherCheck['visit'];
  readonly text: string;
}

const states: Readonly<Record<VoucherCheck['state'], readonly [state: string, text: string]>> = {
  valid: ['Valid', 'Paid and not yet used.'],
  used: ['Used', 'This voucher was used'],
  changed: ['Changed', 'The booking has changed since this voucher was issued. Ask for the new voucher.'],
  cancelled: ['Cancelled', 'This booking was cancelled. The voucher is not valid.'],
  over: ['Expired', 'This voucher has expired.'],
};

/** The texts for the result of a check; undefined means that the signature is not ours. */
export function voucherTexts(check: VoucherCheck | undefined): VoucherTexts {
  if (!check) {
    const text = 'We did not issue this voucher, or the link is incomplete.';
    return { holds: false, state: 'Not valid', title: 'This is not one of our vouchers', days: '', visit: [], text };
  }
  const { state, name, startDay, lastDay, visit, usedAt } = check;
  const [stateText, text] = states[state];
  return {
    holds: state === 'valid',
    state: stateText,
    title: name,
    days: startDay === lastDay ? formatDay(startDay) : `${formatDay(startDay)} – ${formatDay(lastDay)}`,
    visit,
    text: usedAt ? `${text} on ${formatInstant(usedAt)}.` : text,
  };
}

/** The shareable facts of a voucher: no names, and the address to check it. */
interface SharedVoucher {
  readonly name: string;
  readonly place: string;
  readonly days: string;
  readonly check: string;
}

/** The text of a message that shares a voucher. */
function shareText({ name, place, days, check }: SharedVoucher): string {
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
