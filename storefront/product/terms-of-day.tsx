import { productTermsTexts } from '../../messages/en/product/terms.ts';
import type { CancellationPolicy } from '../../service/catalog/cancellation-policy.ts';
import { cancellationTerms } from '../../service/catalog/cancellation-terms.ts';
import { type Day, instantAt } from '../../service/core/day.ts';
import { type Paise, zero } from '../../service/core/money.ts';
import { TermsRows } from '../booking/terms-rows.tsx';
import { termsRows } from '../booking/terms-words.ts';
import { useNow } from '../booking/use-now.ts';
import { useText } from '../rendering/text.tsx';

/** The refunds and deadlines for anything that begins on that day at that time. */
export default function TermsOfDay(props: {
  policy: CancellationPolicy;
  start: string;
  day: Day;
  time: string;
  payable: Paise;
}) {
  const t = useText();
  const { policy, start, day, time, payable } = props;
  const now = useNow();
  const cancellation = cancellationTerms(t, { policy, starts: instantAt(day, time), start }, new Date(now ?? 0));
  const rows = termsRows(t, { totalPrice: payable, tax: zero, cancellation }, null);
  // the last row says that there is no refund after the others
  if (rows.length < 3) return <p className="text-center text-sm text-ink-soft">{cancellation.text}</p>;
  return <TermsRows title={t(productTermsTexts.cancellationPolicy)} rows={rows} />;
}
