import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import style from './toast.module.css'

export type ToastMessage = { id: number; kind: 'success' | 'error'; text: string }

/** How long a toast stays, in milliseconds (spec.md, section 9); longer while somebody reads it. */
const toastStays = 5000

type Props = { toasts: readonly ToastMessage[]; onClose: (id: number) => void }

/** Short messages, top right. The region is always in the page, so that screen readers announce new messages. */
export function Toasts({ toasts, onClose }: Props) {
  const { t } = useTranslation('common')
  return (
    <section className={style.region} aria-label={t('toasts')}>
      {(['success', 'error'] as const).map((kind) => (
        <div key={kind} role={kind === 'error' ? 'alert' : 'status'}>
          {toasts
            .filter((toast) => toast.kind === kind)
            .map((toast) => (
              <Toast key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
            ))}
        </div>
      ))}
    </section>
  )
}

function Toast({ toast, onClose }: { toast: ToastMessage; onClose: () => void }) {
  const { t } = useTranslation('common')
  const [held, setHeld] = useState(false)
  // Other renders of the page must not restart the timer.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => close(), toastStays)
    return () => clearTimeout(timer)
  }, [held])
  const leaves = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget)
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: (event: FocusEvent) => leaves(event) && setHeld(false),
  }
  return (
    <div className={`${style.toast} ${style[toast.kind] ?? ''}`} {...hold}>
      <Icon name={toast.kind === 'error' ? 'circle-alert' : 'circle-check'} />
      <p>{toast.text}</p>
      <IconButton icon="x" label={t('close')} onClick={onClose} />
    </div>
  )
}
