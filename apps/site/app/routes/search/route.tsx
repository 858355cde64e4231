import { browserLanguage, type PageHandle, serverLanguage } from '../../api/page.ts'
import { pageTexts } from '../../api/page-texts.ts'
import { type Asked, askFromBrowser, type Question, readQuestion } from '../../api/search.ts'
import { searchContext } from '../../api/source.ts'
import { SearchBox } from '../../components/search-box/search-box.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import type { Route } from './+types/route.ts'
import { Answer } from './answer.tsx'
import style from './search.module.css'
import { Suggestions } from './suggestions.tsx'

type Data = { question: Question; asked?: Asked | Promise<Asked> }

export const handle: PageHandle = { texts: ['search'] }
/** The result changes with the query, the filter and the page number. */
export const shouldRevalidate = () => true

export async function loader({ request, context }: Route.LoaderArgs): Promise<Data> {
  const question = readQuestion(new URL(request.url).searchParams, serverLanguage(request, context))
  return question.text ? { question, asked: await context.get(searchContext)(question) } : { question }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Data> {
  const question = readQuestion(new URL(request.url).searchParams, browserLanguage(request))
  const asked = question.text ? askFromBrowser(question) : undefined
  await pageTexts(request, question.language, handle.texts)
  return { question, ...(asked ? { asked } : {}) }
}

export default function SearchPage({ loaderData: { question, asked } }: Route.ComponentProps) {
  const { t } = useTranslation('search')
  const format = useFormat()
  const title = question.text ? t('titleOf', { question: format.digits(question.text) }) : t('title')
  return (
    // Whoever has asked wants the answer, not what a search is.
    <Page title={title} intro={t('intro')} lead={asked ? '' : undefined} aside={null} unlisted>
      <div className={asked ? `stack ${style.page}` : 'stack stack--wide'}>
        <SearchBox key={question.text} value={question.text} />
        {asked ? <Answer of={asked} question={question} /> : <Suggestions />}
      </div>
    </Page>
  )
}
