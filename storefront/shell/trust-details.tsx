import { Link } from 'react-router';
import type { TrustLine } from './frame.ts';

/** Who the operator is by law, who answers complaints, and other ways to reach him; nothing where he told nothing. */
export default function TrustDetails({ lines, look }: { lines: readonly TrustLine[]; look: string }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
      {lines.map(({ label, parts }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          {parts.map(({ text, to }) => (
            <dd key={text} className="wrap-anywhere">
              {to ? (
                <Link to={to} className={look}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
