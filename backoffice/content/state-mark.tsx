import { PlannedMark, type PlanView } from './planned-mark.tsx';

/** Whether an entry is published, and its scheduled actions. */
export function StateMark({ published, plans = [] }: { published: boolean; plans?: readonly PlanView[] }) {
  const look = published ? 'bg-success-soft text-ink' : 'bg-sunk text-ink-soft';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${look}`}>
        {published ? 'In the shop' : 'Draft'}
      </span>
      {plans.map((plan) => (
        <PlannedMark key={plan.action} {...plan} />
      ))}
    </span>
  );
}
