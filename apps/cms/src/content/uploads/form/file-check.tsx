'use client'

import { useDocumentInfo, useField, useFormProcessing, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import type { Words } from '../../../platform/words/words.ts'
import { canShow } from './can-show.ts'
import { firstLook, titleOf } from './first-look.ts'
import { StoredCheck } from './stored-check.tsx'
import './file-check.css'

const words = {
  limits: {
    en: 'PDF up to 30 MB, picture (JPEG, PNG, WebP, AVIF) up to 15 MB, spreadsheet (XLSX, CSV) up to 5 MB',
    mr: 'पीडीएफ ३० एमबीपर्यंत, चित्र (JPEG, PNG, WebP, AVIF) १५ एमबीपर्यंत, तक्ता (XLSX, CSV) ५ एमबीपर्यंत',
  },
  good: { en: 'The file can be read.', mr: 'फाइल वाचता येते.' },
  look: { en: 'Look at it', mr: 'फाइल पाहा' },
  editors: {
    en: 'Only editors change a stored file, because published records show it at once. To replace it: open its record, take the file out there, choose the new one, save the draft and send it for approval. Once that is published, the old address leads to the new file.',
    mr: 'साठवलेली फाइल केवळ संपादक बदलतात, कारण प्रसिद्ध नोंदींत ती लगेच दिसते. ती बदलण्यासाठी: तिची नोंद उघडा, तेथील फाइल काढा, नवीन फाइल निवडा, मसुदा जतन करा व मंजुरीसाठी पाठवा. ती प्रसिद्ध झाल्यावर जुना पत्ता नव्या फाइलकडे नेतो.',
  },
  sending: { en: 'The file is being sent', mr: 'फाइल पाठवली जात आहे' },
} satisfies Record<string, Words>

type Look = { file: File; complaint: Words | undefined }

/** Looks at a file as soon as it is chosen; the answer to an earlier one is thrown away. */
function useLook(file: unknown): Look | undefined {
  const [look, setLook] = useState<Look>()
  useEffect(() => {
    let isCurrent = true
    setLook(undefined)
    if (file instanceof File)
      void firstLook(file, canShow).then((complaint) => isCurrent && setLook({ file, complaint }))
    return () => {
      isCurrent = false
    }
  }, [file])
  return look
}

/** The name that a document was given on somebody's computer is its title, unless they write another one. */
function useTitle(look: Look | undefined): void {
  const english = useField<string>({ path: 'alt.en' })
  const marathi = useField<string>({ path: 'alt.mr' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file, not after the title was changed
  useEffect(() => {
    if (!look || look.complaint || look.file.type !== 'application/pdf') return
    if (english.value || marathi.value) return
    const { language, title } = titleOf(look.file.name)
    const half = language === 'mr' ? marathi : english
    half.setValue(title)
  }, [look])
}

function Preview({ file, label }: { file: File; label: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address ? (
    <a href={address} target="_blank" rel="noreferrer">
      {label}
    </a>
  ) : null
}

/** Under the file of the media form: whether it can be taken, a look at it, and how the sending goes. */
export function FileCheck() {
  const { value } = useField<File>({ path: 'file' })
  const { i18n } = useTranslation()
  const isSending = useFormProcessing()
  const id = useId()
  const { docPermissions, id: stored } = useDocumentInfo()
  const look = useLook(value)
  useTitle(look)
  const say = ({ en, mr }: Words): string => (i18n.language === ('mr' as string) ? mr : en)
  return (
    <div className="file-check">
      <StoredCheck />
      {stored && docPermissions && !docPermissions.update ? <p>{say(words.editors)}</p> : null}
      <p role="alert">{look?.complaint ? say(look.complaint) : ''}</p>
      <p role="status">
        {look && !look.complaint ? (
          <>
            {say(words.good)} <Preview file={look.file} label={say(words.look)} />
          </>
        ) : look ? null : (
          say(words.limits)
        )}
      </p>
      {isSending && look ? (
        <p>
          <label htmlFor={id}>{say(words.sending)}</label> <progress id={id} />
        </p>
      ) : null}
    </div>
  )
}
