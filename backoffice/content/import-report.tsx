import { adminImportTexts } from '../../messages/en/admin/import.ts';
import type { Translate } from '../../messages/translate.ts';
import type { ImportReport } from '../../service/import-export/import-content.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { plainError } from '../settings/plain-error.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Notice } from '../ui/notice.tsx';
import { fieldLabel } from './entry-labels.ts';

type SheetReport = ImportReport['sheets'][number];
type Problem = ImportReport['problems'][number];

const count = (number: number) => number.toLocaleString('en-IN');

const sheets = (t: Translate): readonly Column<SheetReport>[] => [
  { head: t(adminImportTexts.file), cell: ({ name }) => name },
  { head: t(adminImportTexts.contentType), cell: ({ type }) => fieldLabel(type) },
  { head: t(adminImportTexts.new), atEnd: true, cell: ({ made }) => count(made) },
  { head: t(adminImportTexts.changed), atEnd: true, cell: ({ changed }) => count(changed) },
  { head: t(adminImportTexts.unchanged), atEnd: true, cell: ({ same }) => count(same) },
];

/** Possible values are listed nowhere else, so they are shown unchanged. */
const namesChoices = /must be one of: /;

const problems = (t: Translate): readonly Column<Problem>[] => [
  { head: t(adminImportTexts.file), cell: ({ file }) => file },
  { head: t(adminImportTexts.row), atEnd: true, cell: ({ row }) => (row > 0 ? count(row) : '') },
  { head: t(adminImportTexts.column), cell: ({ column }) => column },
  {
    head: t(adminImportTexts.problem),
    cell: ({ message, column }) => (namesChoices.test(message) ? message : plainError(t, message, column ?? undefined)),
  },
];

/** The result of an import or of its dry run, with errors by row and column. */
export function ImportResult({ report }: { report: ImportReport }) {
  const t = useText();
  const { problemCount, pictures, translations } = report;
  const nothing =
    pictures.made === 0 &&
    pictures.changed === 0 &&
    report.sheets.every(({ made, changed }) => made === 0 && changed === 0) &&
    !problemCount;
  return (
    <div className="grid gap-5">
      {report.written ? <Notice kind="success">{t(adminImportTexts.complete)}</Notice> : null}
      {nothing && !report.written ? <Notice kind="info">{t(adminImportTexts.nothingToImport)}</Notice> : null}
      {problemCount > 0 ? (
        <Notice kind="error">{t(adminImportTexts.problemsFound, { count: problemCount })}</Notice>
      ) : null}
      {problemCount > 0 ? (
        <AdminTable
          caption={t(adminImportTexts.problems)}
          columns={problems(t)}
          rows={report.problems}
          keyOf={({ file, row, column, message }) => `${file} ${row} ${column} ${message}`}
          empty={t(adminImportTexts.nothing)}
        />
      ) : null}
      {problemCount > report.problems.length ? (
        <p className="text-ink-soft">{t(adminImportTexts.firstShown, { count: count(report.problems.length) })}</p>
      ) : null}
      {report.sheets.length > 0 ? (
        <AdminTable
          caption={t(adminImportTexts.contents)}
          columns={sheets(t)}
          rows={report.sheets}
          keyOf={({ name, type }) => `${name} ${type}`}
          empty={t(adminImportTexts.nothing)}
        />
      ) : null}
      {report.sheets
        .filter(({ left }) => left > 0)
        .map(({ name, left }) => (
          <p key={name}>{t(adminImportTexts.reviewsSkipped, { name, left: count(left) })}</p>
        ))}
      {translations > 0 ? <p>{t(adminImportTexts.translationCount, { count: translations })}</p> : null}
      {pictures.made + pictures.changed + pictures.same > 0 ? (
        <p>
          {t(adminImportTexts.pictureCounts, {
            made: count(pictures.made),
            changed: count(pictures.changed),
            same: count(pictures.same),
          })}
        </p>
      ) : null}
    </div>
  );
}
