import { productDatesTexts } from '../../messages/en/product/dates.ts';
import { useText } from '../rendering/text.tsx';
import type { ChosenRange, RangeKind, RangePart } from './range-choice.ts';
import { dayInField } from './typed-day.ts';

interface PartButtonProps {
  of: RangePart;
  range: ChosenRange;
  kind: RangeKind;
  /** The day that is being picked. */
  part: RangePart;
  onPart: (part: RangePart) => void;
}

/** For the sheet, which covers the fields: shows one of the two days and switches to it. */
export function PartButton({ of, range, kind, part, onPart }: PartButtonProps) {
  const t = useText();
  const day = of === 'first' ? range.checkIn : range.checkOut;
  return (
    <button
      type="button"
      aria-pressed={of === part}
      onClick={() => onPart(of)}
      className="min-h-14 rounded-field border border-line-strong px-4 py-1.5 text-left aria-pressed:border-accent aria-pressed:bg-accent-soft"
    >
      <span className="block text-xs leading-4 font-semibold text-ink-soft">{t(kind[of].label)}</span>
      <span className={day ? 'text-ink' : 'text-ink-soft'}>
        {day ? dayInField(t, day) : t(productDatesTexts.addDate)}
      </span>
    </button>
  );
}
