import { createContext, createElement, Fragment, type ReactNode, use, useContext } from 'react';
import type { Elements, RichMessage, Values } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';

/** Formats messages in the language of the page. Browsers know it from the document. */
export const Language = createContext(
  textIn(typeof document === 'undefined' ? 'en' : (document.documentElement.lang.split('-')[0] ?? 'en')),
);

/** Formats messages in the language of the page: `const t = useText();` */
export const useText = () => useContext(Language);

/** The same for the `meta` function of a route: it is no component, but `Meta` calls it while it renders. */
export const textOfPage = () => use(Language);

/** A message with tags. `values`: those of its placeholders, and for each tag a function that makes its element. */
export function Rich<Text extends string>({
  message,
  values,
}: {
  message: RichMessage<Text>;
  values: Values<Text> & Elements<Text, ReactNode>;
}) {
  // as children one by one, they need no keys
  return createElement(Fragment, null, ...useText().parts<Text, ReactNode>(message, values));
}
