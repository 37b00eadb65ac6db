import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { adminSubmissionsTexts } from '../../messages/en/admin/submissions.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { SavedCardBody } from '../../storefront/saved/saved-card.tsx';
import type { SavedCard } from '../../storefront/saved/saved-groups.ts';
import { buttonLook } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import { Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';
import type { EmptyField, StepState } from './entry-steps.ts';

interface Checked {
  readonly steps: string;
  readonly states: readonly StepState[];
  readonly card: SavedCard | null;
  readonly page: string | null;
  readonly preview: string | null;
  readonly later: readonly string[];
  readonly own: boolean;
}

const hidden = (words: readonly ReactNode[]) => <span className="sr-only">{words}</span>;

/** The last step: the card of the website, what is still empty, and the button that publishes or sends. */
export function EntryCheck({ loaded, refused }: { loaded: Checked; refused: Refused | undefined }) {
  const t = useText();
  const { states, card, page, preview, later, own } = loaded;
  const missing = states.flatMap((state) => state.missing.map(({ label }) => label));
  const refusals = Object.values(refused?.errors ?? {});
  const reason =
    missing.length > 0
      ? t(adminBuilderTexts.missingFirst, { fields: t.list(missing) })
      : t(own ? adminBuilderTexts.readyToSend : adminBuilderTexts.ready);
  const end = t(own ? adminSubmissionsTexts.sendForReview : adminBuilderTexts.publish);
  return (
    <div className={`grid items-start gap-6 ${card ? 'md:grid-cols-2' : ''}`}>
      {card ? (
        <Panel title={t(adminBuilderTexts.card)} lead={t(adminBuilderTexts.cardLead)}>
          <div className="flex max-w-100 flex-col overflow-hidden rounded-card border border-line bg-card shadow-card">
            <SavedCardBody card={card} heading={card.title} />
          </div>
          {page && preview ? (
            <a
              href={preview + page}
              target="_blank"
              rel="noreferrer"
              className={buttonLook({ variant: 'secondary', size: 'sm' }, 'mt-4')}
            >
              <Rich message={adminContentTexts.preview} values={{ hidden }} />
            </a>
          ) : null}
        </Panel>
      ) : null}
      <div className="grid gap-6">
        <EmptyFields {...loaded} title={t(adminBuilderTexts.missingTitle)} of="missing" />
        <EmptyFields
          {...loaded}
          title={t(adminBuilderTexts.advisedTitle)}
          lead={t(own ? adminBuilderTexts.advisedToSend : adminBuilderTexts.advisedLead)}
          of="advised"
        />
        <Panel title={end}>
          <p id="publish-state" className={refusals.length > 0 ? 'font-medium text-danger' : 'text-ink-soft'}>
            {refusals.length > 0 ? refusals.join(' ') : reason}
          </p>
          {later.length > 0 ? (
            <p className="mt-2 text-ink-soft">{t(adminBuilderTexts.addLater, { parts: t.list(later) })}</p>
          ) : null}
          <Submit
            name="do"
            value={own ? 'send' : 'publish'}
            className="mt-4"
            disabled={missing.length > 0}
            aria-describedby="publish-state"
          >
            {end}
          </Submit>
        </Panel>
      </div>
    </div>
  );
}

function EmptyFields({
  steps,
  states,
  title,
  lead,
  of,
}: Checked & { title: string; lead?: string; of: 'missing' | 'advised' }) {
  const empty = states.flatMap((step) => step[of].map((field: EmptyField) => ({ field, step })));
  if (empty.length === 0) return null;
  return (
    <Panel title={title} lead={lead}>
      <ul className="grid">
        {empty.map(({ field, step }) => (
          <li key={`${step.name} ${field.name}`}>
            <Link
              to={adminUrls.atStep(steps, step.name, field.name)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              <Rich message={adminBuilderTexts.fillIn} values={{ field: field.label, step: step.title, hidden }} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
