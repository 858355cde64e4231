import type { InOtherLanguage } from '@nagardwar/contract/browser'
import { Note } from '../components/list-state/list-state.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useRowsOfPage } from '../resource/use-rows-of-page.ts'

type Props = {
  /** The records of the page; all rows of its own lists, unless the page says otherwise. */
  of?: readonly InOtherLanguage[] | undefined
}

/** Says that some of the page is in the other language, because the council has not published it in this one. */
export function OtherLanguageNote({ of }: Props) {
  const { t } = useTranslation('common')
  const rows = useRowsOfPage() as readonly InOtherLanguage[]
  return (of ?? rows).some(({ inOtherLanguage }) => inOtherLanguage) ? (
    <Note text={t('inOtherLanguage')} />
  ) : null
}
