import { useContext, useEffect, useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Empty } from '../../components/list-state/list-state.tsx'
import { DefaultLanguage } from '../../i18n/language-context.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { forgetKeptPages, type KeptPage, readKeptPages } from '../../offline/kept-pages.ts'
import { presentKeptPages } from './present.ts'

/** The pages stored on this device, and a button to delete them. Only a browser can know them. */
export function KeptPages() {
  const { t } = useTranslation('offline')
  const [pages, setPages] = useState<KeptPage[]>()
  const look = () => void readKeptPages().then(setPages)
  useEffect(look, [])
  const forget = () => void forgetKeptPages().then(look)
  return (
    <section className="stack scripted">
      <h2>{t('kept')}</h2>
      {pages?.length === 0 ? <Empty text={t('keptNone')}>{t('keptHow')}</Empty> : null}
      {pages && pages.length > 0 ? (
        <>
          <KeptList pages={pages} />
          <Button quiet onClick={forget}>
            {t('forget')}
          </Button>
        </>
      ) : null}
    </section>
  )
}

function KeptList({ pages }: { pages: readonly KeptPage[] }) {
  const format = useFormat()
  const defaultLanguage = useContext(DefaultLanguage)
  return (
    <ul>
      {presentKeptPages(pages, defaultLanguage, format).map(({ path, title, time }) => (
        <li key={path}>
          {/* Plain links: each page is kept as a whole document, in its own language. */}
          <a href={path}>
            <Text>{title}</Text>
          </a>{' '}
          <span className="small soft num">{time}</span>
        </li>
      ))}
    </ul>
  )
}
