import { adminRulesTexts } from '../../messages/en/admin/rules.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import type { RuleLook } from '../server/read-rule.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { RuleFields } from './rule-fields.tsx';
import { RulePreviewed, sizeText } from './rule-preview.tsx';
import { useRulePreview } from './use-rule-preview.ts';

/** The form that applies what was previewed; its button is inside the preview. */
const applyForm = 'apply-rule';

interface Props {
  typed: URLSearchParams;
  /** The preview of the rule in the address. */
  first: RuleLook | undefined;
  placeNames: readonly string[];
  refused: Refused | undefined;
}

/** A rule as a sentence of fields with its preview, and the button that applies what was previewed. */
export function RuleForm({ typed, first, placeNames, refused }: Props) {
  const t = useText();
  const { form, look, isCurrent, onChange, onSubmit } = useRulePreview(first, refused);
  const { errors = {}, problem, preview, sentence = '', id } = look ?? {};
  // an empty field is not wrong yet
  const shown = new URLSearchParams(look?.query);
  const wrong = Object.fromEntries(Object.entries(errors).filter(([name]) => shown.get(name)));
  const canApply = preview !== undefined && preview.days > 0 && preview.impossible.days === 0;
  return (
    <section aria-label={t(adminRulesTexts.form)} className="mb-8 rounded-card border border-line bg-card">
      <form ref={form} method="get" onChange={onChange} onSubmit={onSubmit} noValidate className="rule-form">
        <div className="p-4 md:p-5">
          <RuleFields typed={typed} errors={wrong} placeNames={placeNames} />
          <p className="mt-2 text-sm text-ink-soft">{t(adminRulesTexts.hint)}</p>
          <div className="without-script mt-3">
            <Button type="submit" variant="secondary">
              {t(adminRulesTexts.preview)}
            </Button>
            <p className="mt-1 text-sm text-ink-soft">{t(adminRulesTexts.previewAgain)}</p>
          </div>
        </div>
        <div aria-busy={!isCurrent} className="border-t border-line p-4 md:p-5">
          <h2 className="sr-only">{t(adminRulesTexts.preview)}</h2>
          <p role="status" className="sr-only">
            {isCurrent && preview ? sizeText(t, preview) : ''}
          </p>
          {refused?.problem ? (
            <Notice kind="error" takesFocus className="mb-4">
              {refused.problem}
            </Notice>
          ) : null}
          {preview ? (
            <div className={isCurrent ? undefined : 'opacity-60'}>
              <RulePreviewed
                preview={preview}
                sentence={sentence}
                action={
                  canApply ? (
                    <Submit form={applyForm} name="do" value="apply" disabled={!isCurrent}>
                      {t(adminRulesTexts.apply, { days: preview.days })}
                    </Submit>
                  ) : null
                }
              />
            </div>
          ) : (
            <Missing errors={errors} problem={problem} />
          )}
        </div>
      </form>
      {canApply ? (
        <AdminForm id={applyForm} refused={undefined}>
          <input type="hidden" name="rule" value={JSON.stringify(preview.order)} />
          <input type="hidden" name="mark" value={preview.mark} />
          <input type="hidden" name="id" value={id} />
        </AdminForm>
      ) : null}
    </section>
  );
}

/** What a rule needs before it can be previewed. */
function Missing({ errors, problem }: { errors: Readonly<Record<string, string>>; problem: string | undefined }) {
  const t = useText();
  const messages = [...new Set(Object.values(errors))];
  return (
    <div role={problem ? 'alert' : undefined}>
      <p className="font-semibold">{problem ?? t(adminRulesTexts.notYet)}</p>
      {messages.length > 0 ? (
        <ul className="mt-1 text-ink-soft">
          {Object.entries(errors).map(([name, message]) => (
            <li key={name} id={`rule-error-${name}`}>
              {message}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
