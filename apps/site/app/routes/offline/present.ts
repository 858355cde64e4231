import type { Language } from '@nagardwar/contract/browser'
import type { Format } from '../../i18n/format.ts'
import { languageOf } from '../../i18n/language.ts'
import type { KeptPage } from '../../offline/kept-pages.ts'

/** The pages on the device with their times. Those in the current language come first. */
export function presentKeptPages(
  pages: readonly KeptPage[],
  defaultLanguage: Language,
  { language, dateAndTime }: Format,
) {
  const isOwn = ({ path }: KeptPage): boolean =>
    languageOf(path.split('?')[0] ?? '', defaultLanguage) === language
  return [...pages.filter(isOwn), ...pages.filter((page) => !isOwn(page))].map(({ path, title, keptAt }) => ({
    path,
    title,
    time: dateAndTime(keptAt) ?? '',
  }))
}
