const looks = {
  waits: 'border-support bg-support-soft',
  good: 'border-success bg-success-soft',
  bad: 'border-danger bg-danger-soft',
  still: 'border-line-strong bg-sunk',
} as const;

export type MarkTone = keyof typeof looks;

/** A state as a word and a colour. */
export function Mark({ tone, children }: { tone: MarkTone; children: string }) {
  return (
    <span
      className={`inline-block rounded-card border px-2.5 py-0.5 text-sm font-medium whitespace-nowrap text-ink max-sm:whitespace-normal ${looks[tone]}`}
    >
      {children}
    </span>
  );
}
