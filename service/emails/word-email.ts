import type { Sentence } from '../../messages/message.ts';
import type { Block, EmailOf, EmailText, Item, Sum, TemplateBlock, TextRun } from './blocks.ts';
import {
  type EmailTextPart,
  type FrameWords,
  frameWords,
  standardWording,
  type Wording,
  wordSentence,
} from './wording.ts';
import type { WebAddress, Words } from './words.ts';

/** Part of an email in which a sentence appears. */
export type EmailPart = 'subject' | 'preview' | 'headline' | 'about' | 'text' | 'button' | 'foot';
type ToFinal = (source: EmailTextPart, part: EmailPart) => Words;

/** An email with its final texts, including those of the frame. */
export interface FinalEmail extends EmailOf<Words> {
  readonly language: string;
  readonly checkAt: WebAddress;
  readonly frame: FrameWords<Words>;
}

/** Words the sentences of an email. */
export function wordEmail(email: EmailText, wording: Wording): FinalEmail {
  return mapTexts(email, wording, (source) => (typeof source === 'string' ? source : wordSentence(source, wording)));
}

/** Every sentence of the email, once, with the parts in which it appears. */
export function sentencesOf(email: EmailText): { readonly sentence: Sentence; readonly parts: readonly EmailPart[] }[] {
  const found = new Map<string, { sentence: Sentence; parts: Set<EmailPart> }>();
  const anyWording = standardWording('en');
  mapTexts(email, anyWording, (source, part) => {
    if (typeof source === 'string') return source;
    const { parts } = found.get(source.message.id) ?? { parts: new Set() };
    found.set(source.message.id, { sentence: source, parts: parts.add(part) });
    return wordSentence(source, anyWording);
  });
  return [...found.values()].map(({ sentence, parts }) => ({ sentence, parts: [...parts] }));
}

function mapTexts(email: EmailText, wording: Wording, toFinal: ToFinal): FinalEmail {
  const { subject, preheader, title, about, blocks, reason, leave } = email;
  const spelled = blocks.some((block) => block.kind === 'button' && block.spelled);
  // a sentence that this email does not show is not one of its sentences
  const unseen = (sentence: Sentence) => wordSentence(sentence, wording);
  return {
    language: wording.language,
    checkAt: wording.checkAt,
    subject: toFinal(subject, 'subject'),
    preheader: toFinal(preheader, 'preview'),
    title: toFinal(title, 'headline'),
    ...(about !== undefined && { about: toFinal(about, 'about') }),
    blocks: blocks.map((block) => mapBlock(block, toFinal)),
    reason: toFinal(reason, 'foot'),
    ...(leave !== undefined && { leave }),
    frame: {
      noButton: spelled ? toFinal(frameWords.noButton, 'text') : unseen(frameWords.noButton),
      tagline: toFinal(frameWords.tagline, 'foot'),
      authentic: toFinal(frameWords.authentic, 'foot'),
      unsubscribe: leave === undefined ? unseen(frameWords.unsubscribe) : toFinal(frameWords.unsubscribe, 'foot'),
    },
  };
}

function mapBlock(block: TemplateBlock, toFinal: ToFinal): Block {
  const text = (source: EmailTextPart) => toFinal(source, 'text');
  const run = (source: TextRun<EmailTextPart>): TextRun =>
    typeof source === 'object' && 'strong' in source ? { strong: text(source.strong) } : text(source);
  const sum = ({ label, amount }: Sum<EmailTextPart>): Sum => ({ label: text(label), amount: text(amount) });
  const item = ({ when, picture, label, name, details, amount }: Item<EmailTextPart>): Item => ({
    when: text(when),
    picture: picture && { at: picture.at, alt: text(picture.alt) },
    label: text(label),
    name: text(name),
    details: details.map(text),
    amount: amount === null ? null : text(amount),
  });
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'aside':
      return { kind: block.kind, runs: block.runs.map(run) };
    case 'amount':
      return { kind: 'amount', ...sum(block) };
    case 'lines':
      return { kind: 'lines', lines: block.lines.map(text) };
    case 'table':
      return { kind: 'table', title: text(block.title), rows: block.rows.map(sum) };
    case 'button':
      return { ...block, label: toFinal(block.label, 'button') };
    case 'items':
      return {
        kind: 'items',
        items: block.items.map(item),
        sums: block.sums.map(sum),
        total: block.total && sum(block.total),
      };
  }
}
