import type { Metric } from 'web-vitals'

/** What is measured of a page for real readers (https://web.dev/articles/vitals). */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** Where the site accepts reports; it keeps counts of values for an hour, and nothing else. */
export const vitalsPath = '/vitals'

/** Measures the first page of this visit, and reports once when the reader leaves or switches away. */
export async function watchVitals(page: string): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  const vitals: Partial<Record<Metric['name'], number>> = {}
  const note = ({ name, value }: Metric) => {
    vitals[name] = value
  }
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note)
  let isSent = false
  const send = () => {
    if (isSent || document.visibilityState !== 'hidden') return
    isSent = true
    const report = new Blob([JSON.stringify({ page, vitals })], { type: 'application/json' })
    navigator.sendBeacon(vitalsPath, report)
  }
  // Registered after the library's own listeners, which record their last values first.
  document.addEventListener('visibilitychange', send)
  window.addEventListener('pagehide', send)
}
