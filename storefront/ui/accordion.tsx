import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface AccordionItem {
  id: number | string;
  title: string;
  content: ReactNode;
}

/** Questions that unfold, one open at a time. `name` groups them and is unique on the page. */
export function Accordion({
  name,
  items,
  firstOpen = false,
}: {
  name: string;
  items: readonly AccordionItem[];
  firstOpen?: boolean;
}) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ id, title, content }, at) => (
        <details key={id} name={name} open={firstOpen && at === 0} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold text-ink [&::-webkit-details-marker]:hidden">
            {title}
            <Icon
              name="chevron-down"
              size={20}
              className="shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-prose pb-5 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
