import type { CompiledMessage } from 'icu-minify/format';

interface AnyMessage<Text extends string> {
  /** Subject and key, such as 'cart.remove'. Other languages and the operator’s own words are kept by it. */
  readonly id: string;
  readonly english: CompiledMessage;
  /** The English text as it is written. In browsers it is a type without a value, as `rich` is everywhere. */
  readonly source?: Text;
}

/** A text that people read. `Text` is its English source (ICU, named placeholders), from which its values are typed. */
export interface Message<Text extends string = string> extends AnyMessage<Text> {
  readonly rich?: false;
}

/** A text with tags such as `<link>terms</link>`, which become elements. */
export interface RichMessage<Text extends string = string> extends AnyMessage<Text> {
  readonly rich?: true;
}

/** The texts of a subject by key. */
export type Catalogue<Texts extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Texts]: [Tags<Texts[Key]>] extends [never] ? Message<Texts[Key]> : RichMessage<Texts[Key]>;
};

/** Text before the brace of a plural's branch; any other brace begins a placeholder. */
type Branch = `${string}${'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | `=${number}`} `;

/** Pairs of a placeholder and its type. */
type Placeholders<Text, Found = never> = Text extends `${infer Before}{${infer Rest}`
  ? Before extends Branch
    ? Placeholders<Rest, Found>
    : Rest extends `${infer Head}}${infer After}`
      ? Head extends `${infer Name}, plural,${string}`
        ? Rest extends `${Name}, plural,${infer Branches}`
          ? Placeholders<Branches, Found | [Name, number]>
          : never
        : Placeholders<After, Found | [Head, string | number]>
      : never
  : Found;

type Tags<Text, Found = never> = Text extends `${string}</${infer Name}>${infer After}`
  ? Tags<After, Found | Name>
  : Found;

/** The values of a text's placeholders: a number for a plural, a text or a number for any other. */
export type Values<Text extends string> = { readonly [Pair in Placeholders<Text> as Pair[0]]: Pair[1] };

/** The elements of a text's tags. */
export type Elements<Text extends string, Element> = {
  readonly [Name in Tags<Text>]: (words: readonly (string | Element)[]) => Element;
};

/** The values as an argument, which a text without placeholders does not take. */
export type Given<Text extends string> = keyof Values<Text> extends never ? [] : [values: Values<Text>];

/** A value that each language writes in its own way, such as a day. */
export type WordedLater = (reader: { readonly language: string }) => string;

/** A text with its values, which is worded later, in the language of the person who reads it. */
export interface Sentence {
  readonly message: Message;
  readonly values: Readonly<Record<string, string | number | WordedLater>>;
}

type LaterValues<Text extends string> = {
  readonly [Name in keyof Values<Text>]: Values<Text>[Name] extends number ? number : Values<Text>[Name] | WordedLater;
};

/** Takes the values that the message needs, as `t(message, values)` does. */
export function sentence<Text extends string>(
  message: Message<Text>,
  ...given: keyof Values<Text> extends never ? [] : [values: LaterValues<Text>]
): Sentence;
export function sentence(message: Message, values: Sentence['values'] = {}): Sentence {
  return { message, values };
}
