import { useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../../storefront/ui/button.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';
import { deskUrls } from '../urls.ts';
import { sendOfPicture } from './send-of-picture.ts';
import type { ShownPicture } from './shown-picture.ts';

const shapes = [
  ['8:5, as cards show it', 8 / 5],
  ['3:2', 3 / 2],
  ['4:3', 4 / 3],
  ['16:9', 16 / 9],
  ['Square', 1],
  ['3:4, upright', 3 / 4],
] as const;
const most = 4;

/** Cuts a picture by dragging, the arrow keys and a slider: what is left becomes a picture of its own. */
export default function PictureCropper({
  picture,
  whole,
  onCut,
  onClose,
}: {
  picture: ShownPicture;
  whole: string;
  onCut: (picture: ShownPicture) => void;
  onClose: () => void;
}) {
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState(0);
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function cut() {
    if (!area) return;
    setBusy(true);
    setProblem(undefined);
    const said = await sendOfPicture(deskUrls.cropPicture(picture.documentId), { ...area });
    setBusy(false);
    if (typeof said === 'string') setProblem(said);
    else onCut(said);
  }

  return (
    <Dialog open title={`Cut ${picture.name}`} size="lg" onClose={onClose}>
      <div className="relative h-[min(52dvh,28rem)] overflow-hidden rounded-field bg-sunk">
        <Cropper
          image={whole}
          aspect={shapes[shape]?.[1] ?? 1}
          {...{ crop, zoom }}
          maxZoom={most}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={setArea}
          disableAutomaticStylesInjection
          // so that readers of screens let the arrow keys through
          cropperProps={{ role: 'application', 'aria-label': 'What is left. Arrow keys move it.' }}
        />
      </div>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          label="Shape"
          name=""
          value={String(shape)}
          onChange={({ currentTarget }) => setShape(Number(currentTarget.value))}
        >
          {shapes.map(([words], at) => (
            <option key={words} value={at}>
              {words}
            </option>
          ))}
        </SelectField>
        <label className="grid gap-1.5 text-sm font-semibold">
          Closer
          <input
            type="range"
            min={1}
            max={most}
            step={0.05}
            value={zoom}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
            className="min-h-12 w-full accent-accent"
          />
        </label>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        Drag the picture, or move it with the arrow keys. The whole stays in the library; here the new one takes its
        place.
      </p>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {problem}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="button" busy={busy} onClick={() => void cut()}>
          Cut it
        </Button>
        <Button type="button" variant="quiet" onClick={onClose}>
          Leave it whole
        </Button>
      </div>
    </Dialog>
  );
}
