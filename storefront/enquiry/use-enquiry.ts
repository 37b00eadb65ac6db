import { type FormEvent, useEffect, useRef, useState } from 'react';
import { enquiryTexts } from '../../messages/en/enquiry.ts';
import { problemsOf } from '../../service/core/field-rule.ts';
import { enquiryRules } from '../../service/enquiries/enquiry.ts';
import type { SumQuestion } from '../../service/enquiries/enquiry-body.ts';
import { ApiError, callApi, makeFormIds } from '../device/api.ts';
import { useText } from '../rendering/text.tsx';
import { focusInvalid } from '../ui/focus-invalid.ts';
import { type EnquiryAnswer, refusalText } from './enquiry-answer.ts';

const askQuestion = () => callApi<SumQuestion>('GET', '/api/enquiries/question', undefined, { token: null });
/** ENQUIRY-3: the confirmation appears no sooner. */
const leastMilliseconds = 2_000;
const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The state of an enquiry form with scripts. `answered`: the server's answer to one that was sent without them. */
export function useEnquiry(kind: 'contact' | 'advertise' | 'partner', answered: EnquiryAnswer | undefined) {
  const t = useText();
  const [question, setQuestion] = useState<SumQuestion | undefined>(answered?.question);
  const [answer, setAnswer] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(answered?.errors ?? {});
  const [problem, setProblem] = useState(answered?.problem);
  const [sent, setSent] = useState(answered?.sent ?? false);
  const [busy, setBusy] = useState(false);
  const [ids] = useState(makeFormIds);
  const work = useRef<{ token: string; done: Promise<number[]> }>(undefined);

  async function renewQuestion() {
    setAnswer('');
    setQuestion(await askQuestion().catch(() => undefined));
  }
  const requested = answered !== undefined;
  useEffect(() => {
    if (!requested) askQuestion().then(setQuestion, () => setProblem(t(enquiryTexts.failed)));
  }, [requested, t]);

  function workOf(task: SumQuestion): Promise<number[]> {
    if (work.current?.token !== task.token) {
      const done = import('./solve-captcha.ts').then(({ solveCaptcha }) =>
        solveCaptcha({ token: task.token, work: task.work }),
      );
      work.current = { token: task.token, done };
    }
    return work.current.done;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
    const found = problemsOf(t, enquiryRules, values);
    setErrors(found);
    setProblem(undefined);
    setSent(false);
    if (Object.keys(found).length > 0) return focusInvalid(form);
    if (!question || busy) return;
    setBusy(true);
    try {
      const { answer: _sum, token: _token, form: _form, ...content } = values;
      const proof = { token: question.token, answer: Number(answer), work: await workOf(question) };
      const enquiry = { kind, ...content, ...proof, form: ids.idFor(content) };
      await Promise.all([callApi('POST', '/api/enquiries', enquiry, { token: null }), pass(leastMilliseconds)]);
      ids.arrived();
      form.reset();
      setSent(true);
      await renewQuestion();
    } catch (error) {
      const words = refusalText(t, error);
      setProblem(words);
      const settled = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (settled && error.status === 409) ids.arrived();
      // an answered captcha may be used up, even if only the answer was lost
      if (words === t(enquiryTexts.wrongSum) || words === t(enquiryTexts.failed)) await renewQuestion();
    } finally {
      setBusy(false);
    }
  }

  return {
    question,
    answer,
    setAnswer,
    errors,
    problem,
    sent,
    busy,
    submit,
    right: question !== undefined && Number(answer) === question.first + question.second,
    /** Starts the proof of work while the form is being filled in. */
    prepare: () => void (question && workOf(question).catch(() => undefined)),
  };
}
