import { useId, useRef, useState } from 'react'
import type { Words } from '../../platform/words/words.ts'
import { Button } from '../../views/button.tsx'
import { DayInput } from '../../views/dates/day-input.tsx'
import { useAsking } from '../../views/many-files/use-asking.ts'
import { bodyOf, changed, complaintsOf, type EventFacts, noEvent, type Photos, without } from './album.ts'
import type { Done } from './album-done.tsx'
import { BothFields } from './both-fields.tsx'
import { saveAlbum, sendAlbum } from './calls.ts'
import { missingTexts, numberIn, uploadsOf } from './counts.ts'
import type { Desk } from './desk.ts'
import { DropPhotos } from './drop-photos.tsx'
import { PhotoCard } from './photo-card.tsx'
import { usePhotos } from './use-photos.ts'
import { words } from './words.ts'

type Props = Desk & { onDone: (done: Done) => void }

/** Choose, write, publish: one album, which is stored as a whole. */
export function AlbumForm({ onDone, ...desk }: Props) {
  const { language, required, publishes } = desk
  const { photos, change, add } = usePhotos(desk, required)
  const [facts, setFacts] = useState<EventFacts>(noEvent)
  const [isChecked, setIsChecked] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const summary = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const hint = useId()
  useAsking(photos.length > 0)
  const say = (each: Words): string => each[language]
  const complaints = isChecked ? complaintsOf(facts, photos, required) : []

  const fail = (why: string) => {
    setProblem(why)
    setIsSaving(false)
    requestAnimationFrame(() => summary.current?.focus())
  }
  const finish = async (sends: boolean) => {
    setIsChecked(true)
    if (complaintsOf(facts, photos, required).length > 0) return fail('')
    setIsSaving(true)
    const stored = await saveAlbum(desk, bodyOf(facts, photos))
    if (stored.problem !== undefined) return fail(stored.problem)
    if (!sends) return onDone({ what: 'saved' })
    const sent = await sendAlbum(desk, stored.value.ids, publishes)
    if (sent.problem !== undefined) return onDone({ what: 'notSent', problem: sent.problem })
    onDone({ what: publishes ? 'published' : 'sent' })
  }
  /** The button that was chosen is gone: its row, or the one in its place, has the focus. */
  const inRow = (index: number, what: (all: Photos) => Photos) => () => {
    change(what)
    requestAnimationFrame(() => {
      const items = list.current?.children ?? []
      const item = items[Math.min(index, items.length - 1)]
      if (item instanceof HTMLElement) item.focus()
    })
  }
  return (
    <>
      <DropPhotos language={language} there={photos.length} onFiles={add} />
      <fieldset disabled={isSaving}>
        <legend>{say(words.event)}</legend>
        <div className="many-files-fields">
          <BothFields
            {...desk}
            label={words.eventTitle}
            value={facts.event}
            isChecked={isChecked}
            onChange={(event) => setFacts((all) => ({ ...all, event }))}
          />
          <div className="many-files-day">
            <span aria-hidden="true">{`${say(words.date)} *`}</span>
            <DayInput
              name="date"
              label={say(words.date)}
              day=""
              onDay={(date) => setFacts((all) => ({ ...all, date }))}
            />
          </div>
          <BothFields
            {...desk}
            label={words.place}
            isOptional
            value={facts.place}
            isChecked={isChecked}
            onChange={(place) => setFacts((all) => ({ ...all, place }))}
          />
        </div>
      </fieldset>
      {photos.length > 0 ? <h2>{say(words.photos)}</h2> : null}
      {photos.length > 0 ? <p id={hint}>{say(words.altHint)}</p> : null}
      <ol ref={list}>
        {photos.map((photo, index) => (
          <PhotoCard
            key={photo.id}
            {...desk}
            photo={photo}
            number={numberIn(index + 1, language)}
            isChecked={isChecked}
            isSaving={isSaving}
            hint={hint}
            onChange={(values) => change((all) => changed(all, photo.id, values))}
            onAgain={inRow(index, (all) => changed(all, photo.id, { state: 'waiting', problem: '' }))}
            onLeaveOut={inRow(index, (all) => without(all, photo.id))}
          />
        ))}
      </ol>
      <p role="status">{isSaving ? say(words.saving) : uploadsOf(photos, language)}</p>
      <p>{missingTexts(photos, required, language)}</p>
      <div ref={summary} role="alert" tabIndex={-1}>
        {problem ? <p>{problem}</p> : null}
        {complaints.length > 0 ? <p>{say(words.missing)}</p> : null}
        <ul className="many-files-wrong">
          {complaints.map((each) => (
            <li key={each.en}>{say(each)}</li>
          ))}
        </ul>
      </div>
      <p className="many-files-send">
        <Button margin={false} disabled={isSaving} onClick={() => void finish(true)}>
          {say(publishes ? words.publish : words.send)}
        </Button>
        <Button buttonStyle="secondary" margin={false} disabled={isSaving} onClick={() => void finish(false)}>
          {say(words.save)}
        </Button>
      </p>
    </>
  )
}
