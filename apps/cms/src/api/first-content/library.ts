import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Within } from '../../platform/database/transaction.ts'
import type { Bilingual, Content } from './content.ts'

export type StoredFile = { id: number; filename: string }
export type StoredDocument = { en: StoredFile; mr?: StoredFile }

const mimeTypes = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv',
}

/** The council's media library. Stores each file of the content once, when a record first needs it. */
export class Library {
  readonly #payload: Payload
  readonly #content: Content
  readonly #req: Within
  readonly #pictures = new Map<string, Promise<StoredFile>>()
  readonly #documents = new Map<string, Promise<StoredDocument>>()

  constructor(payload: Payload, content: Content, req: Within) {
    this.#payload = payload
    this.#content = content
    this.#req = req
  }

  picture(drawing: string): Promise<StoredFile> {
    const stored = this.#pictures.get(drawing) ?? this.#storePicture(drawing)
    this.#pictures.set(drawing, stored)
    return stored
  }

  /** A spreadsheet of the content's folder `sheets`, as it stands there. */
  sheet(file: string): Promise<StoredFile> {
    return this.#store(path.basename(file), path.join(this.#content.folder, file))
  }

  document(name: string): Promise<StoredDocument> {
    const stored = this.#documents.get(name) ?? this.#storeDocument(name)
    this.#documents.set(name, stored)
    return stored
  }

  async #storePicture(drawing: string): Promise<StoredFile> {
    const { dir, name, ext } = path.parse(drawing)
    const alt = this.#content.alternativeTexts.get(name)
    if (ext !== '.svg') throw new Error(`“${drawing}” is not a drawing (.svg)`)
    if (!alt) throw new Error(`“${drawing}” has no alternative text in art/alt.json`)
    const file = ['.jpg', '.png'].map((ending) => `${dir}/${name}${ending}`).find(this.#isPrinted)
    if (!file) throw new Error(`“${drawing}” has not been drawn: run npm run demo:print`)
    return this.#store(path.basename(file), this.#place(file), alt)
  }

  async #storeDocument(name: string): Promise<StoredDocument> {
    const fileIn = (language: 'en' | 'mr') => `documents/${name}-${language}.pdf`
    if (!this.#isPrinted(fileIn('en')))
      throw new Error(`there is no document “${name}”: write it in documents/ and run npm run demo:print`)
    const store = (language: 'en' | 'mr') =>
      this.#store(`${name.replaceAll('/', '-')}-${language}.pdf`, this.#place(fileIn(language)))
    const en = await store('en')
    return this.#isPrinted(fileIn('mr')) ? { en, mr: await store('mr') } : { en }
  }

  #isPrinted = (file: string): boolean => existsSync(this.#place(file))
  #place = (file: string): string => path.join(this.#content.folder, 'files', file)

  async #store(name: string, file: string, alt?: Bilingual): Promise<StoredFile> {
    const data = await readFile(file)
    const mimetype = mimeTypes[path.extname(name) as keyof typeof mimeTypes]
    const { id, filename } = await this.#payload.create({
      collection: 'media',
      data: alt ? { alt } : {},
      file: { name, mimetype, data, size: data.length },
      // A failed earlier attempt may have stored the same file already.
      overwriteExistingFiles: true,
      depth: 0,
      overrideAccess: true,
      // Payload writes the file into the request, so two uploads at the same time must not share one.
      req: { ...this.#req },
    })
    if (!filename) throw new Error(`${name} was stored without a name`)
    return { id, filename }
  }
}
