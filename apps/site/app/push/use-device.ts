import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../i18n/language-context.ts'
import type { DeviceState } from './device.ts'

// Fetched when a reader asks to be told, or may be told already.
const loadDevice = () => import('./device.ts')

type Said = 'ended' | 'failed' | 'denied'

type Device = {
  /** The wards of which the device is told besides danger; undefined while it is told of nothing. */
  wards: readonly string[] | undefined
  said: Said | undefined
  isBusy: boolean
  /** Whether it is told already has not been found out yet. */
  isUnknown: boolean
  /** Where the focus goes after a change, which may have taken the button away. */
  status: RefObject<HTMLParagraphElement | null>
  begin: () => void
  end: () => void
}

/** Whether and of what this device is told, and how to change it. Asks its reader for nothing before a click. */
export function useDevice(ward: string | undefined): Device {
  const language = useLanguage()
  const [state, setState] = useState<DeviceState>()
  const [said, setSaid] = useState<Said>()
  const [isBusy, setBusy] = useState(false)
  const [changes, setChanges] = useState(0)
  const status = useRef<HTMLParagraphElement>(null)
  const isHere = useRef(true)
  const wards = state?.is === 'on' ? state.wards : undefined

  useEffect(() => {
    isHere.current = true
    if ('Notification' in window && Notification.permission === 'granted')
      loadDevice()
        .then(({ deviceState }) => deviceState())
        .then((found) => isHere.current && setState(found))
        .catch((error: unknown) => {
          console.info('Whether this device is told is not known', error)
          if (isHere.current) setState({ is: 'off' })
        })
    return () => {
      isHere.current = false
    }
  }, [])

  // When what has changed is on the page.
  useEffect(() => {
    if (changes > 0) status.current?.focus()
  }, [changes])

  async function change(work: () => Promise<DeviceState>, then?: Said) {
    if (isBusy) return
    setBusy(true)
    setSaid(undefined)
    try {
      const next = await work()
      setState(next)
      setSaid(Notification.permission === 'denied' ? 'denied' : then)
      // As the head of the next document will have it (components/reading/restore.ts).
      document.documentElement.dataset.push = Notification.permission
    } catch (error) {
      console.info('Alerts on this device could not be changed', error)
      setSaid('failed')
    }
    setBusy(false)
    setChanges((before) => before + 1)
  }

  return {
    wards,
    said,
    isBusy,
    isUnknown: state === undefined && !said,
    status,
    begin: () =>
      void change(async () => {
        // At once: browsers ask for permission only shortly after a click.
        const permission = await Notification.requestPermission()
        if (permission !== 'granted') return { is: 'off' }
        const { beginTelling } = await loadDevice()
        return beginTelling({ language, wards: [...new Set([...(wards ?? []), ...(ward ? [ward] : [])])] })
      }),
    end: () => void change(async () => (await loadDevice()).endTelling(), 'ended'),
  }
}
