/** Part of a changed text: common to both versions, removed, or added. */
export interface WordChange {
  readonly text: string;
  readonly in: 'both' | 'was' | 'is';
}

const mostCells = 1_000_000;
/** If a smaller share of words is common, the two texts read better one after the other. */
const leastAlike = 0.3;

const wordsOf = (text: string) => text.split(/(?<=\s)(?=\S)/);

/** The word-level differences of two long texts; undefined if they have little in common or are too long to compare. */
export function wordChanges(was: string, is: string): readonly WordChange[] | undefined {
  const [old, now] = [wordsOf(was), wordsOf(is)];
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1;
  let tail = 0;
  const rest = () => Math.min(old.length, now.length) - head - tail;
  while (rest() > 0 && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const middle = changesIn(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  if (!middle) return undefined;
  const both = (words: readonly string[]) => words.map((text) => ({ text, in: 'both' as const }));
  const all = [...both(old.slice(0, head)), ...middle, ...both(old.slice(old.length - tail))];
  const alike = all.filter((one) => one.in === 'both').length;
  return alike < leastAlike * Math.max(old.length, now.length) ? undefined : joined(all);
}

/** Compares by the longest common subsequence of words. */
function changesIn(old: readonly string[], now: readonly string[]): WordChange[] | undefined {
  if ((old.length + 1) * (now.length + 1) > mostCells) return undefined;
  const width = now.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  const at = (one: number, other: number) => longest[one * width + other] ?? 0;
  for (let one = old.length - 1; one >= 0; one -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1)
      longest[one * width + other] =
        old[one] === now[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
  const changes: WordChange[] = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < now.length) {
    const [before = '', after = ''] = [old[one], now[other]];
    if (one < old.length && other < now.length && before === after) {
      changes.push({ text: before, in: 'both' });
      one += 1;
      other += 1;
    } else if (one < old.length && (other === now.length || at(one + 1, other) >= at(one, other + 1))) {
      changes.push({ text: before, in: 'was' });
      one += 1;
    } else {
      changes.push({ text: after, in: 'is' });
      other += 1;
    }
  }
  return changes;
}

/** Joins neighbours of the same kind. */
function joined(changes: readonly WordChange[]): WordChange[] {
  const all: WordChange[] = [];
  for (const change of changes) {
    const last = all.at(-1);
    if (last?.in === change.in) all[all.length - 1] = { ...last, text: last.text + change.text };
    else all.push(change);
  }
  return all;
}
