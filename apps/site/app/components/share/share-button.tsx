import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../button/button.tsx'
import { useToast } from '../toast/toaster.tsx'
import { share } from './share.ts'

type Props = {
  href: string
  /** The document's name, which also names the button. */
  title: ReactNode
}

/** Shares the address of a document. It needs JavaScript; without it the link itself is shared. */
export function ShareButton({ href, title }: Props) {
  const { t } = useTranslation('common')
  const say = useToast()
  const open = async ({ currentTarget }: MouseEvent) => {
    const name = (currentTarget.textContent ?? '').slice(t('share').length).trim()
    const outcome = await share({ title: name, url: new URL(href, location.href).href })
    if (outcome === 'copied') say('success', t('shareCopied'))
    if (outcome === 'failed') say('error', t('shareFailed'))
  }
  return (
    <IconButton
      icon="share-2"
      className="scripted"
      label={
        // A second copy of the name compresses to less than the numbers that would lead to the first one.
        <>
          {`${t('share')} `}
          {title}
        </>
      }
      onClick={open}
    />
  )
}
