import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/button.tsx'
import { useToast } from '../toast/toaster.tsx'
import { share } from './share.ts'

type Props = {
  href: string
  /** The element that holds the name of the document: the button is called after it. */
  nameId: string
}

/** Sends the address of a document on. It is there with the script only; without it the link itself is shared. */
export function ShareButton({ href, nameId }: Props) {
  const { t } = useTranslation('common')
  const say = useToast()
  const id = useId()
  const open = async () => {
    const title = document.getElementById(nameId)?.textContent ?? ''
    const outcome = await share({ title, url: new URL(href, location.href).href })
    if (outcome === 'copied') say('success', t('shareCopied'))
    if (outcome === 'failed') say('error', t('shareFailed'))
  }
  return (
    <IconButton
      icon="share-2"
      className="scripted"
      id={id}
      aria-labelledby={`${id} ${nameId}`}
      label={t('share')}
      onClick={open}
    />
  )
}
