import { useId, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Council } from '../council.ts'
import { Icon } from '../icon/icon.tsx'
import { useOnDemand } from '../on-demand/use-on-demand.ts'
import style from './chat-widget.module.css'

const loadPanel = () => import('./chat-panel.tsx')

type Props = {
  council: Council
  /** Passes the text, never blank, to the messaging app. */
  onSend: (text: string) => void
}

/** A button that opens and closes a small dialog for one message. */
export function ChatWidget({ council, onSend }: Props) {
  const { t } = useTranslation('common')
  const [open, setOpen] = useState(false)
  const { Part: ChatPanel, want } = useOnDemand(loadPanel)
  const panel = useId()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const send = (text: string) => {
    onSend(text)
    close()
  }
  return (
    <>
      {open && ChatPanel ? <ChatPanel id={panel} council={council} onSend={send} onClose={close} /> : null}
      <button
        ref={button}
        type="button"
        className={`${style.button} scripted`}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => (open ? setOpen(false) : want(() => setOpen(true)))}
      >
        <Icon name="message-circle" />
        <span>{t('chatWithUs')}</span>
      </button>
    </>
  )
}
