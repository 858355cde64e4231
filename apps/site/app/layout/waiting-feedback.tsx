import { useEffect, useEffectEvent } from 'react'
import { useToast } from '../components/toast/toaster.tsx'
import { isFeedbackWaiting } from '../feedback/waiting.ts'
import { useTranslation } from '../i18n/use-translation.ts'

/** How often a server that was away is asked again while a page is open. */
const nextTry = 60_000
/** A device says that it has a network some seconds before that leads anywhere. The pause doubles. */
const firstPause = 2000

/** Sends feedback that was written without a network: on the next page, and when the network is back. */
export function WaitingFeedback() {
  const { t } = useTranslation('frame')
  const say = useToast()
  const deliver = useEffectEvent(async (again: () => void) => {
    if (!navigator.onLine || !isFeedbackWaiting()) return
    try {
      const [{ deliverOutbox }, { postInBrowser }] = await Promise.all([
        import('../feedback/without-network.ts'),
        import('../api/feedback.ts'),
      ])
      for (const entry of await deliverOutbox(postInBrowser, again))
        if (entry.state === 'sent') say('success', t('waitingSent'))
        else say('error', t('waitingRefused'))
    } catch (error) {
      console.error('Error sending feedback that waits', error)
      again()
    }
  })
  useEffect(() => {
    let pause = firstPause
    let soon: number | undefined
    const go = () => void deliver(again)
    const again = () => {
      clearTimeout(soon)
      if (pause < nextTry) soon = window.setTimeout(go, pause)
      pause *= 2
    }
    const begin = () => {
      pause = firstPause
      go()
    }
    begin()
    const timer = setInterval(go, nextTry)
    addEventListener('online', begin)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
      removeEventListener('online', begin)
    }
  }, [])
  return null
}
