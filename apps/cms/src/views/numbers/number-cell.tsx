import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../../platform/words/words.ts'

const formats = {
  en: new Intl.NumberFormat('en-IN'),
  mr: new Intl.NumberFormat('mr-IN', { numberingSystem: 'deva' }),
}

/** A number in a list of the desk, in the reader's digits and with Indian grouping. */
export function NumberCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? formats[languageOf({ i18n })].format(cellData) : '—'
}
