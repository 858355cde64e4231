import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { vitalsPath } from './vital-names.ts'

/** Measures the first page of this visit, and reports once when the reader leaves or switches away. */
export function watchVitals(page: string): void {
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
