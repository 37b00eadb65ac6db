import type { Phrase, Told } from './phrase.ts';
import { type WebAddress, webAddressOf } from './web-address.ts';
import { type Words, wordsOf } from './words.ts';

// `T`: what may stand there: words alone in what is sent, sentences that have words of their own in what is written

/** A stretch of words in a sentence. */
export type Run<T = Words> = T | { readonly strong: T };

/** Something that was bought. */
export interface Item<T = Words> {
  /** What kind of thing it is: 'Stay'. */
  readonly label: T;
  readonly name: T;
  readonly details: readonly T[];
  readonly amount: T;
}

export interface Sum<T = Words> {
  readonly label: T;
  readonly amount: T;
}

/** What stands in an email. It holds words and addresses, no markup: how it looks is for the renderers to say. */
export type Block<T = Words> =
  | { readonly kind: 'paragraph'; readonly runs: readonly Run<T>[] }
  /** Something that must not be missed: a time, an amount. */
  | { readonly kind: 'note'; readonly runs: readonly Run<T>[] }
  /** What few need to read. */
  | { readonly kind: 'aside'; readonly runs: readonly Run<T>[] }
  /** What somebody wrote, line by line. */
  | { readonly kind: 'lines'; readonly lines: readonly T[] }
  /** What there is, each with an amount, under a title: dates and rupees. */
  | { readonly kind: 'table'; readonly title: T; readonly rows: readonly Sum<T>[] }
  /** `spelled`: its address stands below as text too, for those whose mail program shows no buttons. */
  | { readonly kind: 'button'; readonly to: WebAddress; readonly label: T; readonly spelled: boolean }
  | {
      readonly kind: 'items';
      readonly items: readonly Item<T>[];
      readonly sums: readonly Sum<T>[];
      readonly total: Sum<T>;
    };

/** A block as it is written: not yet in anybody's words. */
export type WrittenBlock = Block<Told>;

/** What an email says, once, for every form in which it is sent. */
export interface EmailOf<T> {
  readonly subject: T;
  /** What a mailbox shows after the subject. */
  readonly preheader: T;
  readonly title: T;
  /** Which of the reader's things it is about, under the title: 'Booking BOOK_…'. */
  readonly about?: T;
  readonly blocks: readonly Block<T>[];
  /** Why the reader gets it. */
  readonly reason: T;
  /** Where emails of this kind are ended: by a link under it, and by a POST of the reader's mail program (RFC 8058). */
  readonly leave?: WebAddress;
}

/** An email as it is written. */
export type EmailText = EmailOf<Told>;

type Text = string | Phrase;

function toldOf(text: Text): Told {
  return typeof text === 'string' ? wordsOf(text) : text;
}

/** An email of these texts. Throws RangeError when `leave` is no http address. */
export function emailText(said: {
  readonly subject: Text;
  readonly preheader: Text;
  readonly title: Text;
  readonly about?: Text;
  readonly blocks: readonly WrittenBlock[];
  readonly reason: Text;
  readonly leave?: string;
}): EmailText {
  return {
    subject: toldOf(said.subject),
    preheader: toldOf(said.preheader),
    title: toldOf(said.title),
    ...(said.about !== undefined && { about: toldOf(said.about) }),
    blocks: said.blocks,
    reason: toldOf(said.reason),
    ...(said.leave !== undefined && { leave: webAddressOf(said.leave) }),
  };
}

type Said = Text | { readonly strong: Text };

function runsOf(said: readonly Said[]): Run<Told>[] {
  return said.map((one) => (typeof one === 'object' && 'strong' in one ? { strong: toldOf(one.strong) } : toldOf(one)));
}

export function paragraph(...said: readonly Said[]): WrittenBlock {
  return { kind: 'paragraph', runs: runsOf(said) };
}

export function note(...said: readonly Said[]): WrittenBlock {
  return { kind: 'note', runs: runsOf(said) };
}

export function aside(...said: readonly Said[]): WrittenBlock {
  return { kind: 'aside', runs: runsOf(said) };
}

export function lines(said: readonly Text[]): WrittenBlock {
  return { kind: 'lines', lines: said.map(toldOf) };
}

export function table(title: Text, rows: readonly { readonly label: Text; readonly amount: Text }[]): WrittenBlock {
  const written = rows.map(({ label, amount }) => ({ label: toldOf(label), amount: toldOf(amount) }));
  return { kind: 'table', title: toldOf(title), rows: written };
}

/** A button whose address stands below it as text. Throws RangeError for what is no http address. */
export function button(to: string, label: Text): WrittenBlock {
  return { kind: 'button', to: webAddressOf(to), label: toldOf(label), spelled: true };
}

/** A button to a page that the reader finds without it. Throws RangeError for what is no http address. */
export function bareButton(to: string, label: Text): WrittenBlock {
  return { kind: 'button', to: webAddressOf(to), label: toldOf(label), spelled: false };
}
