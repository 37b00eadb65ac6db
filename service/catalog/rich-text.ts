/** A run of text with the same format. */
export interface RichRun {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Checked: a web, email or phone address. */
  readonly href?: string;
}

/** A block of text, in the few formats that our pages allow. */
export interface RichBlock {
  readonly type: 'paragraph' | 'heading' | 'list' | 'steps';
  /** Paragraphs and headings have one item, lists have several. */
  readonly items: readonly (readonly RichRun[])[];
}

const safe = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;
// Browsers read a backslash as a slash and skip invisible characters: '/\evil.in' is another site
const misread = /[\\\p{Cc}]/u;

/** The address of a link if it is allowed; undefined: only the text is shown. */
export function safeAddress(address: string): string | undefined {
  const trimmed = address.trim();
  return safe.test(trimmed) && !misread.test(trimmed) ? trimmed : undefined;
}

export const hasText = (runs: readonly RichRun[]): boolean => runs.some(({ text }) => text.trim() !== '');

const wordsOf = (runs: readonly RichRun[]) => runs.map(({ text }) => text).join('');

/** The text without formats: paragraphs separated by empty lines, list items line by line. */
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
