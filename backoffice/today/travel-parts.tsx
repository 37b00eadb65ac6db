import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { TodayData } from '../server/read-today.ts';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';
import { Line, More, Rows } from './rows.tsx';

type Movements = TodayData['movements'];
type Movement = NonNullable<Movements>['arrivals'];

/** Today's arrivals and departures. */
export function TravelParts({ movements }: { movements: Movements }) {
  const t = useText();
  if (movements === undefined) return null;
  return (
    <>
      <MovementPart
        title={t(adminTodayTexts.arrivals)}
        of={movements?.arrivals}
        none={t(adminTodayTexts.noArrivalsToday)}
      />
      <MovementPart
        title={t(adminTodayTexts.departures)}
        of={movements?.departures}
        none={t(adminTodayTexts.noDeparturesToday)}
      />
    </>
  );
}

function MovementPart({ title, of, none }: { title: string; of: Movement | undefined; none: string }) {
  const t = useText();
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
            end={[slot, t(adminTodayTexts.guestCount, { count: guests })].filter(Boolean).join(' · ')}
          />
        )}
      />
      {more > 0 ? <p className="mt-3 text-sm text-ink-soft">{t(adminTodayTexts.andMore, { count: more })}</p> : null}
    </Panel>
  );
}
