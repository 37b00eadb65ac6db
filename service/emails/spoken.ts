import type { Block, EmailOf, EmailText, Item, Run, Sum, WrittenBlock } from './blocks.ts';
import { type FrameWords, frameWords } from './frame-words.ts';
import { houseWords, inWords, type OwnWords, type Phrase, type Told } from './phrase.ts';
import type { Words } from './words.ts';

/** Where in an email a sentence stands. */
export type Part = 'subject' | 'preview' | 'headline' | 'about' | 'text' | 'button' | 'foot';
type Say = (told: Told, part: Part) => Words;

/** An email in the words in which it is sent, with those around it. */
export interface SpokenEmail extends EmailOf<Words> {
  readonly frame: FrameWords<Words>;
}

/** The email in the operator's words, where he has any, and the site's. */
export function spoken(email: EmailText, own: OwnWords): SpokenEmail {
  return said(email, (told) => (typeof told === 'string' ? told : inWords(told, own)));
}

/** Every sentence of the email that the operator may say otherwise, each once, with the parts in which it stands. */
export function phrasesOf(email: EmailText): { readonly phrase: Phrase; readonly parts: readonly Part[] }[] {
  const found = new Map<string, { phrase: Phrase; parts: Set<Part> }>();
  said(email, (told, part) => {
    if (typeof told === 'string') return told;
    const { parts } = found.get(told.standard) ?? { parts: new Set() };
    found.set(told.standard, { phrase: told, parts: parts.add(part) });
    return inWords(told, houseWords);
  });
  return [...found.values()].map(({ phrase, parts }) => ({ phrase, parts: [...parts] }));
}

function said(email: EmailText, say: Say): SpokenEmail {
  const { subject, preheader, title, about, blocks, reason, leave } = email;
  const spelled = blocks.some((block) => block.kind === 'button' && block.spelled);
  // what does not stand in this email is nobody's to change here
  const ours = (phrase: Phrase) => inWords(phrase, houseWords);
  return {
    subject: say(subject, 'subject'),
    preheader: say(preheader, 'preview'),
    title: say(title, 'headline'),
    ...(about !== undefined && { about: say(about, 'about') }),
    blocks: blocks.map((block) => saidBlock(block, say)),
    reason: say(reason, 'foot'),
    ...(leave !== undefined && { leave }),
    frame: {
      noButton: spelled ? say(frameWords.noButton, 'text') : ours(frameWords.noButton),
      tagline: say(frameWords.tagline, 'foot'),
      unsubscribe: leave === undefined ? ours(frameWords.unsubscribe) : say(frameWords.unsubscribe, 'foot'),
    },
  };
}

function saidBlock(block: WrittenBlock, say: Say): Block {
  const text = (told: Told) => say(told, 'text');
  const run = (told: Run<Told>): Run =>
    typeof told === 'object' && 'strong' in told ? { strong: text(told.strong) } : text(told);
  const sum = ({ label, amount }: Sum<Told>): Sum => ({ label: text(label), amount: text(amount) });
  const item = ({ label, name, details, amount }: Item<Told>): Item => ({
    label: text(label),
    name: text(name),
    details: details.map(text),
    amount: text(amount),
  });
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'aside':
      return { kind: block.kind, runs: block.runs.map(run) };
    case 'lines':
      return { kind: 'lines', lines: block.lines.map(text) };
    case 'table':
      return { kind: 'table', title: text(block.title), rows: block.rows.map(sum) };
    case 'button':
      return { ...block, label: say(block.label, 'button') };
    case 'items':
      return { kind: 'items', items: block.items.map(item), sums: block.sums.map(sum), total: sum(block.total) };
  }
}
