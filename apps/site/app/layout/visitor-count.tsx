import { useEffect, useState } from 'react'
import { countVisitor, readVisitorCount } from '../api/visitor-count.ts'
import { storedConsent } from '../components/cookie-banner/consent.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'

/** Counts the visitor and shows the number of visitors. */
export function VisitorCount() {
  const { t } = useTranslation('common')
  const format = useFormat()
  const [count, setCount] = useState<number | 'failed'>()
  useEffect(() => {
    // In parallel: a failing counter must not hide the number.
    void countVisitor(() => (storedConsent() === 'declined' ? undefined : document))
    void readVisitorCount().then((number) => setCount(number ?? 'failed'))
  }, [])
  if (count === undefined) return t('loading')
  return count === 'failed' ? t('visitorsFailed') : format.number(count)
}
