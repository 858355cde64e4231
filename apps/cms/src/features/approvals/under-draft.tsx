'use client'

import { useAllFormFields, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { DeskLanguage, Words } from '../../platform/words/words.ts'
import { Button } from '../../views/button.tsx'
import './approvals.css'
import type { Above } from './above.ts'
import { useSend } from './use-send.ts'

const words = {
  note: {
    en: 'This stands under a draft. Residents see it only once that is published too:',
    mr: 'ही नोंद एका मसुद्याखाली आहे. तो मसुदाही प्रसिद्ध झाल्यावरच नागरिकांना ही नोंद दिसेल:',
  },
  publish: { en: 'Publish it too', mr: 'तोही प्रसिद्ध करा' },
  send: { en: 'Send it for approval too', mr: 'तोही मंजुरीसाठी पाठवा' },
} satisfies Record<string, Words>

/** The numbers in a form's own fields, among which are the records that it names. */
function useNumbers(): string {
  const [fields] = useAllFormFields()
  const numbers = Object.entries(fields).flatMap(([path, { value }]) =>
    !path.includes('.') && typeof value === 'number' ? [[path, value] as const] : [],
  )
  return JSON.stringify(Object.fromEntries(numbers))
}

function useAbove(list: string | undefined, values: string, language: DeskLanguage) {
  const { config } = useConfig()
  const [above, setAbove] = useState<readonly Above[]>([])
  const look = useCallback(async () => {
    if (!list || values === '{}') return setAbove([])
    const response = await fetch(`${config.routes.api}/approvals/above`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ list, values: JSON.parse(values) }),
    }).catch(() => undefined)
    const answer = response?.ok ? ((await response.json()) as { above: Above[] }) : { above: [] }
    setAbove(answer.above)
  }, [config.routes.api, language, list, values])
  useEffect(() => void look(), [look])
  return { above, look }
}

/** In the form of a record: says before it is published that it stands under a draft, and offers to publish both. */
export function UnderDraft() {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const { collectionSlug } = useDocumentInfo()
  const language = (i18n.language as string) === 'mr' ? 'mr' : 'en'
  const { above, look } = useAbove(collectionSlug, useNumbers(), language)
  const { problem, isSending, send } = useSend(language)
  if (above.length === 0) return null
  const isClerk = user?.role === 'clerk'
  const records = above.map(({ list, record }) => ({ list, record }))
  const publish = async () => {
    if (await send(isClerk ? '/send' : '/now', { records })) await look()
  }
  return (
    <div className="approval-under approval-forms" role="status">
      <p>
        {words.note[language]}{' '}
        {above.map(({ list, record, name, path }) => (
          <a key={`${list} ${record}`} href={path}>
            {name}
          </a>
        ))}
      </p>
      <p role="alert">{problem}</p>
      <Button buttonStyle="secondary" margin={false} disabled={isSending} onClick={() => void publish()}>
        {words[isClerk ? 'send' : 'publish'][language]}
      </Button>
    </div>
  )
}
