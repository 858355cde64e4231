import { type CouncilWord, inWordsOf, type Language } from '@nagardwar/contract/browser'

/** A file in `catalogues/`: each text in both languages. */
export type BothLanguages<Key extends string = string> = Readonly<
  Record<Key, Readonly<Record<Language, string>>>
>

/** The texts of a catalogue in one language, as pages and browsers read them: in the words of the kind of council. */
export function inLanguage<Key extends string>(
  catalogue: BothLanguages<Key>,
  language: Language,
  word: CouncilWord = 'council',
): Record<Key, string> {
  const texts = Object.keys(catalogue).map((key) => [
    key,
    inWordsOf(word, catalogue[key as Key][language], language),
  ])
  return Object.fromEntries(texts)
}
