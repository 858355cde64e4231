import { useEffect, useEffectEvent } from 'react'
import { useToast } from '../components/toast/toaster.tsx'
import { isFeedbackWaiting } from '../feedback/waiting.ts'
import { useTranslation } from '../i18n/use-translation.ts'

/** How often a server that was away is asked again while a page is open. */
const nextTry = 60_000

/** Sends feedback that was written without a network: on the next page, and when the network is back. */
export function WaitingFeedback() {
  const { t } = useTranslation('frame')
  const say = useToast()
  const deliver = useEffectEvent(async () => {
    if (!navigator.onLine || !isFeedbackWaiting()) return
    try {
      const [{ deliverOutbox }, { postInBrowser }] = await Promise.all([
        import('../feedback/deliver-outbox.ts'),
        import('../api/feedback.ts'),
      ])
      for (const entry of await deliverOutbox(postInBrowser))
        if (entry.state === 'sent') say('success', t('waitingSent', { subject: entry.subject }))
        else say('error', t('waitingRefused', { subject: entry.subject }))
    } catch (error) {
      console.error('Error sending feedback that waits', error)
    }
  })
  useEffect(() => {
    const go = () => void deliver()
    go()
    const timer = setInterval(go, nextTry)
    addEventListener('online', go)
    return () => {
      clearInterval(timer)
      removeEventListener('online', go)
    }
  }, [])
  return null
}
