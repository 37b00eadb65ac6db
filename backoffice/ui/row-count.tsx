/** The number of rows of a list, for screen readers: announced when a search changes it. */
export function RowCount({ of, more }: { of: number; more: boolean }) {
  return (
    <p role="status" className="sr-only">
      {of === 1 ? 'One row' : `${of || 'No'} rows${more ? ', and more' : ''}`}
    </p>
  );
}
