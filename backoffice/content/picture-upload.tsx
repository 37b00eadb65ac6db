import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { focusInvalid } from '../../storefront/ui/focus-invalid.ts';
import type { PictureView } from '../server/picture-view.ts';
import { adminUrls } from '../urls.ts';
import { ShapeField } from './crop-shapes.tsx';
import { FocusPoint, middle } from './focus-point.tsx';
import { postPictureChange, sendPicture } from './send-picture.ts';

// loaded when a picture is cropped
const CropFrame = lazy(() =>
  import('./crop-frame.tsx').catch(() => ({
    default: () => {
      const t = useText();
      return <p className="text-danger">{t(adminPicturesTexts.notLoadedAdvice)}</p>;
    },
  })),
);

const whole: Area = { x: 0, y: 0, width: 100, height: 100 };

interface Props {
  files: readonly File[];
  onSent: (picture: PictureView) => void;
  onClose: () => void;
}

/** Uploads files one by one. Before each is sent it can be cropped, and gets a focal point and a description. */
export function PictureUpload({ files, onSent, onClose }: Props) {
  const t = useText();
  const [at, setAt] = useState(0);
  const file = files[at];
  const next = (by: number) => (at + by < files.length ? setAt(at + by) : onClose());
  if (!file) return null;
  const rest = files.length - at;
  return (
    <Dialog
      open
      size="lg"
      title={
        files.length > 1
          ? t(adminPicturesTexts.uploadTitle, { number: at + 1, count: files.length })
          : t(adminPicturesTexts.upload)
      }
      onClose={onClose}
    >
      {/* another file is another form */}
      <UploadOne key={at} file={file} onSent={onSent} rest={rest} others={files.slice(at + 1)} onDone={next} />
    </Dialog>
  );
}

interface OneProps {
  readonly file: File;
  readonly others: readonly File[];
  readonly rest: number;
  readonly onSent: (picture: PictureView) => void;
  /** The number of files that are finished. */
  readonly onDone: (files: number) => void;
}

function UploadOne({ file, others, rest, onSent, onDone }: OneProps) {
  const t = useText();
  const shown = useDataUrl(file);
  const [aspect, setAspect] = useState(0);
  const [area, setArea] = useState(whole);
  const [focus, setFocus] = useState(middle);
  const [alt, setAlt] = useState('');
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [isWordless, setIsWordless] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // steps that succeeded before a failure are not repeated
  const [progress, setProgress] = useState<{ picture: PictureView; isCut: boolean }>();
  const left = aspect === 0 ? whole : area;

  /** Uploads, crops and describes the picture. Rejects with the reason as text. */
  async function sendPrepared(): Promise<PictureView> {
    let picture = progress?.picture ?? (await sendPicture(t, file, setSent))[0];
    if (!picture) throw new Error(t(adminPicturesTexts.pictureNotUploaded));
    if (!progress) setProgress({ picture, isCut: false });
    setSent(1);
    const post = async (to: string, values: Readonly<Record<string, string | number>>) => {
      const answer = await postPictureChange(t, to, values);
      if (typeof answer === 'string') throw new Error(answer);
      return answer;
    };
    if (aspect !== 0 && !progress?.isCut) {
      picture = await post(adminUrls.cropPicture(picture.documentId), { ...left });
      setProgress({ picture, isCut: true });
    }
    return post(adminUrls.picture(picture.documentId), { alt, caption: picture.caption, x: focus.x, y: focus.y });
  }

  async function send(work: () => Promise<number>) {
    setIsWordless(alt.trim() === '');
    if (alt.trim() === '') {
      if (form.current) focusInvalid(form.current);
      return;
    }
    setProblem(undefined);
    setSent(0);
    try {
      onDone(await work());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : undefined);
      setSent(undefined);
    }
  }

  async function sendAll() {
    onSent(await sendPrepared());
    for (const [at, other] of others.entries()) {
      const share = (part: number) => setSent((at + 1 + part) / rest);
      for (const picture of await sendPicture(t, other, share)) onSent(picture);
    }
    return rest;
  }

  const busy = sent !== undefined;
  return (
    <div ref={form} className="grid gap-6 md:grid-cols-[3fr_2fr]">
      {/* the settings of an upload in progress cannot be changed */}
      <div inert={busy} className="grid content-start gap-4">
        {aspect === 0 || shown === undefined ? null : (
          <Suspense fallback={<div className="h-[min(46dvh,26rem)]" />}>
            <CropFrame key={aspect} image={shown} aspect={aspect} onArea={setArea} />
          </Suspense>
        )}
        {shown === undefined ? null : (
          <div className={aspect === 0 ? undefined : 'w-1/2'}>
            <FocusPoint focus={focus} onChange={setFocus}>
              <Part of={shown} area={left} aspect={aspect} />
            </FocusPoint>
          </div>
        )}
      </div>
      <div className="grid content-start gap-4">
        <p className="text-sm text-ink-soft wrap-anywhere">{file.name}</p>
        <div inert={busy} className="grid gap-4">
          <ShapeField whole value={aspect} onChange={setAspect} />
          <TextField
            label={t(adminPicturesTexts.altText)}
            hint={t(adminPicturesTexts.altTextHint)}
            error={isWordless ? t(adminPicturesTexts.altTextMissing) : undefined}
            name=""
            multiline
            rows={4}
            value={alt}
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          />
        </div>
        {busy ? (
          <div role="status">
            <progress
              value={sent < 1 ? sent : undefined}
              max={1}
              aria-label={t(adminPicturesTexts.upload)}
              className="w-full accent-accent"
            />
            <p className="mt-1 text-sm text-ink-soft">
              {sent < 1 ? t(adminPicturesTexts.uploading) : t(adminPicturesTexts.preparingSizes)}
            </p>
          </div>
        ) : null}
        <p role="alert" className="text-danger empty:hidden">
          {problem}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            type="button"
            busy={busy}
            onClick={() =>
              void send(async () => {
                onSent(await sendPrepared());
                return 1;
              })
            }
          >
            {t(adminPicturesTexts.upload)}
          </Button>
          {others.length > 0 ? (
            <Button type="button" variant="secondary" disabled={busy} onClick={() => void send(sendAll)}>
              {t(adminPicturesTexts.uploadAll, { count: others.length })}
            </Button>
          ) : null}
          <Button type="button" variant="quiet" disabled={busy} onClick={() => onDone(1)}>
            {t(adminPicturesTexts.skip)}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The cropped picture, as wide as the available room. */
function Part({ of, area, aspect }: { of: string; area: Area; aspect: number }) {
  if (aspect === 0) return <img src={of} alt="" className="w-full" />;
  const { x, y, width, height } = area;
  const place = { left: `${(-x / width) * 100}%`, top: `${(-y / height) * 100}%` };
  return (
    <span className="relative block overflow-hidden" style={{ aspectRatio: aspect }}>
      <img
        src={of}
        alt=""
        className="absolute max-w-none"
        style={{ ...place, width: `${10_000 / width}%`, height: `${10_000 / height}%` }}
      />
    </span>
  );
}

/** A file as a data URL; undefined until it is read. */
function useDataUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setUrl(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return url;
}
