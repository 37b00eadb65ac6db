import { stayPageTexts } from '../../messages/en/stay/page.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { StayPageView } from './stay-page-view.ts';

const icons = {
  restaurant: 'utensils',
  transport: 'bus',
  nature: 'trees',
  airport: 'plane',
  other: 'map-pin',
} as const;

export function NearbyPlaces({ places }: { places: StayPageView['nearby'] }) {
  const t = useText();
  if (places.length === 0) return <p className="text-ink-soft">{t(stayPageTexts.noNearby)}</p>;
  return (
    <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {places.map(({ id, name, type, description, where }) => {
        const icon = icons[type];
        return (
          <li key={id} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk text-support">
              <Icon name={icon} size={20} />
            </span>
            <div className="min-w-0">
              <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
              <p className="text-sm font-medium text-ink">{where}</p>
              <div className="text-sm whitespace-pre-line text-ink-soft">
                <RichText blocks={description} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
