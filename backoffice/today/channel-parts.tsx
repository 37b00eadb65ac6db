import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import { formatDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { TodayData } from '../server/read-today.ts';
import { Panel } from '../ui/panel.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';
import { Line, More, Rows } from './rows.tsx';

/** Double bookings with channels, and channels that fail to sync; nothing if all is well. */
export function ChannelParts({ channels }: Pick<TodayData, 'channels'>) {
  const t = useText();
  if (channels === undefined) return null;
  const isQuiet = channels && channels.twice.length + channels.failing.length === 0;
  if (isQuiet) return null;
  const rows = channels && [
    ...channels.twice.map((one) => ({ ...one, key: `${one.slug} ${one.option} ${one.day}`, kind: 'twice' as const })),
    ...channels.failing.map((one) => ({ ...one, key: one.documentId, kind: 'failing' as const })),
  ];
  return (
    <Panel title={t(adminTodayTexts.channels)}>
      <Rows
        rows={rows}
        none=""
        keyOf={({ key }) => key}
        row={(one) => {
          const what = [one.product, one.option].filter(Boolean).join(', ');
          const link = <More to={adminUrls.channels(one.type, one.slug)}>{what}</More>;
          return one.kind === 'twice' ? (
            <Line
              main={link}
              more={
                <span className="font-semibold text-danger">
                  {t(adminTodayTexts.overbookedOn, { channels: one.names.join(', ') })}
                </span>
              }
              end={formatDay(t, one.day)}
            />
          ) : (
            <Line
              main={link}
              more={`${one.isWhole ? t(adminTodayTexts.syncFailedFor, { name: one.name }) : t(adminTodayTexts.partlySynced, { name: one.name })}: ${one.problem}`}
              end={one.readAt ? <When at={one.readAt} /> : t(adminTodayTexts.neverSynced)}
            />
          );
        }}
      />
    </Panel>
  );
}
