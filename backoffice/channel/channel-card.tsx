import type { ShownChannel } from '../../service/channels/list-channels.ts';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Mark } from '../ui/mark.tsx';
import { Notice } from '../ui/notice.tsx';
import { When } from '../ui/when.tsx';
import { ChannelFields } from './channel-fields.tsx';

interface Props {
  channel: ShownChannel;
  units: number;
  /** The name of its days: nights of a room. */
  days: readonly [one: string, many: string];
  /** The refusal of one of this card's own forms. */
  refused: Refused | undefined;
}

/** A channel: the state of both calendars, and its actions. */
export function ChannelCard({ channel, units, days, refused }: Props) {
  const { documentId, name, unit, address, exportedAt, failures, problem, unread, ownAddress } = channel;
  const isSaving = refused?.typed['do'] === 'save';
  return (
    <article aria-label={name} className="grid gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg font-semibold wrap-anywhere">{name}</h3>
        {units > 1 ? <span className="text-ink-soft">{`sells unit ${unit}`}</span> : null}
        {address === null ? (
          <Mark tone="still">Export only</Mark>
        ) : failures > 0 ? (
          <Mark tone="bad">Sync failed</Mark>
        ) : unread.length > 0 ? (
          <Mark tone="bad">Partly synced</Mark>
        ) : channel.readAt ? (
          <Mark tone="good">Synced</Mark>
        ) : (
          <Mark tone="waits">Waiting to sync</Mark>
        )}
      </div>
      {refused?.problem && !isSaving ? <Notice kind="error">{refused.problem}</Notice> : null}
      {failures > 0 ? (
        <p className="text-danger">
          {`Sync failed ${failures === 1 ? 'once' : `${failures} times in a row`}: ${problem}. Blocked dates stay as they were.`}
        </p>
      ) : null}
      {unread.length > 0 ? (
        <div className="text-danger">
          <p>
            {`We could not read ${unread.length === 1 ? 'an event' : 'some events'} in this calendar. ${days[1][0]?.toUpperCase()}${days[1].slice(1)} already closed stay closed. Close new ones yourself until ${name} corrects it.`}
          </p>
          <ul className="list-disc ps-5 wrap-anywhere">
            {unread.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="font-semibold">Import link</dt>
        <dd className="text-ink-soft">{address === null ? 'Not set.' : <TheirCalendar {...channel} words={days} />}</dd>
        <dt className="font-semibold">Export link</dt>
        <dd className="text-ink-soft">
          {exportedAt ? (
            <>
              Last read on <When at={exportedAt} />.
            </>
          ) : (
            `Paste this link at ${name}. They have not read it yet.`
          )}
          <code className="mt-2 block rounded-field bg-sunk px-3 py-2 text-ink select-all wrap-anywhere">
            {ownAddress}
          </code>
        </dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        {address === null ? null : <Button of={documentId} name={name} does="fetch" words="Sync now" />}
        <Button
          of={documentId}
          name={name}
          does="renew"
          words="Create a new link"
          sure={`Create a new link? ${name} cannot read our calendar until you paste it there.`}
        />
        <Button
          of={documentId}
          name={name}
          does="end"
          words="Disconnect"
          sure={`Disconnect ${name}? The dates it closed are for sale again straight away.`}
        />
      </div>
      <details open={isSaving}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">Change</summary>
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
            Save
          </Submit>
        </AdminForm>
      </details>
    </article>
  );
}

function TheirCalendar({ readAt, days, echoes, words }: ShownChannel & { words: Props['days'] }) {
  if (!readAt) return 'Syncs within a minute or two.';
  const many = (count: number) => `${count} ${words[count === 1 ? 0 : 1]}`;
  return (
    <>
      Synced on <When at={readAt} />. It closes {many(days)} here.
      {echoes > 0 ? ` ${many(echoes)} more were read back from our own calendar.` : ''}
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
