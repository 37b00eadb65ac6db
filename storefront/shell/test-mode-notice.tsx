/** Shown at the top of every page of a production site with test payments (PAYMENTS=test). */
export function TestModeNotice() {
  return (
    <aside aria-label="Trial payments" className="border-b border-line bg-support-soft text-support">
      <p className="page py-2 text-center text-sm">
        <strong>Payments on this site are a trial.</strong> No money moves.
      </p>
    </aside>
  );
}
