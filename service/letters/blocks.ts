import { type WebAddress, webAddressOf } from './web-address.ts';
import { type Words, wordsOf } from './words.ts';

/** A stretch of words in a sentence. */
export type Run = Words | { readonly strong: Words };

/** Something that was bought. */
export interface Item {
  /** What kind of thing it is: 'Stay'. */
  readonly label: Words;
  readonly name: Words;
  readonly details: readonly Words[];
  readonly amount: Words;
}

export interface Sum {
  readonly label: Words;
  readonly amount: Words;
}

/** What stands in a letter. It holds words and addresses, no markup: how it looks is for the renderers to say. */
export type Block =
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  /** Something that must not be missed: a time, an amount. */
  | { readonly kind: 'note'; readonly runs: readonly Run[] }
  /** What few need to read. */
  | { readonly kind: 'aside'; readonly runs: readonly Run[] }
  /** What somebody wrote, line by line. */
  | { readonly kind: 'lines'; readonly lines: readonly Words[] }
  /** What there is, each with an amount, under a title: dates and rupees. */
  | { readonly kind: 'table'; readonly title: Words; readonly rows: readonly Sum[] }
  /** `spelled`: its address stands below as text too, for those whose mail program shows no buttons. */
  | { readonly kind: 'button'; readonly to: WebAddress; readonly label: Words; readonly spelled: boolean }
  | { readonly kind: 'items'; readonly items: readonly Item[]; readonly sums: readonly Sum[]; readonly total: Sum };

/** What a letter says, once, for every form in which it is sent. */
export interface LetterText {
  readonly subject: Words;
  /** What a mailbox shows after the subject. */
  readonly preheader: Words;
  readonly title: Words;
  /** Which of the reader's things it is about, under the title: 'Booking BOOK_…'. */
  readonly about?: Words;
  readonly blocks: readonly Block[];
  /** Why the reader gets it. */
  readonly reason: Words;
  /** Where letters of this kind are ended: by a link under it, and by a POST of the reader's mail program (RFC 8058). */
  readonly leave?: WebAddress;
}

/** A letter of these texts. Throws RangeError when `leave` is no http address. */
export function letterText(said: {
  readonly subject: string;
  readonly preheader: string;
  readonly title: string;
  readonly about?: string;
  readonly blocks: readonly Block[];
  readonly reason: string;
  readonly leave?: string;
}): LetterText {
  return {
    subject: wordsOf(said.subject),
    preheader: wordsOf(said.preheader),
    title: wordsOf(said.title),
    ...(said.about !== undefined && { about: wordsOf(said.about) }),
    blocks: said.blocks,
    reason: wordsOf(said.reason),
    ...(said.leave !== undefined && { leave: webAddressOf(said.leave) }),
  };
}

type Said = string | { readonly strong: string };

function runsOf(said: readonly Said[]): Run[] {
  return said.map((one) => (typeof one === 'string' ? wordsOf(one) : { strong: wordsOf(one.strong) }));
}

export function paragraph(...said: readonly Said[]): Block {
  return { kind: 'paragraph', runs: runsOf(said) };
}

export function note(...said: readonly Said[]): Block {
  return { kind: 'note', runs: runsOf(said) };
}

export function aside(...said: readonly Said[]): Block {
  return { kind: 'aside', runs: runsOf(said) };
}

export function lines(said: readonly string[]): Block {
  return { kind: 'lines', lines: said.map(wordsOf) };
}

export function table(title: string, rows: readonly { readonly label: string; readonly amount: string }[]): Block {
  const written = rows.map(({ label, amount }) => ({ label: wordsOf(label), amount: wordsOf(amount) }));
  return { kind: 'table', title: wordsOf(title), rows: written };
}

/** A button whose address stands below it as text. Throws RangeError for what is no http address. */
export function button(to: string, label: string): Block {
  return { kind: 'button', to: webAddressOf(to), label: wordsOf(label), spelled: true };
}

/** A button to a page that the reader finds without it. Throws RangeError for what is no http address. */
export function bareButton(to: string, label: string): Block {
  return { kind: 'button', to: webAddressOf(to), label: wordsOf(label), spelled: false };
}
