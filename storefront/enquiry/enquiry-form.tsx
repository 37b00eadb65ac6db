import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Message } from '../account/message.tsx';
import { callApi } from '../device/api.ts';
import { useHydrated } from '../device/hydrated.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { focusWrong } from '../ui/focus-wrong.ts';
import { enquiryProblems, refusalText, texts } from './enquiry-problems.ts';

interface Question {
  first: number;
  second: number;
  token: string;
}

const askQuestion = () => callApi<Question>('GET', '/api/enquiries/question', undefined, { token: null });

/** Writes to the operator (S2 §2 Static pages). `subjects`: those to choose from, where one does not write one's own. */
export function EnquiryForm({
  kind,
  subjects,
}: {
  kind: 'contact' | 'advertise' | 'partner';
  subjects?: readonly string[];
}) {
  // the page is the same for everybody; what it was asked for is known here
  const asked = new URLSearchParams(useLocation().search).get('subject') ?? '';
  const subject = useHydrated() ? asked.slice(0, 150) : '';
  const [question, setQuestion] = useState<Question>();
  const [answer, setAnswer] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);

  async function renewQuestion() {
    setAnswer('');
    setQuestion(await askQuestion().catch(() => undefined));
  }
  useEffect(() => {
    askQuestion().then(setQuestion, () => setProblem(texts.failed));
  }, []);
  const right = question !== undefined && Number(answer) === question.first + question.second;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
    const found = enquiryProblems(values);
    setErrors(found);
    setProblem(undefined);
    setSent(false);
    if (Object.keys(found).length > 0) return focusWrong(form);
    if (!question) return;
    setBusy(true);
    try {
      const { answer: _, ...said } = values;
      const enquiry = { kind, ...said, token: question.token, answer: Number(answer) };
      await callApi('POST', '/api/enquiries', enquiry, { token: null });
      form.reset();
      setSent(true);
      await renewQuestion();
    } catch (error) {
      const words = refusalText(error);
      setProblem(words);
      // the network may have lost the answer alone: the same question lets the same enquiry in once
      if (words === texts.captcha || words === texts.failed) await renewQuestion();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="needs-script grid gap-4 sm:grid-cols-2">
      <TextField label="Name" name="name" autoComplete="name" required maxLength={100} error={errors['name']} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={errors['email']}
      />
      <TextField label="Phone (optional)" name="phone" type="tel" autoComplete="tel" maxLength={40} />
      {subjects ? (
        <SelectField label="Subject" name="subject" required error={errors['subject']}>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </SelectField>
      ) : (
        <TextField
          label="Subject"
          name="subject"
          required
          maxLength={150}
          defaultValue={subject}
          error={errors['subject']}
        />
      )}
      <TextField
        label="Message"
        name="message"
        multiline
        rows={6}
        required
        maxLength={5_000}
        error={errors['message']}
        className="sm:col-span-2"
      />
      <TextField
        label={question ? `What is ${question.first} + ${question.second}?` : 'A small sum is on its way …'}
        name="answer"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={answer}
        disabled={!question}
        error={answer !== '' && !right ? texts.captcha : null}
        hint="So that no machine fills our letter box."
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className="grid content-start gap-4 sm:col-span-2 sm:justify-items-start">
        <Message text={sent ? texts.sent : undefined} good focus />
        <Message text={problem} />
        <Button type="submit" busy={busy} disabled={!right}>
          Send Message
        </Button>
      </div>
    </form>
  );
}
