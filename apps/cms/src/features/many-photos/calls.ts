import type { DeskLanguage } from '../../platform/words/words.ts'
import { asked, type Outcome, type Place, problemOf } from '../../views/many-files/calls.ts'

const minute = 60_000

export type Uploaded = { media: number; address: string }
type Stored = { doc: { id: number; filename: string; sizes?: { thumbnail?: { filename?: string | null } } } }

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Uploads through the desk's own upload, which checks the file, and says how much of it is sent (`fetch` tells nobody).
 * A picture has words from the beginning: `alt` until somebody writes what it shows.
 */
export const upload = (
  { api, language }: Place,
  file: File,
  alt: Partial<Record<DeskLanguage, string>>,
  onSent: (share: number) => void,
): Promise<Outcome<Uploaded>> =>
  new Promise((resolve) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt }))
    form.set('file', file)
    const request = new XMLHttpRequest()
    request.open('POST', `${api}/media?depth=0`)
    request.setRequestHeader('accept-language', language)
    // 15 MB over a line of 40 KB a second take seven minutes.
    request.timeout = 10 * minute
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
    request.onloadend = () => {
      const answer = readJson(request.responseText)
      if (request.status !== 201) return resolve({ problem: problemOf(answer, language) })
      const { id, filename, sizes } = (answer as Stored).doc
      const small = sizes?.thumbnail?.filename ?? filename
      resolve({ value: { media: id, address: `${api}/media/file/${encodeURIComponent(small)}` } })
    }
    request.send(form)
  })

export const saveAlbum = (place: Place, body: object): Promise<Outcome<{ ids: number[] }>> =>
  asked(place, '/many-photos/save', body, 2 * minute)

/** All of them together, as one request. */
export const sendAlbum = (
  place: Place,
  ids: readonly number[],
  publishes: boolean,
): Promise<Outcome<unknown>> =>
  asked(
    place,
    publishes ? '/approvals/now' : '/approvals/send',
    { records: ids.map((record) => ({ list: 'photos', record })) },
    5 * minute,
  )
