import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { type ToastMessage, Toasts } from './toast.tsx'

type Say = (kind: ToastMessage['kind'], text: string) => void

const SayContext = createContext<Say>(() => undefined)

/** Shows a short message, top-right, on whatever page the visitor is. */
export const useToast = (): Say => useContext(SayContext)

/** The one place where toasts appear; it stands around every page. */
export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([])
  const last = useRef(0)
  const say = useCallback<Say>((kind, text) => {
    last.current += 1
    const id = last.current
    // Success after a failure: the two beside each other would contradict one another.
    const rest = (shown: readonly ToastMessage[]) =>
      kind === 'success' ? shown.filter((toast) => toast.kind !== 'error') : shown
    setToasts((shown) => [...rest(shown), { id, kind, text }])
  }, [])
  const close = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  )
  return (
    <SayContext value={say}>
      {children}
      <Toasts toasts={toasts} onClose={close} />
    </SayContext>
  )
}
