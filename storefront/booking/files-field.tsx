import { useId } from 'react';
import { conversationsTexts } from '../../messages/en/conversations.ts';
import type { Translate } from '../../messages/translate.ts';
import { attachmentLimits } from '../../service/booking/model/attachment.ts';
import { useText } from '../rendering/text.tsx';

const megabytes = attachmentLimits.bytes / 2 ** 20;

/** The error of these files before they are sent; undefined if they are valid. */
export function filesProblem(t: Translate, files: readonly { readonly size: number }[]): string | undefined {
  if (files.length > attachmentLimits.files)
    return t(conversationsTexts.tooManyFiles, { files: attachmentLimits.files });
  if (files.some(({ size }) => size > attachmentLimits.bytes)) return t(conversationsTexts.fileTooLarge, { megabytes });
  return undefined;
}

/** Pictures and PDFs attached to a message. A new value of `round` empties the field. */
export function FilesField(props: { round: number; wrong: string | undefined; onChoose: (files: File[]) => void }) {
  const t = useText();
  const id = useId();
  const { wrong } = props;
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {t(conversationsTexts.files)}
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t(conversationsTexts.filesLimit, { files: attachmentLimits.files, megabytes })}
      </p>
      <input
        key={props.round}
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf"
        aria-describedby={`${id}-hint`}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-errormessage={wrong === undefined ? undefined : `${id}-wrong`}
        onChange={(event) => props.onChoose([...(event.target.files ?? [])])}
        className="mt-1 block min-h-11 w-full max-w-full py-2 file:me-3 file:min-h-11 file:rounded-field file:border file:border-line-strong file:bg-card file:px-4 file:font-semibold"
      />
      {wrong === undefined ? null : (
        <p id={`${id}-wrong`} className="mt-1 font-medium text-danger">
          {wrong}
        </p>
      )}
    </div>
  );
}
