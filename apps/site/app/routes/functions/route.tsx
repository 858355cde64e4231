import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import style from './functions.module.css'
import { presentFunctions } from './present.ts'

const page = definePage('functions', { functions: 'functions' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

/** The two clauses are the law's text and are written here. The list of the second is the council's own. */
export default function Functions({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('functions')
  const format = useFormat()
  return (
    <Page title={t('title')} intro={t('intro')} section="aboutCouncil">
      <section className="prose">
        <h2 className="vh">{t('clauses')}</h2>
        <ol className={style.clauses}>
          <li>
            <span className={style.mark}>({format.number(1)})</span>
            <p>{t('clause1')}</p>
          </li>
          <li>
            <span className={style.mark}>({format.number(2)})</span>
            <div>
              <p>{t('clause2')}</p>
              <Resource of={loaderData.functions}>{(rows) => <LetteredList rows={rows} />}</Resource>
            </div>
          </li>
        </ol>
      </section>
    </Page>
  )
}

const LetteredList = ({ rows }: { rows: readonly Row<'functions'>[] }) => (
  <ol className={style.letters}>
    {presentFunctions(rows, useFormat()).map(({ id, letter, description }) => (
      <li key={id}>
        <span className={style.mark}>({letter})</span>
        <span>
          <Text>{description}</Text>
        </span>
      </li>
    ))}
  </ol>
)
