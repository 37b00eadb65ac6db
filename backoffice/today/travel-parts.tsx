import type { TodayData } from '../server/read-today.ts';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';
import { Line, More, Rows } from './rows.tsx';

type Movements = TodayData['movements'];
type Movement = NonNullable<Movements>['arrivals'];

/** Today's arrivals and departures. */
export function TravelParts({ movements }: { movements: Movements }) {
  if (movements === undefined) return null;
  return (
    <>
      <MovementPart title="Arrivals" of={movements?.arrivals} none="No arrivals today." />
      <MovementPart title="Departures" of={movements?.departures} none="No departures today." />
    </>
  );
}

function MovementPart({ title, of, none }: { title: string; of: Movement | undefined; none: string }) {
  const more = of ? of.total - of.lines.length : 0;
  return (
    <Panel title={of && of.total > 0 ? `${title} (${of.total})` : title}>
      <Rows
        rows={of?.lines}
        none={none}
        keyOf={({ bookingId, what, optionName, slot }) => `${bookingId} ${what} ${optionName} ${slot}`}
        row={({ bookingId, name, what, optionName, slot, guests, units }) => (
          <Line
            main={<More to={adminUrls.booking(bookingId)}>{name}</More>}
            more={`${[what, optionName].filter(Boolean).join(', ')}${units > 1 ? ` × ${units}` : ''} · ${bookingId}`}
            end={[slot, guests === 1 ? '1 guest' : `${guests} guests`].filter(Boolean).join(' · ')}
          />
        )}
      />
      {more > 0 ? <p className="mt-3 text-sm text-ink-soft">and {more} more</p> : null}
    </Panel>
  );
}
