import { uiTexts } from '../../messages/en/ui.ts';
import { useText } from '../rendering/text.tsx';

/** An on/off switch that acts at once (ARIA switch pattern). `busy`: it keeps the focus and ignores presses. */
export function Switch(props: {
  /** Ids of the texts that name and describe it. */
  labelledBy: string;
  describedBy?: string;
  on: boolean;
  busy?: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}) {
  const t = useText();
  const { on, busy = false } = props;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      disabled={props.disabled}
      onClick={() => {
        if (!busy) props.onChange(!on);
      }}
      className="group inline-flex min-h-11 shrink-0 items-center gap-3 rounded-field font-semibold disabled:opacity-55 aria-disabled:cursor-progress"
    >
      <span aria-hidden="true" className="w-7 text-end text-sm text-ink-soft">
        {on ? t(uiTexts.on) : t(uiTexts.off)}
      </span>
      <span className="flex h-8 w-14 items-center rounded-full border border-line-strong bg-sunk px-1 transition-colors duration-150 group-aria-checked:border-support group-aria-checked:bg-support">
        <span className="size-5.5 rounded-full bg-line-strong transition-transform duration-150 group-aria-checked:translate-x-6 group-aria-checked:bg-card forced-colors:bg-[ButtonText] group-aria-checked:forced-colors:bg-[Highlight]" />
      </span>
    </button>
  );
}
