import type { RichBlock, RichRun } from '../../service/catalog/rich-text.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { useText } from '../rendering/text.tsx';

export interface RichTextProps {
  blocks: readonly RichBlock[];
  /** The element of its headings; without it they are bold lines. */
  heading?: 'h3';
}

/** A text with simple formatting. It is static: its parts never change their order. */
export function RichText({ blocks, heading: Heading }: RichTextProps) {
  return blocks.map(({ type, items }, place) => {
    if (type === 'list' || type === 'steps') {
      const List = type === 'list' ? 'ul' : 'ol';
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <List key={place} className={`space-y-1 ps-6 ${type === 'list' ? 'list-disc' : 'list-decimal'}`}>
          {items.map((runs, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <Runs runs={runs} />
            </li>
          ))}
        </List>
      );
    }
    const runs = <Runs runs={items[0] ?? []} />;
    if (type === 'heading' && Heading) {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Heading key={place} className="font-sans font-semibold tracking-normal">
          {runs}
        </Heading>
      );
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <p key={place} className={type === 'heading' ? 'font-semibold text-ink' : undefined}>
        {runs}
      </p>
    );
  });
}

function Runs({ runs }: { runs: readonly RichRun[] }) {
  const t = useText();
  return runs.map((run, place) => {
    const look = `${run.bold ? 'font-semibold text-ink' : ''} ${run.italic ? 'italic' : ''}`.trim() || undefined;
    if (run.href !== undefined) {
      const to = run.href.startsWith('/') ? addressIn(t.language, run.href) : run.href;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <a key={place} href={to} rel="nofollow noopener" className={`text-accent underline ${look ?? ''}`}>
          {run.text}
        </a>
      );
    }
    const Tag = run.bold ? 'strong' : run.italic ? 'em' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Tag key={place} className={look}>
        {run.text}
      </Tag>
    );
  });
}
