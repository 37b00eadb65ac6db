import { changedFields } from './changed-fields.ts';

/** What something said, struck through, and what it says; undefined where there was or is nothing. */
export function ChangedText({ was, is }: { was: string | undefined; is: string | undefined }) {
  return (
    <>
      {was === undefined ? null : (
        <del className="text-ink-soft">
          <span className="sr-only">was </span>
          {was}
        </del>
      )}
      {was !== undefined && is !== undefined ? ' → ' : null}
      {is === undefined ? null : <ins className="no-underline">{is}</ins>}
    </>
  );
}

/** What a row of the audit log says was changed, field by field; long lists open when they are pressed. */
export function AuditChange({ before, after }: { before: string; after: string }) {
  const fields = changedFields(before, after);
  if (fields.length === 0) return <span className="text-ink-soft">no fields</span>;
  const list = (
    <dl className="grid gap-2 text-sm">
      {fields.map(({ name, was, is }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
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
      <summary className="min-h-11 content-center font-semibold text-support underline">{fields.length} fields</summary>
      <div className="mt-2">{list}</div>
    </details>
  );
}
