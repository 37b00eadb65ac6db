/** Words that look alike. */
export interface RichRun {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Checked: it leads to the web, to a letter or to a telephone. */
  readonly href?: string;
}

/** A part of a text, in the few forms that a text may have on our pages, however it was written. */
export interface RichBlock {
  readonly type: 'paragraph' | 'heading' | 'list' | 'steps';
  /** Paragraphs and headings have one item, lists one for each of theirs. */
  readonly items: readonly (readonly RichRun[])[];
}

const safe = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;
// browsers read a backslash as a slash and pass over what cannot be seen: '/\evil.in' is another site
const misread = /[\\\p{Cc}]/u;

/** The address of a link, when it is one that a text may have; of any other only the words are kept. */
export function safeAddress(address: string): string | undefined {
  const trimmed = address.trim();
  return safe.test(trimmed) && !misread.test(trimmed) ? trimmed : undefined;
}

export const saysSomething = (runs: readonly RichRun[]): boolean => runs.some(({ text }) => text.trim() !== '');

const wordsOf = (runs: readonly RichRun[]) => runs.map(({ text }) => text).join('');

/** The words alone: paragraphs by empty lines, and what a list has line by line. */
export function plainText(blocks: readonly RichBlock[]): string {
  return blocks
    .map(({ type, items }) =>
      items
        .map((runs, index) => {
          const mark = type === 'list' ? '• ' : type === 'steps' ? `${index + 1}. ` : '';
          return mark + wordsOf(runs);
        })
        .join('\n'),
    )
    .join('\n\n');
}
