import type { ImportReport } from '../../service/import-export/import-content.ts';
import { plainError } from '../settings/plain-error.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Notice } from '../ui/notice.tsx';
import { fieldLabel } from './entry-labels.ts';

type SheetReport = ImportReport['sheets'][number];
type Problem = ImportReport['problems'][number];

const count = (number: number) => number.toLocaleString('en-IN');

const sheets: readonly Column<SheetReport>[] = [
  { head: 'File', cell: ({ name }) => name },
  { head: 'Content type', cell: ({ type }) => fieldLabel(type) },
  { head: 'New', atEnd: true, cell: ({ made }) => count(made) },
  { head: 'Changed', atEnd: true, cell: ({ changed }) => count(changed) },
  { head: 'Unchanged', atEnd: true, cell: ({ same }) => count(same) },
];

/** Possible values are listed nowhere else, so they are shown unchanged. */
const namesChoices = /must be one of: /;

const problems: readonly Column<Problem>[] = [
  { head: 'File', cell: ({ file }) => file },
  { head: 'Row', atEnd: true, cell: ({ row }) => (row > 0 ? count(row) : '') },
  { head: 'Column', cell: ({ column }) => column },
  {
    head: 'Problem',
    cell: ({ message, column }) => (namesChoices.test(message) ? message : plainError(message, column ?? undefined)),
  },
];

/** The result of an import or of its dry run, with errors by row and column. */
export function ImportResult({ report }: { report: ImportReport }) {
  const { problemCount, pictures } = report;
  const nothing =
    pictures.made === 0 &&
    pictures.changed === 0 &&
    report.sheets.every(({ made, changed }) => made === 0 && changed === 0) &&
    !problemCount;
  return (
    <div className="grid gap-5">
      {report.written ? <Notice kind="success">Import complete. Your website shows it within a second.</Notice> : null}
      {nothing && !report.written ? (
        <Notice kind="info">Nothing to import. Your content already matches this file.</Notice>
      ) : null}
      {problemCount > 0 ? (
        <Notice kind="error">
          {`${count(problemCount)} ${problemCount === 1 ? 'problem' : 'problems'} found. Nothing was imported. Correct the file and check it again.`}
        </Notice>
      ) : null}
      {problemCount > 0 ? (
        <AdminTable
          caption="Problems"
          columns={problems}
          rows={report.problems}
          keyOf={({ file, row, column, message }) => `${file} ${row} ${column} ${message}`}
          empty="Nothing."
        />
      ) : null}
      {problemCount > report.problems.length ? (
        <p className="text-ink-soft">{`Showing the first ${count(report.problems.length)}.`}</p>
      ) : null}
      {report.sheets.length > 0 ? (
        <AdminTable
          caption="Contents of the file"
          columns={sheets}
          rows={report.sheets}
          keyOf={({ name, type }) => `${name} ${type}`}
          empty="Nothing."
        />
      ) : null}
      {report.sheets
        .filter(({ left }) => left > 0)
        .map(({ name, left }) => (
          <p
            key={name}
          >{`${name}: ${count(left)} skipped. Files cannot add reviews, because only guests write them.`}</p>
        ))}
      {pictures.made + pictures.changed + pictures.same > 0 ? (
        <p>{`Pictures: ${count(pictures.made)} new, ${count(pictures.changed)} with a new description, ${count(pictures.same)} already in the library.`}</p>
      ) : null}
    </div>
  );
}
