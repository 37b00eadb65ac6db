const [width, height] = [120, 32];

interface Props {
  /** Says what the line shows. */
  label: string;
  values: readonly number[];
  /** The same days of the period before, as a shadow behind the line. */
  before?: readonly number[];
  /** The value at the top edge, if no day has more. */
  top?: number | undefined;
}

/** A small line chart without axes. */
export function Sparkline({ label, values, before = [], top: least = 1 }: Props) {
  const [top, bottom] = [Math.max(least, ...values, ...before), Math.min(0, ...values, ...before)];
  const y = (value: number) => 2 + ((top - value) / (top - bottom)) * (height - 4);
  const path = (of: readonly number[]) => {
    const step = width / Math.max(1, of.length - 1);
    return of.map((value, at) => `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="h-8 w-full overflow-visible"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d={`${path(values)}V${height}H0Z`} className="fill-support-soft" />
      {before.length > 0 ? (
        <path d={path(before)} vectorEffect="non-scaling-stroke" strokeDasharray="3 3" className="stroke-line-strong" />
      ) : null}
      <path d={path(values)} vectorEffect="non-scaling-stroke" className="stroke-support" />
    </svg>
  );
}
