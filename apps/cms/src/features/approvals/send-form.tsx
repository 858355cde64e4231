'use client'

import type { FormEvent } from 'react'
import { Button } from '../../views/button.tsx'
import { BothOrAlone } from './both-or-alone.tsx'
import { Times } from './decision-forms.tsx'
import { textsOf, timesIn, useScheduled, useSend } from './use-send.ts'
import { viewWords as words } from './view-words.ts'

type Language = 'en' | 'mr'
export type Draft = {
  list: string
  record: number
  /** Since when its text is as the page shows it. */
  openedAt: string
  name: string
  about: string
  path: string
}
type Props = { drafts: Draft[]; language: Language; mayPublish: boolean; needsReason: boolean }

const keyOf = ({ list, record }: Draft): string => `${list} ${record}`

/** Which drafts are ticked, in the order of the page. */
const ticked = (event: FormEvent<HTMLFormElement>, drafts: Draft[]) => {
  const names = new Set(new FormData(event.currentTarget).getAll('draft').map(String))
  return drafts
    .filter((draft) => names.has(keyOf(draft)))
    .map(({ list, record, openedAt }) => ({ list, record, openedAt }))
}

const publishWord = (needsReason: boolean, isScheduled: boolean) =>
  needsReason
    ? isScheduled
      ? 'scheduleWithReason'
      : 'publishWithReason'
    : isScheduled
      ? 'scheduleNow'
      : 'publish'

/** Sends one draft, or several that belong together; who may publish can also publish them, at once or at a time. */
export function SendForm({ drafts, language, mayPublish, needsReason }: Props) {
  const { offer, problem, isSending, send } = useSend(language)
  const { isScheduled, watching } = useScheduled()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const records = ticked(event, drafts)
    const texts = textsOf(event)
    const { remark = '' } = texts
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value')
    if (pressed === 'now') void send('/now', { records, reason: remark, ...timesIn(texts) })
    else void send('/send', { records, remark })
  }
  return (
    <form className="approval-forms approval-send" onSubmit={submit} {...watching}>
      <p>{words.together[language]}</p>
      <ul>
        {drafts.map((draft) => (
          <li key={keyOf(draft)}>
            <label>
              <input type="checkbox" name="draft" value={keyOf(draft)} /> {draft.name}
            </label>
            <a href={draft.path}>{draft.about}</a>
          </li>
        ))}
      </ul>
      <label>
        {words[needsReason ? 'reason' : 'remark'][language]}{' '}
        <textarea
          name="remark"
          maxLength={500}
          aria-describedby={needsReason ? 'approval-hint' : undefined}
        />
      </label>
      {mayPublish && needsReason ? <p id="approval-hint">{words.emergencyHint[language]}</p> : null}
      {mayPublish ? <Times language={language} /> : null}
      <p role="alert">{problem}</p>
      <BothOrAlone offer={offer} language={language} />
      <Button type="submit" margin={false} disabled={isSending}>
        {words.send[language]}
      </Button>
      {mayPublish ? (
        <Button
          type="submit"
          margin={false}
          buttonStyle="secondary"
          disabled={isSending}
          extraButtonProps={{ value: 'now' }}
        >
          {words[publishWord(needsReason, isScheduled)][language]}
        </Button>
      ) : null}
    </form>
  )
}
