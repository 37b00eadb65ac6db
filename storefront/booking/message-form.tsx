import { type FormEvent, useState } from 'react';
import { conversationsTexts } from '../../messages/en/conversations.ts';
import { messageRule } from '../../service/booking/model/message.ts';
import type { EntryWire } from '../../service/booking/model/wire/message-answers.ts';
import { inputBounds, problemOf } from '../../service/core/field-rule.ts';
import { callApi, makeFormIds, sendForm } from '../device/api.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { focusInvalid } from '../ui/focus-invalid.ts';
import { useBookingKey } from './booking-key.ts';
import { FilesField, filesProblem } from './files-field.tsx';

/** A form to write a message. It is emptied only after the message has arrived. */
export function MessageForm(props: {
  path: string;
  text: string;
  onText: (text: string) => void;
  onSent: (sent: EntryWire) => void;
}) {
  const t = useText();
  const { path, text } = props;
  const { withKey, question } = useBookingKey();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [round, setRound] = useState(0);
  const [forms] = useState(makeFormIds);
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const found = problemOf(t, messageRule, text);
    setWrong(found);
    setProblem('');
    setConfirmation('');
    if (found || filesProblem(t, files)) return focusInvalid(event.currentTarget);
    setBusy(true);
    try {
      const { data } = await send();
      forms.arrived();
      setFiles([]);
      setRound((before) => before + 1);
      props.onSent(data);
      props.onText('');
      setConfirmation(t(conversationsTexts.sent));
    } catch (error) {
      setProblem((error instanceof Error && error.message) || t(conversationsTexts.notSent));
    } finally {
      setBusy(false);
    }
  }

  function send(): Promise<{ data: EntryWire }> {
    const form = forms.idFor([text, ...files.map(({ name, size }) => [name, size])]);
    if (files.length === 0) return callApi('POST', path, { text, form, ...withKey });
    const body = new FormData();
    body.append('text', text);
    body.append('form', form);
    for (const file of files) body.append('files', file);
    return sendForm(`${path}/files${question}`, body);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 space-y-4">
      <TextField
        label={t(conversationsTexts.write)}
        name="text"
        multiline
        {...inputBounds(messageRule)}
        value={text}
        error={wrong}
        onChange={(event) => props.onText(event.target.value)}
      />
      <FilesField round={round} wrong={filesProblem(t, files)} onChoose={setFiles} />
      {problem ? (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-medium text-danger">
          {problem}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={busy}>
          {t(conversationsTexts.send)}
        </Button>
        <p role="status" className="text-ink-soft">
          {confirmation}
        </p>
      </div>
    </form>
  );
}
