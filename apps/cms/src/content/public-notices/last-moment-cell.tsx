import type { DefaultServerCellComponentProps } from 'payload'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import { languageOf } from '../../platform/words/words.ts'
import { lastMoment } from './moments.ts'

type Props = Pick<DefaultServerCellComponentProps, 'i18n' | 'rowData'>

/** In the list: until when a notice can be answered, after the corrigenda that give more time. */
export function LastMomentCell({ i18n, rowData }: Props) {
  const last = lastMoment(rowData)
  return <span>{last ? timeWords(last)[languageOf({ i18n })] : ''}</span>
}
