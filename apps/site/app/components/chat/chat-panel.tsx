import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, IconButton } from '../button/button.tsx'
import type { Council } from '../council.ts'
import { Emblem } from '../logo/emblem.tsx'
import style from './chat-panel.module.css'
import { chatLimit, countCharacters, withinLimit } from './chat-text.ts'

type Props = {
  id: string
  council: Council
  /** Receives the text, which is never blank. */
  onSend: (text: string) => void
  onClose: () => void
}

// Unsent text. The dialog may be closed meanwhile; a reload deletes it.
let draft = ''

/** The small dialog for one message. It is loaded when first opened, with the focus in its field. */
export default function ChatPanel({ id, council, onSend, onClose }: Props) {
  const { t } = useTranslation('common')
  return (
    <section
      className={style.chat}
      id={id}
      aria-labelledby={`${id}title`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <Emblem logo={council.logo} className={style.emblem} />
        <p>
          <b id={`${id}title`}>{council.abbreviation || council.name}</b>
          {council.chatReply ? <small>{council.chatReply}</small> : null}
        </p>
        <IconButton icon="x" label={t('closeChat')} onClick={onClose} />
      </header>
      <p className={style.greeting}>
        <span>{t('chatGreeting')}</span>
      </p>
      <ChatForm onSend={onSend} />
    </section>
  )
}

function ChatForm({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(draft)
  const write = (written: string) => {
    draft = written
    setText(written)
  }
  useEffect(() => input.current?.focus(), [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() === '') return input.current?.focus()
    write('')
    onSend(text.trim())
  }
  const counted = { number: format.number(countCharacters(text)), limit: format.number(chatLimit) }
  return (
    <form className={style.form} onSubmit={submit}>
      <label htmlFor={id}>{t('chatMessage')}</label>
      <div>
        <input
          ref={input}
          id={id}
          value={text}
          autoComplete="off"
          aria-describedby={`${id}hint`}
          onChange={(event) => write(withinLimit(event.currentTarget.value))}
        />
        <Button type="submit" icon="send">
          <span className="vh">{t('send')}</span>
        </Button>
      </div>
      <p id={`${id}hint`}>
        <span>{t('chatHint')}</span>
        <span className="num">{t('chatCount', counted)}</span>
      </p>
    </form>
  )
}
