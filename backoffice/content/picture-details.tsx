import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Button } from '../../storefront/ui/button.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { deskUrls } from '../urls.ts';
import { sendOfPicture } from './send-of-picture.ts';
import type { ShownPicture } from './shown-picture.ts';

const middle = { x: 50, y: 50 };
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-2, 0], ArrowRight: [2, 0], ArrowUp: [0, -2], ArrowDown: [0, 2] },
};
const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/** What is said of a picture, and the point of it that stays in view wherever the shop cuts it. */
export function PictureDetails({
  picture,
  onSaved,
  onCut,
  onClose,
}: {
  picture: ShownPicture;
  onSaved: (picture: ShownPicture) => void;
  /** The picture is to be cut; undefined for who may not. */
  onCut: (() => void) | undefined;
  onClose: () => void;
}) {
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState(picture.focus ?? middle);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function point({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    // the keyboard presses without a place
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  }

  function nudge(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setFocus(({ x, y }) => ({ x: within(x + step[0]), y: within(y + step[1]) }));
  }

  async function save() {
    setBusy(true);
    setProblem(undefined);
    const said = await sendOfPicture(deskUrls.picture(picture.documentId), { alt, x: focus.x, y: focus.y });
    if (typeof said !== 'string') {
      onSaved(said);
      onClose();
      return;
    }
    setProblem(said);
    setBusy(false);
  }

  const place = { objectPosition: `${focus.x}% ${focus.y}%` };
  return (
    <Dialog open title={picture.name} size="lg" onClose={onClose}>
      <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <div>
          <p className="mb-1.5 text-sm font-semibold">What stays in view</p>
          <button
            type="button"
            onClick={point}
            onKeyDown={nudge}
            aria-label={`What stays in view: ${focus.x} per cent from the left, ${focus.y} per cent from the top. Arrow keys move it.`}
            className="relative block w-full cursor-crosshair overflow-hidden rounded-field"
          >
            <img src={picture.url} alt="" className="w-full" />
            <span
              aria-hidden="true"
              style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
              className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#000,inset_0_0_0_1px_#000]"
            />
          </button>
          <p className="mt-1.5 text-sm text-ink-soft">Point at it, or move it with the arrow keys.</p>
        </div>
        <div className="grid content-start gap-4">
          <div className="flex gap-3" aria-hidden="true">
            <img src={picture.url} alt="" style={place} className="aspect-8/5 w-2/3 rounded-field object-cover" />
            <img src={picture.url} alt="" style={place} className="aspect-3/4 w-1/4 rounded-field object-cover" />
          </div>
          <TextField
            label="What it shows, in words"
            hint="For who cannot see it"
            name=""
            multiline
            rows={4}
            value={alt}
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          />
          <p role="alert" className="text-danger empty:hidden">
            {problem}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="button" busy={busy} onClick={() => void save()}>
              Save
            </Button>
            {picture.whole === null || !onCut ? null : (
              <Button type="button" variant="secondary" onClick={onCut}>
                Cut it
              </Button>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
