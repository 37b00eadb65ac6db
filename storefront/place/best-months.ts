import { placeTexts } from '../../messages/en/place.ts';
import type { Translate } from '../../messages/translate.ts';
import { monthNames } from '../../service/core/day.ts';

/** A month of the strip: 'O' for October. */
export interface MonthView {
  readonly name: string;
  readonly best: boolean;
}

const everyMonth = Array.from({ length: 12 }, (_, month) => month + 1);
const after = (month: number) => (month % 12) + 1;
const before = (month: number) => (month === 1 ? 12 : month - 1);

/** The twelve months, each with its initial. */
export function monthStrip(t: Translate, best: readonly number[]): MonthView[] {
  const names = monthNames(t);
  return everyMonth.map((month) => ({
    name: initialOf(t.language, names[month - 1] ?? ''),
    best: best.includes(month),
  }));
}

/** A vowel sign belongs to its consonant: 'अप्रैल' begins with 'अ', 'जून' with 'जू'. */
const initialOf = (language: string, name: string) => [...new Intl.Segmenter(language).segment(name)][0]?.segment ?? '';

/** 'October to March', 'March to May and October'; empty for none, or all of the year. */
export function monthSpans(t: Translate, best: readonly number[]): string {
  const names = monthNames(t);
  const starts = everyMonth.filter((month) => best.includes(month) && !best.includes(before(month)));
  const spans = starts.map((first) => {
    let last = first;
    while (best.includes(after(last))) last = after(last);
    const [from = '', to = ''] = [names[first - 1], names[last - 1]];
    return first === last ? from : t(placeTexts.span, { first: from, last: to });
  });
  return t.list(spans);
}
