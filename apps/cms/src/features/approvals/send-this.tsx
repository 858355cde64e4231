'use client'

import { useConfig, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Button } from '../../views/button.tsx'
import './approvals.css'
import { BothOrAlone } from './both-or-alone.tsx'
import { useSend } from './use-send.ts'
import { viewWords as words } from './view-words.ts'

/** In the form of a record that has a draft: sends it for approval, with a remark. */
export function SendThis() {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { collectionSlug, data, hasPublishedDoc, id, isTrashed, unpublishedVersionCount } = useDocumentInfo()
  const isModified = useFormModified()
  const language = (i18n.language as string) === 'mr' ? 'mr' : 'en'
  const { offer, problem, isSending, send } = useSend(language)
  const [state, setState] = useState<'closed' | 'asking' | 'sent'>('closed')
  const [remark, setRemark] = useState('')
  const hasDraft = !hasPublishedDoc || unpublishedVersionCount > 0
  const isContent = config.collections.some(({ slug, orderable }) => slug === collectionSlug && orderable)
  if (!id || !isContent || isTrashed || !hasDraft || isModified) return null
  const sendNow = async () => {
    const openedAt = data?.updatedAt as string | undefined
    const records = [{ list: String(collectionSlug), record: Number(id), openedAt }]
    await send('/send', { records, remark }, () => setState('sent'))
  }
  if (state === 'sent') return <span role="status">{words.isSent[language]}</span>
  // No form: this stands inside the form of the record.
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={() => setState('asking')} size="medium">
        {words.send[language]}
      </Button>
      {state === 'asking' ? (
        <fieldset className="approval-panel approval-forms">
          <legend>{words.send[language]}</legend>
          <label>
            {words.remark[language]}
            <textarea value={remark} maxLength={500} onChange={(event) => setRemark(event.target.value)} />
          </label>
          <p role="alert">{problem}</p>
          <BothOrAlone offer={offer} language={language} />
          <Button margin={false} disabled={isSending} onClick={() => void sendNow()}>
            {words.sendNow[language]}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => setState('closed')}>
            {words.cancel[language]}
          </Button>
        </fieldset>
      ) : null}
    </>
  )
}
