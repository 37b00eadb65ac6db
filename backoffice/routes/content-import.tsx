import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { adminImportTexts } from '../../messages/en/admin/import.ts';
import { requireRight } from '../../service/core/may.ts';
import type { ImportReport } from '../../service/import-export/import-content.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { typeLabel } from '../content/entry-labels.ts';
import { ImportResult } from '../content/import-report.tsx';
import { type Stage, sendContent } from '../content/send-content.ts';
import { editedTypes } from '../server/entry-list.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'write content');
    return editedTypes.map((type) => ({ name: type.name, label: typeLabel(type) }));
  });
}

interface CheckedFile {
  readonly file: File;
  readonly of: string;
  readonly report: ImportReport;
}

export default function ContentImport() {
  const t = useText();
  const types = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const [stage, setStage] = useState<Stage>();
  const [checked, setChecked] = useState<CheckedFile>();
  const [problem, setProblem] = useState<string>();
  // without scripts the form would only reload the page
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const news = useRef<HTMLElement>(null);
  // the pressed button may be gone: keyboard and screen reader users continue at the result
  useEffect(() => {
    if (stage === undefined && (checked || problem)) news.current?.focus();
  }, [stage, checked, problem]);

  async function send(file: File, of: string, write?: string) {
    setProblem(undefined);
    setStage({ words: t(adminImportTexts.uploadingTheFile), share: 0 });
    if (write !== undefined) news.current?.focus();
    const last = await sendContent(t, file, { of, write }, setStage);
    setStage(undefined);
    if ('report' in last) setChecked({ file, of, report: last.report });
    else {
      setChecked(undefined);
      setProblem('refused' in last ? last.refused : t(adminImportTexts.connectionLost));
    }
  }

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    if (file instanceof File && file.name !== '') void send(file, String(form.get('of') ?? ''));
    else setProblem(t(adminImportTexts.chooseFile));
  }

  const report = checked?.report;
  const writes =
    report !== undefined &&
    !report.written &&
    report.problemCount === 0 &&
    (report.pictures.made + report.pictures.changed > 0 ||
      report.sheets.some(({ made, changed }) => made + changed > 0));
  return (
    <>
      <PageHead title={t(adminImportTexts.importAndExport)} lead={t(adminImportTexts.lead)} />
      <div className="grid gap-6">
        <Panel title={t(adminImportTexts.importAFile)}>
          <noscript>
            <Notice kind="info">{t(adminImportTexts.needsJavascript)}</Notice>
          </noscript>
          <form onSubmit={look} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
            <label className="grid gap-1.5 text-sm font-semibold">
              {t(adminImportTexts.file)}
              <input
                type="file"
                name="file"
                accept=".csv,.json,.zip"
                onChange={() => {
                  setChecked(undefined);
                  setProblem(undefined);
                }}
                className="min-h-12 w-full rounded-field border border-line-strong bg-card p-2.5 text-base font-normal file:mr-3 file:border-0 file:bg-transparent file:p-0 file:font-semibold file:text-ink file:underline file:underline-offset-4"
              />
            </label>
            <SelectField label={t(adminImportTexts.rowsContain)} name="of" defaultValue={query.get('of') ?? ''}>
              <option value="">{t(adminImportTexts.detectType)}</option>
              {types.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </SelectField>
            <Button
              type="submit"
              variant={writes ? 'secondary' : 'primary'}
              disabled={!ready}
              busy={stage !== undefined}
            >
              {t(adminImportTexts.checkFile)}
            </Button>
          </form>
          <section ref={news} tabIndex={-1} aria-label={t(adminImportTexts.result)} className="empty:hidden">
            {stage ? (
              <div className="mt-5">
                <p role="status" className="mb-2 text-sm">
                  {stage.words}
                </p>
                <progress value={stage.share} max={1} aria-label={stage.words} className="w-full accent-accent" />
              </div>
            ) : null}
            {problem ? (
              <Notice kind="error" className="mt-5">
                {problem}
              </Notice>
            ) : null}
            {checked && report && !stage ? (
              <div className="mt-6 grid gap-5">
                <ImportResult report={report} />
                {writes ? (
                  <div>
                    <Button type="button" onClick={() => void send(checked.file, checked.of, report.mark)}>
                      {t(adminImportTexts.import)}
                    </Button>
                  </div>
                ) : null}
              </div>
            ) : null}
          </section>
        </Panel>
        <Panel title={t(adminImportTexts.export)} lead={t(adminImportTexts.exportHint)}>
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {types.map(({ name, label }) => (
              <li key={name} className="flex flex-wrap items-center gap-x-4">
                <span className="grow">{label}</span>
                {(['csv', 'json'] as const).map((as) => (
                  <a
                    key={as}
                    href={adminUrls.exportEntries(name, as)}
                    download
                    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                  >
                    {as.toUpperCase()}
                    <span className="sr-only">{`: ${label}`}</span>
                  </a>
                ))}
              </li>
            ))}
          </ul>
          <a
            href={adminUrls.contentArchive}
            download
            className={buttonLook({ variant: 'secondary', size: 'sm' }, 'mt-4')}
          >
            {t(adminImportTexts.exportAll)}
          </a>
        </Panel>
      </div>
    </>
  );
}
