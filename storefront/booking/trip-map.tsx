import { lazy, Suspense, useMemo } from 'react';
import { tripsTexts } from '../../messages/en/trips.ts';
import { useText } from '../rendering/text.tsx';
import { mapDays } from '../trip/map-days.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { UpcomingTrip } from './upcoming-trips.ts';

// loaded when a map is opened
const RouteMap = lazy(() => import('../map/route-map.tsx'));

interface TripMapProps {
  trip: UpcomingTrip;
  /** The dates of the trip. */
  name: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** A button that opens the map of a trip: a line from day to day, with the number of each day where it ends. */
export function TripMap({ trip, name, open, onOpen }: TripMapProps) {
  const t = useText();
  const parts = useMemo(() => mapDays(trip.days), [trip.days]);
  if (parts.every(({ at }) => at.length === 0)) return null;
  return (
    <div className="border-t border-line">
      <div className="px-4 pt-3 pb-1 md:px-6">
        <Button variant="secondary" size="sm" aria-expanded={open} onClick={() => onOpen(!open)}>
          <Icon name="map" size={18} aria-hidden="true" />
          {t(open ? tripsTexts.closeMap : tripsTexts.openMap)}
        </Button>
      </div>
      {open ? (
        <div className="relative mt-2 h-80 bg-support-soft md:h-[420px]">
          <Suspense fallback={null}>
            <RouteMap name={name} parts={parts} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
