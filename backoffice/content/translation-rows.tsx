import { useId } from 'react';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import type { Translate } from '../../messages/translate.ts';
import type { TextPlace } from '../../service/content/entry-texts.ts';
import type { TranslatedText, TranslationState } from '../../service/content/translation-state.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { CheckboxField, fieldLook } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { Mark } from '../ui/mark.tsx';
import { Panel } from '../ui/panel.tsx';
import { fieldLabel } from './entry-labels.ts';
import { fieldOf, linesFor, refusedTexts, textAfter } from './translation-form.ts';

function placeText(t: Translate, { field, part }: TextPlace): string {
  if (!part) return fieldLabel(field);
  const { relation, position } = part;
  return t(adminContentTexts.placeInPart, { part: fieldLabel(relation), position, field: fieldLabel(field) });
}

/** Where an entry says a text: the first place by name, further ones counted. */
function placesText(t: Translate, [first, ...more]: readonly TextPlace[]): string {
  return first ? t(adminContentTexts.textPlaces, { place: placeText(t, first), count: more.length }) : '';
}

interface Languages {
  language: string;
  refused: Refused | undefined;
}

/** The texts of an entry in English with their translations beside them. */
export function TextRows({
  texts,
  name,
  language,
  refused,
}: Languages & { texts: readonly TranslatedText[]; name: string }) {
  const typed = refusedTexts(refused ?? { typed: {}, errors: {} });
  return (
    <ul className="grid gap-4">
      {texts.map((one, at) => (
        <TextRow key={one.source} one={one} at={at} language={language} name={name} shown={textAfter(typed, one)} />
      ))}
    </ul>
  );
}

function TextRow({
  one,
  at,
  language,
  name,
  shown,
}: {
  one: TranslatedText;
  at: number;
  language: string;
  name: string;
  shown: ReturnType<typeof textAfter>;
}) {
  const t = useText();
  const id = useId();
  const { source, places, text, version } = one;
  const { error } = shown;
  const place = placesText(t, places);
  return (
    <li className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-card p-5 lg:grid-cols-2">
      <div className="min-w-0">
        <p className="mb-1.5 flex flex-wrap items-center justify-between gap-3">
          <span className="text-sm font-semibold">{place}</span>
          {text === '' ? (
            <Mark tone="waits">{t(adminContentTexts.isMissing)}</Mark>
          ) : (
            <Mark tone="good">{t(adminContentTexts.isTranslated)}</Mark>
          )}
        </p>
        <p id={`${id}-source`} lang="en" className="whitespace-pre-wrap wrap-anywhere">
          {source}
        </p>
      </div>
      <div className="min-w-0">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
          {t(adminContentTexts.translationIn, { language: name, place })}
        </label>
        <textarea
          // a translation that someone else has saved is shown
          key={version}
          id={id}
          name={fieldOf(at, 'text')}
          lang={language}
          dir="auto"
          rows={linesFor(source, shown.text)}
          defaultValue={shown.text}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-source${error ? ` ${id}-error` : ''}`}
          className={`${fieldLook(Boolean(error))} field-sizing-content py-3`}
        />
        <input type="hidden" name={fieldOf(at, 'source')} value={source} />
        <input type="hidden" name={fieldOf(at, 'version')} value={version} />
        {error ? (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-medium whitespace-pre-wrap text-danger">
            {error}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** Translations of texts that the entry no longer says. `from`: how many texts precede them in the form. */
export function OutdatedTranslations({
  outdated,
  from,
  language,
  refused,
}: Languages & { outdated: TranslationState['outdated']; from: number }) {
  const t = useText();
  if (outdated.length === 0) return null;
  return (
    <Panel title={t(adminContentTexts.outdatedTranslations)} lead={t(adminContentTexts.outdatedLead)}>
      <ul className="grid gap-5">
        {outdated.map(({ source, text, version }, index) => {
          const at = from + index;
          const error = refused?.errors[fieldOf(at, 'text')];
          return (
            <li key={source} className="grid gap-x-6 gap-y-2 border-t border-line pt-4 lg:grid-cols-2">
              <p lang="en" className="whitespace-pre-wrap text-ink-soft wrap-anywhere">
                {source}
              </p>
              <div className="min-w-0">
                <p lang={language} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                  {text}
                </p>
                <input type="hidden" name={fieldOf(at, 'source')} value={source} />
                <input type="hidden" name={fieldOf(at, 'text')} value={text} />
                <input type="hidden" name={fieldOf(at, 'version')} value={version} />
                <CheckboxField
                  name={fieldOf(at, 'delete')}
                  value="yes"
                  error={error}
                  label={
                    <Rich
                      message={adminContentTexts.deleteTranslation}
                      values={{ source, hidden: (words) => <span className="sr-only">{words}</span> }}
                    />
                  }
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
