import type { TodayData } from '../server/read-today.ts';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';
import { Line, More, Rows } from './rows.tsx';

/** The next guests of a partner's listings. */
export function PartnerParts({ upcomingGuests }: Pick<TodayData, 'upcomingGuests'>) {
  if (upcomingGuests === undefined) return null;
  return (
    <Panel title="Who comes next" action={<More to={adminUrls.guests}>All guests</More>}>
      <Rows
        rows={upcomingGuests?.rows.slice(0, 8)}
        none="Nobody is booked from today on."
        keyOf={({ line }) => line}
        row={({ of, name, option, days, who }) => (
          <Line main={of} more={[name, option, who].filter(Boolean).join(', ')} end={days} />
        )}
      />
    </Panel>
  );
}
