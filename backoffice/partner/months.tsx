import { Link } from 'react-router';

/** The last months, newest first, with links to their statements. */
export function Months({ months, to }: { months: readonly string[]; to: (month: string) => string }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {months.map((month) => (
        <li key={month}>
          <Link
            to={to(month)}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink"
          >
            {monthText(month)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const words = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** 'November 2026' */
export function monthText(month: string): string {
  return words.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
}
