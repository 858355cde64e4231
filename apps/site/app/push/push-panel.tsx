import { useEffect, useId, useState } from 'react'
import { askPushKey } from '../api/push.ts'
import { Button } from '../components/button/button.tsx'
import { useLanguage } from '../i18n/language-context.ts'
import { Link } from '../i18n/link.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { beginTelling, type DeviceState, deviceState, endTelling } from './device.ts'
import style from './push-panel.module.css'

type Known = { key: string; state: DeviceState }

/** Asks for nothing but the council's key. */
function useDevice() {
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    let isHere = true
    askPushKey()
      .then(async (key) => {
        if (!key) return
        const state = await deviceState(key)
        if (isHere) setKnown({ key, state })
      })
      .catch((error: unknown) => console.info('Alerts on this device are not offered', error))
    return () => {
      isHere = false
    }
  }, [])
  return { known, setKnown }
}

const numbered = (wards: readonly string[]): string => wards.map((ward) => ward.toUpperCase()).join(', ')

/** What this device does, and the buttons that change it. */
export default function PushPanel({ ward }: { ward: string | undefined }) {
  const { t } = useTranslation('push')
  const { digits } = useFormat()
  const language = useLanguage()
  const heading = useId()
  const { known, setKnown } = useDevice()
  const [said, setSaid] = useState<'ended' | 'failed'>()
  const [isBusy, setIsBusy] = useState(false)
  if (!known || known.state.is === 'absent') return null
  const { key, state } = known
  const wards = state.is === 'on' ? state.wards : []
  const isOffered = state.is === 'off' || (state.is === 'on' && ward !== undefined && !wards.includes(ward))

  async function change(work: () => Promise<DeviceState>, then?: 'ended') {
    if (isBusy) return
    setIsBusy(true)
    setSaid(undefined)
    try {
      setKnown({ key, state: await work() })
      setSaid(then)
    } catch (error) {
      console.info('Alerts on this device could not be changed', error)
      setSaid('failed')
    }
    setIsBusy(false)
  }
  const begin = () =>
    change(() => beginTelling({ key, language, wards: ward ? [...new Set([...wards, ward])] : wards }))

  const label = { ward: digits((ward ?? '').toUpperCase()) }
  const isOn = state.is === 'on'
  return (
    <section className="stack" aria-labelledby={heading}>
      <h2 id={heading}>{t('title')}</h2>
      {state.is === 'off' ? <p>{t('intro')}</p> : null}
      {state.is === 'denied' || state.is === 'homeScreen' ? <p>{t(state.is)}</p> : null}
      <p role="status" hidden={!said && !isOn}>
        {said ? t(said) : null}
        {!said && isOn && wards.length === 0 ? t('on') : null}
        {!said && isOn && wards.length > 0 ? t('onWards', { wards: digits(numbered(wards)) }) : null}
      </p>
      <div className={style.buttons}>
        {isOffered ? (
          <Button icon="circle-alert" onClick={begin} aria-disabled={isBusy}>
            {isOn ? t('addWard', label) : t(ward ? 'beginWard' : 'begin', label)}
          </Button>
        ) : null}
        {isOn ? (
          <Button quiet onClick={() => change(endTelling, 'ended')} aria-disabled={isBusy}>
            {t('end')}
          </Button>
        ) : null}
      </div>
      {state.is === 'off' || isOn ? (
        <p>
          <small>
            {t('kept')} <Link to="/privacy-policy">{t('privacy')}</Link>
          </small>
        </p>
      ) : null}
    </section>
  )
}
