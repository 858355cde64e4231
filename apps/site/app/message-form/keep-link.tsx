import { Button } from '../components/button/button.tsx'
import { type Shared, share } from '../components/share/share.ts'
import { useToast } from '../components/toast/toaster.tsx'
import { useTranslation } from '../i18n/use-translation.ts'

type Props = Shared & { reference: string; className: string }

/** Ways to keep the private link that need a script: copied, given to another app, or as a file. */
export default function KeepLink({ title, url, reference, className }: Props) {
  const { t } = useTranslation('contact')
  const say = useToast()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => say('success', t('linkCopied')),
      () => say('error', t('linkNotCopied')),
    )
  return (
    <p className={className}>
      <Button quiet icon="files" onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      {'share' in navigator ? (
        <Button quiet icon="share-2" onClick={() => void share({ title, url })}>
          {t('shareLink')}
        </Button>
      ) : null}
      <Button quiet icon="download" onClick={() => save(`${reference}.txt`, `${title}\n${url}\n`)}>
        {t('saveLink')}
      </Button>
    </p>
  )
}

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
