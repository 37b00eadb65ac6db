import { type FormEvent, useEffect, useState } from 'react';
import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { PictureView } from '../server/picture-view.ts';
import { adminUrls } from '../urls.ts';
import { picturesIn } from './send-picture.ts';

/** The picture library in a dialog, with search. */
export function PictureLibrary(props: {
  title: string;
  taken: readonly string[];
  onTake: (picture: PictureView) => void;
  onClose: () => void;
}) {
  const t = useText();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly PictureView[]>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const stop = new AbortController();
    const search = async () => {
      const response = await fetch(`${adminUrls.pictures}?${new URLSearchParams({ words })}`, { signal: stop.signal });
      const pictures = picturesIn(await response.json());
      if (!pictures) throw new Error('no pictures');
      setFound(pictures);
      setProblem(undefined);
    };
    search().catch(() => {
      if (!stop.signal.aborted) setProblem(t(adminPicturesTexts.libraryNotLoaded));
    });
    return () => stop.abort();
  }, [words, t]);

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    setWords(String(new FormData(event.currentTarget).get('words') ?? '').trim());
  }

  return (
    <Dialog open title={t(adminPicturesTexts.libraryOf, { title: props.title })} size="lg" onClose={props.onClose}>
      <form onSubmit={look} className="flex items-end gap-3">
        <TextField label={t(adminPicturesTexts.searchFor)} name="words" className="grow" />
        <Button type="submit" variant="secondary">
          {t(adminPicturesTexts.search)}
        </Button>
      </form>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {problem}
      </p>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {found === undefined
          ? t(adminPicturesTexts.searching)
          : `${found.length} ${found.length === 1 ? t(adminPicturesTexts.picture) : t(adminPicturesTexts.pictures)}`}
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-3">
        {found?.map((picture) => {
          const taken = props.taken.includes(picture.documentId);
          return (
            <li key={picture.documentId}>
              <button
                type="button"
                aria-pressed={taken}
                onClick={() => props.onTake(picture)}
                className="w-full rounded-field border-2 border-transparent p-1 text-start hover:border-line-strong aria-pressed:border-accent"
              >
                <img
                  src={picture.url}
                  alt={picture.alt}
                  loading="lazy"
                  className="aspect-8/5 w-full rounded-field object-cover"
                />
                <span className="mt-1 block truncate text-sm">{picture.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
