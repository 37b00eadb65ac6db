import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { isGreetable } from '../core/link-like.ts';
import type { EmailTextPart } from './wording.ts';
import { oneLine, type WebAddress, type Words, webAddressOf, wordsOf } from './words.ts';

// `T` is the type of text: `Words` in an email that is sent, also `Sentence` in an email that is written.

/** A text in a sentence, plain or emphasised. */
export type TextRun<T = Words> = T | { readonly strong: T };

/** A picture of 96 px beside an item. */
export interface ItemPicture<T = Words> {
  readonly at: WebAddress;
  readonly alt: T;
}

/** A bought item. */
export interface Item<T = Words> {
  /** Its days and time: '12 Dec 2026 – 15 Dec 2026, 3 nights'. */
  readonly when: T;
  readonly picture: ItemPicture<T> | null;
  /** Product type: 'Stay'. */
  readonly label: T;
  readonly name: T;
  readonly details: readonly T[];
  /** Null where prices do not matter. */
  readonly amount: T | null;
}

export interface Sum<T = Words> {
  readonly label: T;
  readonly amount: T;
}

/** A block of an email. It contains texts and links and no markup; the renderers decide the appearance. */
export type Block<T = Words> =
  | { readonly kind: 'paragraph'; readonly runs: readonly TextRun<T>[] }
  /** An important fact: a time, an amount. */
  | { readonly kind: 'note'; readonly runs: readonly TextRun<T>[] }
  /** What is paid or to be paid: its label and the amount in large digits. */
  | ({ readonly kind: 'amount' } & Sum<T>)
  /** A note for few readers. */
  | { readonly kind: 'aside'; readonly runs: readonly TextRun<T>[] }
  /** A user's text, line by line. */
  | { readonly kind: 'lines'; readonly lines: readonly T[] }
  /** Amounts under a title: dates and rupees. */
  | { readonly kind: 'table'; readonly title: T; readonly rows: readonly Sum<T>[] }
  /** `spelled`: the address is at the end as text too, for mail programs without buttons. */
  | { readonly kind: 'button'; readonly to: WebAddress; readonly label: T; readonly spelled: boolean }
  | {
      readonly kind: 'items';
      readonly items: readonly Item<T>[];
      readonly sums: readonly Sum<T>[];
      readonly total: Sum<T> | null;
    };

/** A block as written, before overrides are applied. */
export type TemplateBlock = Block<EmailTextPart>;

/** The content of an email, independent of the form in which it is sent. */
export interface EmailOf<T> {
  readonly subject: T;
  /** Preview text after the subject in a mailbox. */
  readonly preheader: T;
  readonly title: T;
  /** What the email is about, below the title: 'Booking BOOK_…'. */
  readonly about?: T;
  readonly blocks: readonly Block<T>[];
  /** Why the reader receives the email. */
  readonly reason: T;
  /** Link to unsubscribe from emails of this kind, also by a POST of the mail program (RFC 8058). */
  readonly leave?: WebAddress;
}

/** An email as written, before overrides are applied. */
export type EmailText = EmailOf<EmailTextPart>;

type Text = string | Sentence;

function partOf(text: Text): EmailTextPart {
  return typeof text === 'string' ? wordsOf(text) : text;
}

/** Makes an email of these texts. Throws RangeError if `leave` is not an http(s) address. */
export function emailText(content: {
  readonly subject: Text;
  readonly preheader: Text;
  readonly title: Text;
  readonly about?: Text;
  readonly blocks: readonly TemplateBlock[];
  readonly reason: Text;
  readonly leave?: string;
}): EmailText {
  return {
    subject: partOf(content.subject),
    preheader: partOf(content.preheader),
    title: partOf(content.title),
    ...(content.about !== undefined && { about: partOf(content.about) }),
    blocks: content.blocks,
    reason: partOf(content.reason),
    ...(content.leave !== undefined && { leave: webAddressOf(content.leave) }),
  };
}

type RunInput = Text | { readonly strong: Text };

function runsOf(content: readonly RunInput[]): TextRun<EmailTextPart>[] {
  return content.map((run) =>
    typeof run === 'object' && 'strong' in run ? { strong: partOf(run.strong) } : partOf(run),
  );
}

export function paragraph(...content: readonly RunInput[]): TemplateBlock {
  return { kind: 'paragraph', runs: runsOf(content) };
}

export function note(...content: readonly RunInput[]): TemplateBlock {
  return { kind: 'note', runs: runsOf(content) };
}

export function aside(...content: readonly RunInput[]): TemplateBlock {
  return { kind: 'aside', runs: runsOf(content) };
}

export function lines(content: readonly Text[]): TemplateBlock {
  return { kind: 'lines', lines: content.map(partOf) };
}

export function table(title: Text, rows: readonly { readonly label: Text; readonly amount: Text }[]): TemplateBlock {
  const written = rows.map(({ label, amount }) => ({ label: partOf(label), amount: partOf(amount) }));
  return { kind: 'table', title: partOf(title), rows: written };
}

/** An amount in large digits. */
export function amount(label: Text, paid: Text): TemplateBlock {
  return { kind: 'amount', label: partOf(label), amount: partOf(paid) };
}

/** A button whose address is at the end as text. Throws RangeError if it is not an http(s) address. */
export function button(to: string, label: Text): TemplateBlock {
  return { kind: 'button', to: webAddressOf(to), label: partOf(label), spelled: true };
}

/** A button to a page that the reader can find without it. Throws RangeError if it is not an http(s) address. */
export function bareButton(to: string, label: Text): TemplateBlock {
  return { kind: 'button', to: webAddressOf(to), label: partOf(label), spelled: false };
}

/**
 * Greets the owner of a confirmed address: 'Hello Asha,'. For an unconfirmed address there is no name, because the
 * person who typed the address typed the name too. A name that looks like a link or a phone number is left out as well.
 */
export function greeting(name: string | null): Sentence {
  const line = oneLine(name ?? '', 60);
  return line === '' || !isGreetable(line)
    ? sentence(emailsEveryTexts.hello)
    : sentence(emailsEveryTexts.helloName, { name: line });
}
