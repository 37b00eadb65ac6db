import Bus from 'lucide-react/icons/bus';
import MapPin from 'lucide-react/icons/map-pin';
import Plane from 'lucide-react/icons/plane';
import Trees from 'lucide-react/icons/trees';
import Utensils from 'lucide-react/icons/utensils';
import { distanceText, type NearbyData } from '../../service/catalog/stays/stay-page-data.ts';

const icons = { restaurant: Utensils, transport: Bus, nature: Trees, airport: Plane, other: MapPin } as const;

export function NearbyPlaces({ places }: { places: readonly NearbyData[] }) {
  if (places.length === 0) return <p className="text-ink-soft">No nearby places available for this stay</p>;
  return (
    <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {places.map(({ id, name, type, description, distance, walkingTime }) => {
        const Icon = icons[type];
        return (
          <li key={id} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk text-support">
              <Icon aria-hidden="true" size={20} />
            </span>
            <div>
              <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
              <p className="text-sm font-medium text-ink">
                {distanceText(distance)} · {walkingTime}
              </p>
              <p className="text-sm text-ink-soft">{description}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
