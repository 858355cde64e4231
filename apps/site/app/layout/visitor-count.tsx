import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countVisitor, readVisitorCount } from '../api/visitor-count.ts'
import { storedConsent } from '../components/cookie-banner/consent.ts'
import { useFormat } from '../i18n/use-format.ts'

/** Counts the visitor and shows how many there were. */
export function VisitorCount() {
  const { t } = useTranslation('common')
  const format = useFormat()
  const [count, setCount] = useState<number | 'failed'>()
  useEffect(() => {
    // Neither waits for the other: a counter that does not answer must not hide the number.
    void countVisitor(() => (storedConsent() === 'declined' ? undefined : document))
    void readVisitorCount().then((number) => setCount(number ?? 'failed'))
  }, [])
  if (count === undefined) return t('loading')
  return count === 'failed' ? t('visitorsFailed') : format.number(count)
}
