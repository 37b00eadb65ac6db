import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { AdminIcon } from '../ui/admin-icon.tsx';
import { isOpen, isRefused, type Upload } from './use-uploads.ts';

/** Uploads under way with the state of each, and afterwards those that were refused. */
export function UploadList({
  uploads,
  waits,
  onRetry,
  onRemove,
}: {
  uploads: readonly Upload[];
  /** The form is saved afterwards. */
  waits: boolean;
  onRetry: (key: number) => void;
  onRemove: (key: number) => void;
}) {
  const t = useText();
  const isBusy = uploads.some(isOpen);
  const refused = uploads.filter(isRefused);
  const shown = isBusy ? uploads : refused;
  const done = uploads.filter(({ state }) => state.at === 'done').length;
  const counts = { done, count: uploads.length };
  const words = [
    uploads.length > 0 && t(isBusy ? adminPicturesTexts.uploadedSoFar : adminPicturesTexts.uploadedAll, counts),
    refused.length > 0 && t(adminPicturesTexts.notUploadedCount, { count: refused.length }),
    waits && t(adminPicturesTexts.savedAfterwards),
  ];
  return (
    <>
      <p role="status" className="mt-3 text-sm text-ink-soft tabular-nums empty:hidden">
        {words.filter(Boolean).join(' ')}
      </p>
      {shown.length > 0 ? (
        <ul className="mt-2 divide-y divide-line rounded-field border border-line">
          {shown.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={onRetry} onRemove={onRemove} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

const square = 'grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:bg-sunk hover:text-ink';

function UploadRow({
  upload: { key, file, state },
  onRetry,
  onRemove,
}: {
  upload: Upload;
  onRetry: (key: number) => void;
  onRemove: (key: number) => void;
}) {
  const t = useText();
  const { name } = file;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 ps-3 text-sm">
      <span className="min-w-0 flex-1 basis-40 truncate">{name}</span>
      {state.at === 'refused' ? (
        <>
          <span className="min-w-0 basis-72 py-1.5 font-medium text-danger wrap-anywhere">{state.reason}</span>
          <span className="flex">
            <button
              type="button"
              className={square}
              aria-label={t(adminPicturesTexts.retryName, { name })}
              title={t(adminPicturesTexts.retryName, { name })}
              onClick={() => onRetry(key)}
            >
              <AdminIcon name="rotate-cw" size={18} />
            </button>
            <button
              type="button"
              className={square}
              aria-label={t(adminPicturesTexts.removeFile, { name })}
              title={t(adminPicturesTexts.removeFile, { name })}
              onClick={() => onRemove(key)}
            >
              <AdminIcon name="x" size={18} />
            </button>
          </span>
        </>
      ) : (
        <>
          <progress
            max={1}
            value={state.at === 'sending' ? state.share : state.at === 'waiting' ? 0 : 1}
            aria-label={t(adminPicturesTexts.progressOf, { name })}
            className="h-1.5 w-24 accent-accent sm:w-40"
          />
          <span className="w-32 pe-3 text-end text-ink-soft tabular-nums">
            {state.at === 'sending'
              ? t(adminPicturesTexts.uploadingPercent, { percent: Math.floor(state.share * 100) })
              : t(steadyTexts[state.at])}
          </span>
        </>
      )}
    </li>
  );
}

const steadyTexts = {
  waiting: adminPicturesTexts.waiting,
  preparing: adminPicturesTexts.preparingSizes,
  done: adminPicturesTexts.uploaded,
} as const;
