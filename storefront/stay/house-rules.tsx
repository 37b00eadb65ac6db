import type { ReactNode } from 'react';
import type { HouseRulesData } from '../../service/catalog/stays/stay-page-data.ts';
import { RichText } from '../ui/rich-text.tsx';

export function HouseRules({ rules }: { rules: HouseRulesData }) {
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <Rule label="Check-in">From {rules.checkInTime}</Rule>
      <Rule label="Check-out">Until {rules.checkOutTime}</Rule>
      {rules.policies.map(({ label, policy }) => (
        <Rule key={label} label={label}>
          {typeof policy === 'string' ? policy : <RichText blocks={policy} />}
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
