import { useRef, useState } from 'react'
import { Button } from '../../views/button.tsx'
import { complaintsOf } from './complaints.ts'
import { countsOf, numberIn } from './counts.ts'
import type { Desk, Heading } from './desk.ts'
import { DocumentCard } from './document-card.tsx'
import { DropDocuments } from './drop-documents.tsx'
import { HeadingChoice } from './heading-choice.tsx'
import { changed, changedDoc, type Rows, separated, taken, without } from './rows.ts'
import { SendAll } from './send-all.tsx'
import { useDocuments } from './use-documents.ts'
import { words } from './words.ts'

export type DocumentsProps = Desk & { headings: Heading[]; heading: string }

/** Drop, correct, save: nothing leaves the page before it is saved or left out. */
export function DocumentsForm({ headings, heading: wanted, ...desk }: DocumentsProps) {
  const { api, language } = desk
  const [heading, setHeading] = useState(wanted)
  const [isChecked, setIsChecked] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const summary = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const { rows, change, add, save } = useDocuments({ api, language })
  const open = rows.filter(({ saved }) => saved === undefined)
  const wrong = open.filter((row) => row.problem || complaintsOf(row, heading).length > 0)
  /** The button that was chosen is gone: its row, or the one in its place, has the focus. */
  const stayAt = (index: number) =>
    requestAnimationFrame(() => {
      const items = list.current?.children ?? []
      const item = items[Math.min(index, items.length - 1)]
      if (item instanceof HTMLElement) item.focus()
    })
  const inRow = (index: number, what: (all: Rows) => Rows) => () => {
    change(what)
    stayAt(index)
  }
  const saveAll = async () => {
    setIsChecked(true)
    setIsSaving(true)
    await save(heading)
    setIsSaving(false)
    summary.current?.focus()
  }
  return (
    <>
      <HeadingChoice
        label={words.heading[language]}
        none={words.choose[language]}
        headings={headings}
        value={heading}
        onChange={setHeading}
      />
      <DropDocuments language={language} there={open.length} onFiles={add} />
      {rows.length > 0 ? <h2>{words.rows[language]}</h2> : null}
      <ol ref={list}>
        {rows.map((row, index) => (
          <DocumentCard
            key={row.id}
            {...desk}
            row={row}
            number={numberIn(index + 1, language)}
            headings={headings}
            complaints={isChecked ? complaintsOf(row, heading) : []}
            onChange={(values) => change((all) => changed(all, row.id, { ...values, problem: '' }))}
            onDocument={(id, values) => change((all) => changedDoc(all, id, values))}
            onSeparate={inRow(index, (all) => separated(all, row.id))}
            onTake={inRow(index, (all) => taken(all, row.id))}
            onLeaveOut={inRow(index, (all) => without(all, row.id))}
            onAgain={(id) => inRow(index, (all) => changedDoc(all, id, { state: 'waiting', problem: '' }))()}
          />
        ))}
      </ol>
      {/* Says how far it is after each document, and takes the focus when all were tried. */}
      <p ref={summary} role="status" tabIndex={-1}>
        {countsOf(rows, isChecked && !isSaving ? wrong.length : 0, language)}
      </p>
      {open.length > 0 ? (
        <Button margin={false} disabled={isSaving} onClick={() => void saveAll()}>
          {words.save[language]}
        </Button>
      ) : null}
      <SendAll {...desk} ids={rows.flatMap(({ saved }) => saved ?? [])} />
    </>
  )
}
