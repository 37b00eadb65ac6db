import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { notFound } from '../../service/core/app-error.ts';
import { requireRight } from '../../service/core/may.ts';
import { signedLetter } from '../../service/letters/render-letter.ts';
import { sendSample } from '../../service/letters/send-sample.ts';
import type { LetterKind } from '../../service/letters/write-letter.ts';
import { asStaff } from '../desk.ts';
import { act } from '../server/act.ts';
import { sampleLetters } from '../server/sample-letters.ts';
import { DeskForm, Submit } from '../ui/desk-form.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';

function sampleOf(publicUrl: string, kind: string | undefined) {
  const samples = sampleLetters(publicUrl);
  const isKind = (name: string): name is LetterKind => Object.hasOwn(samples, name);
  if (kind === undefined || !isKind(kind)) throw notFound('There is no such email.');
  return { kind, ...samples[kind] };
}

export function loader({ context, params }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'set payments and emails up');
    const { when, text } = sampleOf(ctx.config.publicUrl, params['kind']);
    const { contact } = await readSettings(ctx);
    return { when, own: ctx.viewer.email, ...signedLetter(text, contact.name) };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(args, async (ctx) => {
    requireRight(ctx.viewer, 'set payments and emails up');
    const { to } = await sendSample(ctx, sampleOf(ctx.config.publicUrl, args.params['kind']));
    return { said: `A test email is on its way to ${to}.` };
  });
}

export default function Email() {
  const { when, subject, own, html, plain } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={subject} lead={`${when}. Written from invented data; no link in it opens anything.`} />
      <DeskForm refused={refused} className="mb-6">
        <Submit>Send me a test email</Submit>
        <p className="mt-2 text-sm text-ink-soft">{`To ${own}, and to nobody else.`}</p>
      </DeskForm>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Panel title="As mail programs show it">
          <iframe
            title={`Preview of ‘${subject}’`}
            sandbox=""
            srcDoc={html}
            className="h-[720px] w-full rounded-field border border-line bg-white"
          />
        </Panel>
        <Panel title="As plain text">
          <pre className="text-sm whitespace-pre-wrap wrap-anywhere">{plain}</pre>
        </Panel>
      </div>
    </>
  );
}
