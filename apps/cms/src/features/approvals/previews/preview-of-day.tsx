'use client'

import type { FormEvent } from 'react'
import { Button } from '../../../views/button.tsx'
import { DayInput } from '../../../views/dates/day-input.tsx'
import { viewWords as words } from '../view-words.ts'
import { LinkField } from './link-field.tsx'
import { useLink } from './use-link.ts'

/** A link to the website as it will be on a day: what is planned is there, what has ended is gone. */
export function PreviewOfDay({ language }: { language: 'en' | 'mr' }) {
  const { link, isWrong, make } = useLink(language)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void make({ kind: 'day', day: String(new FormData(event.currentTarget).get('day')) })
  }
  return (
    <form className="approval-forms" onSubmit={submit}>
      <div>
        <span aria-hidden="true">{words.day[language]}</span>
        <DayInput name="day" label={words.day[language]} day="" />
      </div>
      <p role="alert">{isWrong ? words.notADay[language] : ''}</p>
      <Button type="submit" buttonStyle="secondary" margin={false}>
        {words.makeLink[language]}
      </Button>
      {link ? <LinkField link={link} language={language} /> : null}
    </form>
  )
}
