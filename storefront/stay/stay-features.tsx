import { useState } from 'react';
import { stayPageTexts } from '../../messages/en/stay/page.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import type { StayPageView } from './stay-page-view.ts';

/** STAY-16: this number of items first, then 'Show more'. */
const shownFirst = 5;

export function StayFeatures({ features }: Pick<StayPageView, 'features'>) {
  const t = useText();
  if (features.length === 0) return <p className="text-ink-soft">{t(stayPageTexts.noFeatures)}</p>;
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {features.map((group) => (
        <FeatureGroup key={group.title} {...group} />
      ))}
    </div>
  );
}

function FeatureGroup({ title, items }: StayPageView['features'][number]) {
  const [all, setAll] = useState(false);
  const rest = items.length - shownFirst;
  return (
    <div>
      <h3 className="mb-2 text-xl">{title}</h3>
      <ul>
        {items.map(({ name, icon }, index) => (
          <li
            key={name}
            className={`min-h-10 items-center gap-3 text-ink ${!all && index >= shownFirst ? 'more-values' : 'flex'}`}
          >
            <Icon name={icon} className="size-5 shrink-0 text-support" />
            {name}
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="needs-script min-h-11 font-semibold text-accent underline-offset-4 hover:underline"
        >
          <Rich
            message={all ? stayPageTexts.showLess : stayPageTexts.showMore}
            values={{
              title: title.toLowerCase(),
              hidden: (words) => <span className="sr-only">{words}</span>,
            }}
          />
        </button>
      ) : null}
    </div>
  );
}
