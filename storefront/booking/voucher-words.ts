import { voucherCheckTexts } from '../../messages/en/voucher-check.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
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

const states: Readonly<Record<VoucherCheck['state'], readonly [state: Message, text: Message]>> = {
  valid: [voucherCheckTexts.valid, voucherCheckTexts.validText],
  used: [voucherCheckTexts.used, voucherCheckTexts.usedText],
  changed: [voucherCheckTexts.changed, voucherCheckTexts.changedText],
  cancelled: [voucherCheckTexts.cancelled, voucherCheckTexts.cancelledText],
  over: [voucherCheckTexts.over, voucherCheckTexts.overText],
};

/** The texts for the result of a check; undefined means that the signature is not ours. */
export function voucherTexts(t: Translate, check: VoucherCheck | undefined): VoucherTexts {
  if (!check) {
    return {
      holds: false,
      state: t(voucherCheckTexts.unknown),
      title: t(voucherCheckTexts.unknownTitle),
      days: '',
      visit: [],
      text: t(voucherCheckTexts.unknownText),
    };
  }
  const { state, name, startDay, lastDay, visit, usedAt } = check;
  const [stateText, text] = states[state];
  return {
    holds: state === 'valid',
    state: t(stateText),
    title: name,
    days: startDay === lastDay ? formatDay(t, startDay) : `${formatDay(t, startDay)} – ${formatDay(t, lastDay)}`,
    visit,
    text: state === 'used' && usedAt ? t(voucherCheckTexts.usedOn, { when: formatInstant(t, usedAt) }) : t(text),
  };
}
