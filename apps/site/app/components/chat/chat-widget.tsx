import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Button, IconButton } from '../button/button.tsx'
import type { Council } from '../council.ts'
import { Icon } from '../icon/icon.tsx'
import { Emblem } from '../logo/emblem.tsx'
import { chatLimit, countCharacters, withinLimit } from './chat-text.ts'
import style from './chat-widget.module.css'

type Props = {
  council: Council
  /** Hands the text, never blank, to the messaging app. */
  onSend: (text: string) => void
}

/** A button that opens a small window for one message. */
export function ChatWidget({ council, onSend }: Props) {
  const { t } = useTranslation('common')
  const [open, setOpen] = useState(false)
  const panel = useId()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      {open ? (
        <section
          className={style.chat}
          id={panel}
          aria-labelledby={`${panel}title`}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <header>
            <Emblem logo={council.logo} className={style.emblem} />
            <p>
              <b id={`${panel}title`}>{council.abbreviation ?? council.name}</b>
              <small>{t('chatReply')}</small>
            </p>
            <IconButton icon="x" label={t('closeChat')} onClick={close} />
          </header>
          <p className={style.greeting}>
            <span>{t('chatGreeting')}</span>
          </p>
          <ChatForm
            onSend={(text) => {
              onSend(text)
              close()
            }}
          />
        </section>
      ) : null}
      <button
        ref={button}
        type="button"
        className={`${style.button} scripted`}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="message-circle" />
        {t('chatWithUs')}
      </button>
    </>
  )
}

function ChatForm({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const id = useId()
  const [text, setText] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onSend(text.trim())
  }
  return (
    <form className={style.form} onSubmit={submit}>
      <label htmlFor={id}>{t('chatMessage')}</label>
      <div>
        <input
          id={id}
          value={text}
          autoComplete="off"
          aria-describedby={`${id}hint`}
          onChange={(event) => setText(withinLimit(event.currentTarget.value))}
        />
        <Button type="submit" icon="send">
          <span className="vh">{t('send')}</span>
        </Button>
      </div>
      <p id={`${id}hint`}>
        <span>{t('chatHint')}</span>
        <span className="num">
          {t('chatCount', { number: format.number(countCharacters(text)), limit: format.number(chatLimit) })}
        </span>
      </p>
    </form>
  )
}
