import { hasText, type RichBlock, type RichRun, safeAddress } from '../rich-text.ts';
import type { Policy } from './stay-page-data.ts';

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Object.entries(of).find(([key]) => key === name)?.[1] : undefined;
}

function runsOf(node: unknown, href?: string): RichRun[] {
  const text = field(node, 'text');
  if (typeof text === 'string') {
    if (text === '') return [];
    return [
      {
        text,
        ...(field(node, 'bold') === true && { bold: true }),
        ...(field(node, 'italic') === true && { italic: true }),
        ...(href !== undefined && { href }),
      },
    ];
  }
  const url = field(node, 'url');
  const link = field(node, 'type') === 'link' && typeof url === 'string' ? (safeAddress(url) ?? href) : href;
  const children = field(node, 'children');
  return Array.isArray(children) ? children.flatMap((child: unknown) => runsOf(child, link)) : [];
}

function block(node: unknown): RichBlock | undefined {
  const type = field(node, 'type');
  const children = field(node, 'children');
  if (type === 'list' && Array.isArray(children)) {
    const items = children.map((item: unknown) => runsOf(item)).filter(hasText);
    return items.length > 0 ? { type: field(node, 'format') === 'ordered' ? 'steps' : 'list', items } : undefined;
  }
  const runs = runsOf(node);
  return hasText(runs) ? { type: type === 'heading' ? 'heading' : 'paragraph', items: [runs] } : undefined;
}

/**
 * A stored policy: text, or rich-text blocks reduced to text with bold, italics, lists and links to the web, email
 * addresses and phone numbers. Null if it is empty.
 */
export function policyOf(stored: unknown): Policy | null {
  if (typeof stored === 'string') return stored.trim() || null;
  if (!Array.isArray(stored)) return null;
  const blocks = stored.map(block).filter((made) => made !== undefined);
  return blocks.length > 0 ? blocks : null;
}

/** A stored policy with other texts: each run of rich text is one. */
export function rewordPolicy(stored: unknown, text: (source: string) => string): unknown {
  if (typeof stored === 'string') return text(stored);
  if (Array.isArray(stored)) return stored.map((node: unknown) => rewordNode(node, text));
  return stored;
}

function rewordNode(node: unknown, text: (source: string) => string): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const words = field(node, 'text');
  const children = field(node, 'children');
  return {
    ...node,
    ...(typeof words === 'string' && { text: text(words) }),
    ...(Array.isArray(children) && { children: rewordPolicy(children, text) }),
  };
}

/** A shown policy with other texts. */
export function policyIn(text: (source: string) => string, policy: Policy): Policy {
  if (typeof policy === 'string') return text(policy);
  return policy.map(({ type, items }) => ({
    type,
    items: items.map((runs) => runs.map((run) => ({ ...run, text: text(run.text) }))),
  }));
}
