'use client'

import { type Body, bodyOfText, bodyText } from '@nagardwar/contract/browser'
import { FieldError, FieldLabel, TextareaField, useField, useTranslation } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { type ClipboardEvent, lazy, Suspense, useState } from 'react'
import type { Words } from '../../platform/words/words.ts'
import { words } from './words.ts'
import './body.css'

/** Most texts are plain: only a form that shows a body loads the editor. */
const BodyEditor = lazy(() => import('./body-editor.tsx').then((module) => ({ default: module.BodyEditor })))

/** Only then is the reader of what is pasted fetched; it decides. */
const mayHaveStructure = (html: string): boolean => /<(?:h[1-6]|ul|ol|table)\b|mso-list:|MsoTitle/i.test(html)

type Props = TextareaFieldClientProps & {
  /** The group that has the bodies of both languages. */
  body: string
  /** What the text is called, with its language. */
  name: Words
}

/** `description.mr` → `body.mr`. */
function besidePath(path: string, body: string): string {
  const [half = '', , ...outer] = path.split('.').reverse()
  return [...outer.reverse(), body, half].join('.')
}

/** Payload's field of several lines, or in its place an editor with headings, lists, links and tables. */
export function TextOrBody(props: Props) {
  const { path, body: group, name, field, readOnly = false } = props
  const { i18n } = useTranslation()
  const language = i18n.language === ('mr' as string) ? 'mr' : 'en'
  const say = (key: keyof typeof words) => words[key][language]
  const text = useField<string>({ path })
  const body = useField<Body | null>({ path: besidePath(path, group) })
  const [isPasted, setIsPasted] = useState(false)
  const isDisabled = readOnly || text.disabled

  const change = (changed: Body) => {
    body.setValue(changed)
    text.setValue(bodyText(changed))
  }
  const open = () => body.setValue(bodyOfText(text.value ?? ''))
  const paste = async (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html')
    if (isDisabled || !mayHaveStructure(html)) return
    event.preventDefault()
    event.stopPropagation()
    const plain = event.clipboardData.getData('text/plain')
    const { value, selectionStart, selectionEnd } = event.target as HTMLTextAreaElement
    const [first, rest] = [value.slice(0, selectionStart), value.slice(selectionEnd)]
    const { bodyOfHtml, hasStructure } = await import('./body-of-html.ts')
    const pasted = bodyOfHtml(html)
    if (!hasStructure(pasted)) return text.setValue(first + plain + rest)
    change([...bodyOfText(first), ...pasted, ...bodyOfText(rest)])
    setIsPasted(true)
  }
  const close = () => {
    body.setValue(null)
    setIsPasted(false)
  }

  if (!Array.isArray(body.value))
    return (
      <div className="body-field" onPasteCapture={(event) => void paste(event)}>
        <TextareaField {...props} />
        {isDisabled ? null : (
          <button
            type="button"
            className="body-field__switch"
            aria-label={`${say('open')}: ${name[language]}`}
            onClick={open}
          >
            {say('open')}
          </button>
        )}
      </div>
    )
  return (
    <div className={`body-field field-type textarea${text.showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <FieldError path={path} showError={text.showError} />
      <p role="status" className="body-field__status">
        {isPasted ? say('pasted') : ''}
      </p>
      <Suspense fallback={<p>{say('loading')}</p>}>
        <BodyEditor
          value={body.value}
          onChange={change}
          name={name[language]}
          textLanguage={path.endsWith('.mr') ? 'mr' : 'en'}
          isDisabled={isDisabled}
          say={say}
        />
      </Suspense>
      {isDisabled ? null : (
        <button
          type="button"
          className="body-field__switch"
          aria-label={`${say('close')}: ${name[language]}`}
          onClick={close}
        >
          {say('close')}
        </button>
      )}
    </div>
  )
}
