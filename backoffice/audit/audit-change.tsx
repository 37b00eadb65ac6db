import { adminAuditTexts } from '../../messages/en/admin/audit.ts';
import type { Translate } from '../../messages/translate.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { fieldLabel } from '../content/entry-labels.ts';
import type { Column } from '../ui/admin-table.tsx';
import { When } from '../ui/when.tsx';
import { type AuditedAs, changedFields } from './changed-fields.ts';
import { wordChanges } from './word-changes.ts';

/** The first columns of a list of changes: the column of changes is long and would squeeze them. */
export const firstColumns = (t: Translate): readonly Column<{ readonly at: string; readonly actor: string }>[] => [
  {
    head: t(adminAuditTexts.when),
    cell: ({ at }) => (
      <span className="xl:whitespace-nowrap">
        <When at={at} />
      </span>
    ),
  },
  {
    head: t(adminAuditTexts.person),
    cell: ({ actor }) => <span className="block wrap-anywhere xl:min-w-44">{actor}</span>,
  },
];

/** A longer text is shown once, with the changed words marked in it. */
const longText = 80;

/** The old value, struck through, and the new one; undefined means that there is no such value. */
export function ChangedText({ was, is }: { was: string | undefined; is: string | undefined }) {
  const t = useText();
  const long = was !== undefined && is !== undefined && was.length > longText && is.length > longText;
  const words = long ? wordChanges(was, is) : undefined;
  if (words)
    return words.map((change, at) => {
      const key = `${at} ${change.in}`;
      if (change.in === 'both') return <span key={key}>{change.text}</span>;
      return change.in === 'was' ? (
        <del key={key} className="text-ink-soft">
          {change.text}
        </del>
      ) : (
        <ins key={key} className="bg-success-soft text-ink">
          {change.text}
        </ins>
      );
    });
  return (
    <>
      {was === undefined ? null : (
        <del className="text-ink-soft">
          <span className="sr-only">{t(adminAuditTexts.was)} </span>
          {was}
        </del>
      )}
      {was !== undefined && is !== undefined ? ' → ' : null}
      {is === undefined ? null : <ins className="no-underline">{is}</ins>}
    </>
  );
}

/** The changes of one audit log entry, field by field. Long lists are folded. */
export function AuditChange({ before, after, of }: { before: string; after: string; of?: AuditedAs }) {
  const t = useText();
  const fields = changedFields(t, before, after, of);
  if (fields.length === 0) return <span className="text-ink-soft">{t(adminAuditTexts.noFields)}</span>;
  const list = (
    <dl className="grid gap-2 text-sm">
      {fields.map(({ name, was, is }) => (
        <div key={name}>
          <dt className="font-semibold">{fieldLabel(name)}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">
            <ChangedText was={was} is={is} />
          </dd>
        </div>
      ))}
    </dl>
  );
  if (fields.length <= 3) return list;
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold text-support underline">
        {t(adminAuditTexts.fieldCount, { count: fields.length })}
      </summary>
      <div className="mt-2">{list}</div>
    </details>
  );
}
