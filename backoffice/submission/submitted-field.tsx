import { adminSubmissionsTexts } from '../../messages/en/admin/submissions.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { ChangedText } from '../audit/audit-change.tsx';
import type { SubmittedField, SubmittedValue } from '../server/read-submission.ts';
import { Mark } from '../ui/mark.tsx';

/** A submitted field beside its current value; with a tick box if it can be decided on its own. */
export function SubmittedFieldRow({ field, ticks }: { field: SubmittedField; ticks: boolean }) {
  const t = useText();
  const { name, label, was, now, next, changed } = field;
  const title = <span className="font-semibold">{label}</span>;
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {ticks ? (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="fields"
              value={name}
              defaultChecked={!changed}
              className="size-5 shrink-0 accent-accent"
            />
            {title}
          </label>
        ) : (
          title
        )}
        {changed ? <Mark tone="bad">{t(adminSubmissionsTexts.changedSince)}</Mark> : null}
      </div>
      {isPictures(now) || isPictures(next) ? (
        <>
          <Pictures title={t(adminSubmissionsTexts.current)} value={now} />
          <Pictures title={t(adminSubmissionsTexts.submitted)} value={next} />
        </>
      ) : (
        <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">
          <ChangedText was={now.text} is={next.text ?? t(adminSubmissionsTexts.nothing)} />
        </p>
      )}
      {changed && was.text ? (
        <p className="max-w-prose text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">
          {t(adminSubmissionsTexts.textAtTheTime, { text: was.text })}
        </p>
      ) : null}
    </li>
  );
}

const isPictures = ({ pictures }: SubmittedValue) => pictures.length > 0;

function Pictures({ title, value }: { title: string; value: SubmittedValue }) {
  const t = useText();
  return (
    <div>
      <p className="text-sm text-ink-soft">
        {value.pictures.length === 0 ? t(adminSubmissionsTexts.noPictures, { title }) : title}
      </p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {value.pictures.map(({ documentId, url, alt }) => (
          <li key={documentId} className="w-40">
            <img src={url} alt={alt} loading="lazy" className="aspect-8/5 w-full rounded-field object-cover" />
            <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{alt || t(adminSubmissionsTexts.noAltText)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
