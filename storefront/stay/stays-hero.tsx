import { stayListTexts } from '../../messages/en/stay/list.ts';
import type { Day } from '../../service/core/day.ts';
import { HeroFrame, SearchEdge } from '../product/hero-frame.tsx';
import { useText } from '../rendering/text.tsx';
import { StaySearchForm } from './search-form.tsx';
import type { StayListView } from './stay-list-view.ts';

const staysScene = '/artwork/lake-palace-6';

interface HeroProps {
  view: Pick<StayListView, 'requested' | 'keep' | 'pill' | 'searched' | 'guide'>;
  /** Undefined: the device’s guess. */
  today: Day | undefined;
}

/** The list's heading, with the search bar on the lower edge of its picture. */
export function StaysHero({ view: { requested, keep, pill, searched, guide }, today }: HeroProps) {
  const t = useText();
  return (
    <HeroFrame title={t(stayListTexts.heading)} scene={staysScene} guide={guide} height={searched ? 'lowest' : 'low'}>
      <SearchEdge pill={pill}>
        <StaySearchForm
          // another address is another form
          key={JSON.stringify(requested)}
          look="bar"
          {...(today && { today })}
          initial={requested}
          keep={keep.search}
        />
      </SearchEdge>
    </HeroFrame>
  );
}
