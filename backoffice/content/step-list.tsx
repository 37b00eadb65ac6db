import { type ReactNode, useEffect, useRef } from 'react';
import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { lastStep, type StepState } from './entry-steps.ts';

interface Shown {
  readonly name: string;
  readonly title: string;
  readonly missing: number;
  readonly isComplete: boolean;
}

const hidden = (words: readonly ReactNode[]) => <span className="sr-only">{words}</span>;

/** All steps with what they lack. Each button saves the shown step and leads to its own. */
export function StepList({
  form,
  states,
  check,
  step,
}: {
  form: string;
  states: readonly StepState[];
  /** The title of the last step. */
  check: string;
  step: string;
}) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // on phones the list is wider than the screen
    const at = step && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (at) list.current?.scrollTo({ left: at.offsetLeft - 12 });
  }, [step]);
  const missing = states.reduce((sum, state) => sum + state.missing.length, 0);
  const steps: readonly Shown[] = [
    ...states.map(({ name, title, missing, advised }) => ({
      name,
      title,
      missing: missing.length,
      isComplete: missing.length + advised.length === 0,
    })),
    { name: lastStep, title: check, missing, isComplete: false },
  ];
  return (
    <nav aria-label={t(adminBuilderTexts.steps)} className="min-w-0">
      <ol ref={list} className="relative flex gap-1 max-sm:overflow-x-auto max-lg:p-1 sm:max-lg:flex-wrap lg:flex-col">
        {steps.map((one, at) => (
          <li key={one.name} className="shrink-0">
            <button
              type="submit"
              form={form}
              name="to"
              value={one.name}
              aria-current={one.name === step ? 'step' : undefined}
              className={`flex min-h-11 w-full items-center gap-2.5 rounded-field px-3 text-start hover:bg-sunk ${
                one.name === step ? 'bg-sunk font-semibold' : ''
              }`}
            >
              <Place at={at + 1} of={one} />
              <span>
                <Words of={one} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Place({ at, of: { isComplete } }: { at: number; of: Shown }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm font-bold ${
        isComplete ? 'border-success bg-success-soft text-success' : 'border-line-strong text-ink-soft'
      }`}
    >
      {isComplete ? '✓' : at}
    </span>
  );
}

function Words({ of: { title, missing, isComplete } }: { of: Shown }) {
  if (missing > 0) return <Rich message={adminBuilderTexts.stepMissing} values={{ title, count: missing, hidden }} />;
  return isComplete ? <Rich message={adminBuilderTexts.stepComplete} values={{ title, hidden }} /> : title;
}
