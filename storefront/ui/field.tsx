import {
  type ChangeEventHandler,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  useId,
} from 'react';

interface Labelled {
  label: ReactNode;
  name: string;
  /** The error message, shown by the field and read with it. */
  error?: string | null | undefined;
  hint?: ReactNode;
}

const box =
  'w-full min-h-12 rounded-field border bg-card px-4 text-base text-ink placeholder:text-ink-soft ' +
  'transition-colors duration-150 hover:border-ink disabled:opacity-60 ';
/** The classes of a field's box. */
export const fieldLook = (isWrong: boolean) => box + (isWrong ? 'border-danger' : 'border-line-strong');

function useDescribed(id: string | undefined, error: Labelled['error'], hint: ReactNode) {
  const own = useId();
  const field = id ?? own;
  const described = [error ? `${field}-error` : '', hint ? `${field}-hint` : ''].filter(Boolean).join(' ');
  return { field, describedBy: described || undefined };
}

function Notes({ field, error, hint }: { field: string; error: Labelled['error']; hint: ReactNode }) {
  return (
    <>
      {hint ? (
        <p id={`${field}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${field}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </>
  );
}

export interface TextFieldProps
  extends Labelled,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onChange' | 'children'> {
  multiline?: boolean;
  rows?: number;
  /** Rendered inside the field at its end: a small button. */
  action?: ReactNode;
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
}

export function TextField({ label, error, hint, multiline, rows = 4, action, id, className, ...rest }: TextFieldProps) {
  const { field, describedBy } = useDescribed(id, error, hint);
  const described = { id: field, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined } as const;
  const look = fieldLook(Boolean(error));
  const { name, value, defaultValue, onChange, required, placeholder, maxLength, disabled, autoComplete, lang } = rest;
  return (
    <div className={className}>
      <label htmlFor={field} className="mb-1.5 block text-sm font-semibold text-ink">
        {label}
      </label>
      <div className="relative">
        {multiline ? (
          <textarea
            {...described}
            name={name}
            value={value}
            defaultValue={defaultValue}
            onChange={onChange}
            required={required}
            placeholder={placeholder}
            maxLength={maxLength}
            disabled={disabled}
            autoComplete={autoComplete}
            lang={lang}
            rows={rows}
            className={`${look} py-3`}
          />
        ) : (
          <input {...rest} {...described} className={`${look} ${action ? 'pr-14' : ''}`} />
        )}
        {action ? <div className="absolute inset-y-0 right-0.5 flex items-center">{action}</div> : null}
      </div>
      <Notes field={field} error={error} hint={hint} />
    </div>
  );
}

export interface SelectFieldProps extends Labelled, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'> {
  /** The id of a text elsewhere that contains its error, in place of `error`. */
  errorId?: string | undefined;
}

export function SelectField({ label, error, hint, errorId, id, className, children, ...rest }: SelectFieldProps) {
  const { field, describedBy = errorId } = useDescribed(id, error, hint);
  const isWrong = Boolean(error || errorId);
  return (
    <div className={className}>
      <label htmlFor={field} className="mb-1.5 block text-sm font-semibold text-ink">
        {label}
      </label>
      <select
        {...rest}
        id={field}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        className={`${fieldLook(isWrong)} select-arrow pr-11`}
      >
        {children}
      </select>
      <Notes field={field} error={error} hint={hint} />
    </div>
  );
}

export function CheckboxField({
  label,
  error,
  hint,
  id,
  className,
  ...rest
}: Labelled & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type'>) {
  const { field, describedBy } = useDescribed(id, error, hint);
  return (
    <div className={className}>
      <label htmlFor={field} className="flex min-h-11 items-center gap-3 text-base text-ink">
        <input
          {...rest}
          type="checkbox"
          id={field}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className="size-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      <Notes field={field} error={error} hint={hint} />
    </div>
  );
}
