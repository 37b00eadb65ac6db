import type { Block, EmailOf, EmailText, Item, Sum, TemplateBlock, TextRun } from './blocks.ts';
import {
  type EmailTextPart,
  type FrameWords,
  fillTemplate,
  frameWords,
  type MessageTemplate,
  noOverrides,
  type Overrides,
} from './message-template.ts';
import type { Words } from './words.ts';

/** Part of an email in which a sentence appears. */
export type EmailPart = 'subject' | 'preview' | 'headline' | 'about' | 'text' | 'button' | 'foot';
type ToFinal = (source: EmailTextPart, part: EmailPart) => Words;

/** An email with its final texts, including those of the frame. */
export interface FinalEmail extends EmailOf<Words> {
  readonly frame: FrameWords<Words>;
}

/** Applies the operator's overrides to an email. */
export function applyOverrides(email: EmailText, own: Overrides): FinalEmail {
  return mapTexts(email, (source) => (typeof source === 'string' ? source : fillTemplate(source, own)));
}

/** Every sentence of the email that can be overridden, once, with the parts in which it appears. */
export function templatesOf(
  email: EmailText,
): { readonly template: MessageTemplate; readonly parts: readonly EmailPart[] }[] {
  const found = new Map<string, { template: MessageTemplate; parts: Set<EmailPart> }>();
  mapTexts(email, (source, part) => {
    if (typeof source === 'string') return source;
    const { parts } = found.get(source.standard) ?? { parts: new Set() };
    found.set(source.standard, { template: source, parts: parts.add(part) });
    return fillTemplate(source, noOverrides);
  });
  return [...found.values()].map(({ template, parts }) => ({ template, parts: [...parts] }));
}

function mapTexts(email: EmailText, toFinal: ToFinal): FinalEmail {
  const { subject, preheader, title, about, blocks, reason, leave } = email;
  const spelled = blocks.some((block) => block.kind === 'button' && block.spelled);
  // a text that is not in this email cannot be changed here
  const standardText = (template: MessageTemplate) => fillTemplate(template, noOverrides);
  return {
    subject: toFinal(subject, 'subject'),
    preheader: toFinal(preheader, 'preview'),
    title: toFinal(title, 'headline'),
    ...(about !== undefined && { about: toFinal(about, 'about') }),
    blocks: blocks.map((block) => mapBlock(block, toFinal)),
    reason: toFinal(reason, 'foot'),
    ...(leave !== undefined && { leave }),
    frame: {
      noButton: spelled ? toFinal(frameWords.noButton, 'text') : standardText(frameWords.noButton),
      tagline: toFinal(frameWords.tagline, 'foot'),
      unsubscribe: leave === undefined ? standardText(frameWords.unsubscribe) : toFinal(frameWords.unsubscribe, 'foot'),
    },
  };
}

function mapBlock(block: TemplateBlock, toFinal: ToFinal): Block {
  const text = (source: EmailTextPart) => toFinal(source, 'text');
  const run = (source: TextRun<EmailTextPart>): TextRun =>
    typeof source === 'object' && 'strong' in source ? { strong: text(source.strong) } : text(source);
  const sum = ({ label, amount }: Sum<EmailTextPart>): Sum => ({ label: text(label), amount: text(amount) });
  const item = ({ label, name, details, amount }: Item<EmailTextPart>): Item => ({
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
      return { ...block, label: toFinal(block.label, 'button') };
    case 'items':
      return { kind: 'items', items: block.items.map(item), sums: block.sums.map(sum), total: sum(block.total) };
  }
}
