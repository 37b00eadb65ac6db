import type { ReactNode } from 'react';
import type { HouseRulesData, Policy, RichRun } from '../../service/catalog/stays/stay-page-data.ts';

export function HouseRules({ rules }: { rules: HouseRulesData }) {
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <Rule label="Check-in">From {rules.checkInTime}</Rule>
      <Rule label="Check-out">Until {rules.checkOutTime}</Rule>
      {rules.policies.map(({ label, policy }) => (
        <Rule key={label} label={label}>
          <PolicyText policy={policy} />
        </Rule>
      ))}
    </dl>
  );
}

function Rule({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-ink">{label}</dt>
      <dd className="space-y-2 whitespace-pre-line text-ink-soft">{children}</dd>
    </div>
  );
}

const wordsOf = (runs: readonly RichRun[]) => runs.map(({ text }) => text).join('');

function PolicyText({ policy }: { policy: Policy }) {
  if (typeof policy === 'string') return policy;
  return policy.map(({ type, items }) => {
    const key = `${type} ${items.map(wordsOf).join(' ')}`;
    if (type === 'list' || type === 'steps') {
      const List = type === 'list' ? 'ul' : 'ol';
      return (
        <List key={key} className={`ps-5 ${type === 'list' ? 'list-disc' : 'list-decimal'}`}>
          {items.map((runs) => (
            <li key={wordsOf(runs)}>
              <Runs runs={runs} />
            </li>
          ))}
        </List>
      );
    }
    return (
      <p key={key} className={type === 'heading' ? 'font-medium text-ink' : undefined}>
        <Runs runs={items[0] ?? []} />
      </p>
    );
  });
}

function Runs({ runs }: { runs: readonly RichRun[] }) {
  return runs.map((run) => {
    const key = `${run.text} ${run.href}`;
    const look = `${run.bold ? 'font-semibold text-ink' : ''} ${run.italic ? 'italic' : ''}`.trim() || undefined;
    if (run.href === undefined) {
      return (
        <span key={key} className={look}>
          {run.text}
        </span>
      );
    }
    return (
      <a key={key} href={run.href} rel="nofollow noopener" className={`text-accent underline ${look ?? ''}`}>
        {run.text}
      </a>
    );
  });
}
