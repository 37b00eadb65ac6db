import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { adminRulesTexts } from '../../messages/en/admin/rules.ts';
import type { Message } from '../../messages/message.ts';
import { productTypes } from '../../service/catalog/kinds.ts';
import { propertyTypes } from '../../service/catalog/property-types.ts';
import { subjectText, weekdayWords } from '../../service/catalog/rules/rule-sentence.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { RuleAction } from '../server/rule-in-form.ts';
import { firstField } from '../ui/use-first-field.ts';

const actionWords: Readonly<Record<RuleAction, Message>> = {
  raise: adminRulesTexts.raise,
  lower: adminRulesTexts.lower,
  set: adminRulesTexts.set,
  stay: adminRulesTexts.stay,
  close: adminRulesTexts.close,
  open: adminRulesTexts.open,
};

interface Props {
  /** The query that the form begins with. */
  typed: URLSearchParams;
  /** Error messages by field name: fields that are not empty show theirs. */
  errors: Readonly<Record<string, string>>;
  /** Names that the field of places suggests. */
  placeNames: readonly string[];
}

/** The sentence of a rule as fields. What its action or its products do not have is hidden by `.rule-form`. */
export function RuleFields({ typed, errors, placeNames }: Props) {
  const t = useText();
  const text = (name: string) => typed.get(name) ?? '';
  const isClosing = text('do') === 'close';
  const field = (name: string, label: Message) => ({
    name,
    label: t(label),
    defaultValue: text(name),
    error: errors[name],
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <Choice {...field('do', adminRulesTexts.action)}>
          {Object.entries(actionWords).map(([action, words]) => (
            <option key={action} value={action}>
              {t(words)}
            </option>
          ))}
        </Choice>
        <Choice {...field('what', adminRulesTexts.subject)}>
          <optgroup label={t(adminRulesTexts.types)}>
            {productTypes.map((type) => (
              <option key={type} value={type}>
                {subjectText(type)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t(adminRulesTexts.propertyTypes)}>
            {propertyTypes.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </optgroup>
        </Choice>
        <Pair words={t(adminRulesTexts.named)}>
          <Text
            {...field('named', adminRulesTexts.namedField)}
            maxLength={200}
            placeholder={t(adminRulesTexts.namedExample)}
            className="w-44"
            id={isClosing ? firstField : undefined}
          />
        </Pair>
        <Pair words={t(adminRulesTexts.in)}>
          <Places {...field('places', adminRulesTexts.places)} names={placeNames} />
        </Pair>
        <Pair
          words={
            <>
              <span className="only-share">{t(adminRulesTexts.by)}</span>
              <span className="only-set">{t(adminRulesTexts.setTo)}</span>
            </>
          }
          className="only-price"
        >
          <Text
            {...field('amount', adminRulesTexts.amount)}
            inputMode="decimal"
            className="w-20 text-end"
            id={isClosing ? undefined : firstField}
          />
          <Choice {...field('unit', adminRulesTexts.unit)} className="only-share w-17">
            <option value="percent">{t(adminRulesTexts.percent)}</option>
            <option value="rupees">{t(adminRulesTexts.rupees)}</option>
          </Choice>
        </Pair>
        <Pair words={t(adminRulesTexts.from)}>
          <Text
            {...field('from', adminRulesTexts.firstDay)}
            placeholder={t(adminRulesTexts.dayExample)}
            className="w-30"
          />
          <Words>{t(adminRulesTexts.until)}</Words>
          <Text
            {...field('last', adminRulesTexts.lastDay)}
            placeholder={t(adminRulesTexts.lastExample)}
            className="w-30"
          />
        </Pair>
        <Pair words={t(adminRulesTexts.minimumStay)} className="only-stay">
          <Text
            {...field('minStay', adminRulesTexts.minimumStayField)}
            inputMode="numeric"
            placeholder={t(adminRulesTexts.unchanged)}
            className="w-18 text-end"
          />
        </Pair>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Chips legend={t(adminRulesTexts.weekdays)}>
          {weekdayWords.map((words, index) => (
            <Chip key={words.id} name="on" value={index + 1} isChosen={typed.getAll('on').includes(String(index + 1))}>
              {t(words)}
            </Chip>
          ))}
        </Chips>
        <Chips legend={t(adminRulesTexts.stars)} className="only-stars">
          {[1, 2, 3, 4, 5].map((stars) => (
            <Chip key={stars} name="stars" value={stars} isChosen={typed.getAll('stars').includes(String(stars))}>
              {stars}
            </Chip>
          ))}
        </Chips>
      </div>
    </>
  );
}

/** Words of the sentence with the fields that follow them, on phones a line of their own. */
function Pair({ words, className = '', children }: { words: ReactNode; className?: string; children: ReactNode }) {
  return (
    <span className={`flex items-center gap-2 max-sm:w-full ${className}`}>
      <Words className="max-sm:w-25 max-sm:shrink-0">{words}</Words>
      {children}
    </span>
  );
}

function Words({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span aria-hidden="true" className={`text-ink-soft whitespace-nowrap ${className}`}>
      {children}
    </span>
  );
}

interface FieldProps {
  name: string;
  label: string;
  defaultValue: string;
  error: string | undefined;
}

/** The attributes of a wrong field. The preview lists the message under `rule-error-…`. */
const wrong = (name: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `rule-error-${name}` };

function Text({
  label,
  error,
  className = '',
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'name' | 'defaultValue'>) {
  return (
    <input
      {...rest}
      {...wrong(rest.name, error)}
      type="text"
      autoComplete="off"
      aria-label={label}
      className={`row-field min-w-0 max-sm:flex-1 ${error === undefined ? '' : 'border-danger'} ${className}`}
    />
  );
}

function Choice({
  name,
  label,
  defaultValue,
  error,
  className = '',
  children,
}: FieldProps & { className?: string; children: ReactNode }) {
  return (
    <select
      name={name}
      defaultValue={defaultValue || undefined}
      aria-label={label}
      {...wrong(name, error)}
      className={`row-field select-arrow max-w-full pe-9 font-semibold max-sm:grow ${className}`}
    >
      {children}
    </select>
  );
}

/** Several places with commas between them; the browser suggests names for the one that is typed. */
function Places({ names, ...field }: FieldProps & { names: readonly string[] }) {
  const t = useText();
  const list = useId();
  const [typed, setTyped] = useState(field.defaultValue);
  const before = typed.slice(0, typed.lastIndexOf(',') + 1);
  const begin = before ? `${before} ` : '';
  return (
    <>
      <Text
        {...field}
        list={list}
        maxLength={400}
        placeholder={t(adminRulesTexts.allPlaces)}
        className="w-52"
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={begin + name} />
        ))}
      </datalist>
    </>
  );
}

function Chips({ legend, className = '', children }: { legend: string; className?: string; children: ReactNode }) {
  return (
    <fieldset className={`flex flex-wrap items-center gap-1 max-sm:w-full ${className}`}>
      <legend className="float-start me-2 text-ink-soft max-sm:mb-1 max-sm:w-full">{legend}</legend>
      {children}
    </fieldset>
  );
}

function Chip({
  name,
  value,
  isChosen,
  children,
}: {
  name: string;
  value: number;
  isChosen: boolean;
  children: ReactNode;
}) {
  return (
    <label className="chip max-sm:min-w-10 max-sm:flex-1 max-sm:px-1">
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} className="sr-only" />
      {children}
    </label>
  );
}
