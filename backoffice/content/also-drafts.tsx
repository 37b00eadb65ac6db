/** A tick box for publishing the drafts that belong to an entry together with it. */
export function AlsoDrafts({ label, ticked = true }: { label: string; ticked?: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        name="alsoDrafts"
        value="yes"
        defaultChecked={ticked}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}
