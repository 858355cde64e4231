import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../button/button.tsx'
import { useToast } from '../toast/toaster.tsx'
import { share } from './share.ts'

type Props = {
  href: string
  /** The id of the element with the document's name, which also names the button. */
  nameId: string
}

/** Shares the address of a document. It needs JavaScript; without it the link itself is shared. */
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
