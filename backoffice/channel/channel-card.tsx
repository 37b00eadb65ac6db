import { adminChannelsTexts } from '../../messages/en/admin/channels.ts';
import type { ShownChannel } from '../../service/channels/list-channels.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Mark } from '../ui/mark.tsx';
import { Notice } from '../ui/notice.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { ChannelFields } from './channel-fields.tsx';

interface Props {
  channel: ShownChannel;
  units: number;
  /** True if its days are nights, as those of a room. */
  nights: boolean;
  /** The refusal of one of this card's own forms. */
  refused: Refused | undefined;
}

/** A channel: the state of both calendars, and its actions. */
export function ChannelCard({ channel, units, nights, refused }: Props) {
  const t = useText();
  const { documentId, name, unit, address, exportedAt, failures, problem, unread, ownAddress } = channel;
  const isSaving = refused?.typed['do'] === 'save';
  return (
    <article aria-label={name} className="grid gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg font-semibold wrap-anywhere">{name}</h3>
        {units > 1 ? <span className="text-ink-soft">{t(adminChannelsTexts.sellsUnitUnit, { unit })}</span> : null}
        {address === null ? (
          <Mark tone="still">{t(adminChannelsTexts.exportOnly)}</Mark>
        ) : failures > 0 ? (
          <Mark tone="bad">{t(adminChannelsTexts.syncFailed)}</Mark>
        ) : unread.length > 0 ? (
          <Mark tone="bad">{t(adminChannelsTexts.partlySynced)}</Mark>
        ) : channel.readAt ? (
          <Mark tone="good">{t(adminChannelsTexts.synced)}</Mark>
        ) : (
          <Mark tone="waits">{t(adminChannelsTexts.waitingToSync)}</Mark>
        )}
      </div>
      {refused?.problem && !isSaving ? <Notice kind="error">{refused.problem}</Notice> : null}
      {failures > 0 ? (
        <p className="text-danger">
          {t(adminChannelsTexts.syncFailedBecause, { count: failures, problem: problem ?? '' })}
        </p>
      ) : null}
      {unread.length > 0 ? (
        <div className="text-danger">
          <p>
            {t(nights ? adminChannelsTexts.unreadOfNights : adminChannelsTexts.unreadOfDays, {
              count: unread.length,
              name,
            })}
          </p>
          <ul className="list-disc ps-5 wrap-anywhere">
            {unread.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="font-semibold">{t(adminChannelsTexts.importLink)}</dt>
        <dd className="text-ink-soft">
          {address === null ? t(adminChannelsTexts.notSet) : <TheirCalendar {...channel} nights={nights} />}
        </dd>
        <dt className="font-semibold">{t(adminChannelsTexts.exportLink)}</dt>
        <dd className="text-ink-soft">
          {exportedAt ? (
            <Rich
              message={adminChannelsTexts.lastReadAt}
              values={{
                exportedAt: formatInstant(exportedAt),
                time: (words) => <When at={exportedAt}>{words}</When>,
              }}
            />
          ) : (
            t(adminChannelsTexts.pasteLink, { name })
          )}
          <code className="mt-2 block rounded-field bg-sunk px-3 py-2 text-ink select-all wrap-anywhere">
            {ownAddress}
          </code>
        </dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        {address === null ? null : (
          <Button of={documentId} name={name} does="fetch" words={t(adminChannelsTexts.syncNow)} />
        )}
        <Button
          of={documentId}
          name={name}
          does="renew"
          words={t(adminChannelsTexts.newLink)}
          sure={t(adminChannelsTexts.newLinkQuestion, { name })}
        />
        <Button
          of={documentId}
          name={name}
          does="end"
          words={t(adminChannelsTexts.disconnect)}
          sure={t(adminChannelsTexts.disconnectQuestion, { name })}
        />
      </div>
      <details open={isSaving}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {t(adminChannelsTexts.change)}
        </summary>
        <AdminForm
          key={`${name} ${unit} ${address}`}
          refused={isSaving ? refused : undefined}
          className="mt-3 grid max-w-xl gap-4"
        >
          <input type="hidden" name="of" value={documentId} />
          <ChannelFields
            name={name}
            unit={unit}
            units={units}
            address={address ?? ''}
            refused={isSaving ? refused : undefined}
          />
          <Submit name="do" value="save" className="justify-self-start">
            {t(adminChannelsTexts.save)}
          </Submit>
        </AdminForm>
      </details>
    </article>
  );
}

function TheirCalendar({ readAt, days, echoes, nights }: ShownChannel & Pick<Props, 'nights'>) {
  const t = useText();
  if (!readAt) return t(adminChannelsTexts.syncsSoon);
  const synced = nights ? adminChannelsTexts.syncedNights : adminChannelsTexts.syncedDays;
  const echoed = nights ? adminChannelsTexts.echoedNights : adminChannelsTexts.echoedDays;
  return (
    <>
      <Rich
        message={synced}
        values={{ at: formatInstant(readAt), count: days, time: (words) => <When at={readAt}>{words}</When> }}
      />
      {echoes > 0 ? ` ${t(echoed, { count: echoes })}` : ''}
    </>
  );
}

function Button({
  of,
  name,
  does,
  words,
  sure,
}: {
  of: string;
  name: string;
  does: string;
  words: string;
  sure?: string;
}) {
  return (
    <AdminForm refused={undefined}>
      <input type="hidden" name="of" value={of} />
      <Submit
        name="do"
        value={does}
        variant={does === 'end' ? 'danger' : 'secondary'}
        size="sm"
        aria-label={`${words}: ${name}`}
        onClick={(event) => {
          if (sure && !window.confirm(sure)) event.preventDefault();
        }}
      >
        {words}
      </Submit>
    </AdminForm>
  );
}
