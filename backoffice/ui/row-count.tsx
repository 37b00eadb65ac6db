/** How many rows a list has, for who does not see it: told when a search brings another number. */
export function RowCount({ of, more }: { of: number; more: boolean }) {
  return (
    <p role="status" className="sr-only">
      {of === 1 ? 'One row' : `${of || 'No'} rows${more ? ', and more' : ''}`}
    </p>
  );
}
