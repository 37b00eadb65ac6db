import type { HouseRulesData, Policy } from '../../service/catalog/stays/stay-page-data.ts';

export function HouseRules({ rules }: { rules: HouseRulesData }) {
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <div>
        <dt className="font-semibold text-ink">Check-in</dt>
        <dd className="text-ink-soft">From {rules.checkInTime}</dd>
      </div>
      <div>
        <dt className="font-semibold text-ink">Check-out</dt>
        <dd className="text-ink-soft">Until {rules.checkOutTime}</dd>
      </div>
      {rules.policies.map(({ label, policy }) => (
        <div key={label}>
          <dt className="font-semibold text-ink">{label}</dt>
          <dd className="text-ink-soft">
            <PolicyText policy={policy} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PolicyText({ policy }: { policy: Policy }) {
  if (typeof policy === 'string') return policy;
  return policy.map(({ type, texts }) => {
    const key = `${type} ${texts.join(' ')}`;
    if (type === 'list') {
      return (
        <ul key={key} className="list-disc ps-5">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      );
    }
    return (
      <p key={key} className={type === 'heading' ? 'font-medium text-ink' : undefined}>
        {texts.join(' ')}
      </p>
    );
  });
}
