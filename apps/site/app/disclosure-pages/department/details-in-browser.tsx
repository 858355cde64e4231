import type { Language, Row } from '@nagardwar/contract/browser'
import { type ReactNode, useEffect, useState } from 'react'
import { listInBrowser } from '../../api/list-in-browser.ts'
import { loadCatalogues, textsInBrowser } from '../../i18n/browser-texts.ts'
import { TextsContext } from '../../i18n/use-translation.ts'
import { useStart } from '../../start/start.ts'
import { Details } from './details.tsx'
import { askDetails, detailsTexts } from './details-rows.ts'
import type { DetailsRows } from './present-details.ts'

type Department = Row<'disclosureDepartments'>

/** The details of a department where no document has them, or no longer rightly: with all that they need. */
export async function detailsInBrowser(department: Department, language: Language): Promise<ReactNode> {
  const [rows] = await Promise.all([
    askDetails((name) => listInBrowser(name, language)),
    loadCatalogues(language, detailsTexts),
  ])
  return <DetailsNow department={department} rows={rows} language={language} />
}

type Props = { department: Department; rows: DetailsRows; language: Language }

/** Minute by minute, with the texts that came after the page's. */
function DetailsNow({ language, ...given }: Props) {
  const { wording } = useStart()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <TextsContext value={textsInBrowser(language, wording)}>
      <Details {...given} now={now} />
    </TextsContext>
  )
}
