import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { type ToastMessage, Toasts } from './toast.tsx'

type Say = (kind: ToastMessage['kind'], text: string) => void

const SayContext = createContext<Say>(() => undefined)

/** Shows a short message, top right, on any page. */
export const useToast = (): Say => useContext(SayContext)

/** The container of all toasts, around every page. */
export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([])
  const last = useRef(0)
  const say = useCallback<Say>((kind, text) => {
    last.current += 1
    const id = last.current
    // A success replaces an earlier failure, which it contradicts.
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
