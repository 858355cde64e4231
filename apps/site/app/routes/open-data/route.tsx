import { fromServer, ofServer } from '../../api/from-server.ts'
import { isAnotherPage, serverLanguage } from '../../api/page.ts'
import { serverTexts } from '../../api/server-texts.ts'
import { apiContext } from '../../api/source.ts'
import { TextsContext } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Written, withWritten } from '../../written/written.tsx'
import type { Route } from './+types/route.ts'
import { OpenLists } from './content.tsx'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle = ofServer

type Head = { title: string; intro: string }

export async function loader({ request, context }: Route.LoaderArgs): Promise<Head> {
  const source = context.get(apiContext)
  const texts = await serverTexts(source, serverLanguage(request, context), ['open-data', 'common'])
  const head: Head = { title: texts.t('open-data:title'), intro: texts.t('open-data:intro') }
  return withWritten(
    head,
    <TextsContext value={texts}>
      <OpenLists lists={source.publicLists?.()} />
    </TextsContext>,
  )
}

/** The council's lists as data. */
export default function OpenData({ loaderData }: Route.ComponentProps) {
  const { title, intro } = loaderData
  return (
    <Page title={title} intro={intro} section="disclosure" records={[]}>
      <Written of={loaderData} className="stack stack--wide" />
    </Page>
  )
}
