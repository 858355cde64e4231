import { useEffect, useRef, useState } from 'react'
import { firstLook } from '../../content/uploads/form/first-look.ts'
import type { Place } from '../../views/many-files/calls.ts'
import { useAsking } from '../../views/many-files/use-asking.ts'
import { look, saveRow, upload } from './calls.ts'
import { complaintsOf } from './complaints.ts'
import { changed, changedDoc, type Doc, type Rows, withFiles, withLooked } from './rows.ts'

/** A file that was dropped twice waits for its answer. */
const nextOf = (rows: Rows): Doc | undefined =>
  rows
    .filter(({ asked }) => asked !== 'twice')
    .flatMap(({ docs }) => docs)
    .find(({ state }) => state === 'waiting')

/** The rows of the view, and what happens to them: one document after the other is checked, sent and read. */
export function useDocuments(place: Place) {
  const [rows, change] = useState<Rows>([])
  const [isWorking, setIsWorking] = useState(false)
  const files = useRef(new Map<number, File>())
  useAsking(rows.some(({ saved }) => saved === undefined))

  const fail = (id: number, problem: string): void =>
    change((all) => changedDoc(all, id, { state: 'failed', problem }))

  async function sent(doc: Doc, file: File): Promise<Partial<Doc> | undefined> {
    const complaint = await firstLook(file, async () => false)
    if (complaint) fail(doc.id, complaint[place.language])
    if (complaint) return undefined
    change((all) => changedDoc(all, doc.id, { state: 'sending' }))
    const answer = await upload(place, doc, file)
    if (answer.problem === undefined) return answer.value
    fail(doc.id, answer.problem)
    return undefined
  }

  async function take(doc: Doc, file: File): Promise<void> {
    const stored = doc.media === undefined ? await sent(doc, file) : doc
    if (stored?.media === undefined) return
    const { media, address = '' } = stored
    change((all) => changedDoc(all, doc.id, { state: 'reading', media, address }))
    const answer = await look(place, media)
    if (answer.problem === undefined) change((all) => withLooked(all, doc.id, answer.value))
    else fail(doc.id, answer.problem)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` is new in each rendering, the rows decide
  useEffect(() => {
    const next = nextOf(rows)
    const file = next && files.current.get(next.id)
    if (isWorking || !next || !file) return
    setIsWorking(true)
    void take(next, file).finally(() => setIsWorking(false))
  }, [rows, isWorking])

  const add = (chosen: readonly File[]): void => {
    const first = files.current.size + 1
    const named = chosen.map((file, index) => ({ id: first + index, name: file.name }))
    for (const [index, file] of chosen.entries()) files.current.set(first + index, file)
    change((all) => withFiles(all, named))
  }

  /** Saves one row after the other; those with something to fix stay. */
  const save = async (heading: string): Promise<void> => {
    for (const row of rows.filter((each) => each.saved === undefined && !each.isSaving)) {
      if (complaintsOf(row, heading).length > 0) continue
      change((all) => changed(all, row.id, { isSaving: true, problem: '' }))
      const answer = await saveRow(place, row, heading)
      const result = answer.problem === undefined ? { saved: answer.value.id } : { problem: answer.problem }
      change((all) => changed(all, row.id, { ...result, isSaving: false }))
    }
  }

  return { rows, change, add, save }
}
