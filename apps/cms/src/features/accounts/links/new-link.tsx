'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { timeWords } from '../../../platform/dates/time-in-india.ts'
import type { Words } from '../../../platform/words/words.ts'
import { LinkToCopy } from '../../../views/link-to-copy/link-to-copy.tsx'

export type Link = { link: string; until: string; isMailed: boolean }

const words = {
  link: { en: 'Link', mr: 'दुवा' },
  hand: {
    en: 'Hand this link on by a way that only this person reads. It is shown only now and works once.',
    mr: 'हा दुवा केवळ त्याच व्यक्तीला मिळेल अशा प्रकारे द्या. तो केवळ आत्ताच दिसतो आणि एकदाच चालतो.',
  },
  mailed: { en: 'It was sent by mail, too.', mr: 'तो ई-मेलनेही पाठवला आहे.' },
  until: { en: 'Works until', mr: 'वैध मुदत:' },
} satisfies Record<string, Words>

/** A link that sets a password, to be copied. */
export function NewLink({ link: { link, until, isMailed } }: { link: Link }) {
  const { i18n } = useTranslation()
  const id = useId()
  const isMarathi = (i18n.language as string) === 'mr'
  const say = ({ en, mr }: Words): string => (isMarathi ? mr : en)
  return (
    <div role="status">
      <p>
        {say(words.hand)} {isMailed ? say(words.mailed) : ''}
      </p>
      <label htmlFor={id}>{say(words.link)}</label>
      <LinkToCopy id={id} link={link} language={isMarathi ? 'mr' : 'en'} />
      <p>
        {say(words.until)} {say(timeWords(until))}
      </p>
    </div>
  )
}
