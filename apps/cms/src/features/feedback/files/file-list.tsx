import type { Payload } from 'payload'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import { filesOf } from './files.ts'
import { words } from './words.ts'

type Props = {
  payload: Payload
  message: { filesClaim?: string | null | undefined }
  language: 'en' | 'mr'
}

const kilobyte = 1024

/** The files of a message, to be saved; none is shown in the desk itself. */
export async function FileList({ payload, message, language }: Props) {
  const files = await filesOf(payload, message)
  if (files.length === 0) return null
  const sizeOf = (bytes: number): string => {
    const size = String(Math.max(1, Math.round(bytes / kilobyte)))
    return language === 'mr' ? `${toMarathiDigits(size)} केबी` : `${size} KB`
  }
  return (
    <div>
      <h3>{words.title[language]}</h3>
      <p>{words.care[language]}</p>
      <ul>
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <a href={`${payload.config.routes.api}/resident-file/${id}`} download>
              {name}
            </a>{' '}
            ({sizeOf(size)})
          </li>
        ))}
      </ul>
    </div>
  )
}
