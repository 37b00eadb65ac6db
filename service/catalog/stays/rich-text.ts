import type { Policy, RichBlock } from './stay-page-data.ts';

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Object.entries(of).find(([key]) => key === name)?.[1] : undefined;
}

/** The text of a node and all below it. */
function textOf(node: unknown): string {
  const text = field(node, 'text');
  if (typeof text === 'string') return text;
  const children = field(node, 'children');
  return Array.isArray(children) ? children.map(textOf).join('') : '';
}

function block(node: unknown): RichBlock | undefined {
  const type = field(node, 'type');
  const children = field(node, 'children');
  if (type === 'list' && Array.isArray(children)) {
    const texts = children.map(textOf).filter(Boolean);
    return texts.length > 0 ? { type: 'list', texts } : undefined;
  }
  const text = textOf(node).trim();
  return text ? { type: type === 'heading' ? 'heading' : 'paragraph', texts: [text] } : undefined;
}

/** A policy as stored: a text, or rich-text blocks of which the words are kept. null when it says nothing. */
export function policyOf(stored: unknown): Policy | null {
  if (typeof stored === 'string') return stored.trim() || null;
  if (!Array.isArray(stored)) return null;
  const blocks = stored.map(block).filter((made) => made !== undefined);
  return blocks.length > 0 ? blocks : null;
}
