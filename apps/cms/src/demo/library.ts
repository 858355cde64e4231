import path from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import type { DemoContent } from './content.ts'
import { type Bilingual, isTranslated } from './documents/document.ts'
import { renderDocument } from './documents/render-document.ts'
import { renderPicture, type ShapeName } from './picture.ts'

export type StoredFile = { id: number; filename: string }
export type StoredDocument = { en: StoredFile; mr?: StoredFile }

/** Carries the transaction that everything is written in. */
export type Within = Pick<PayloadRequest, 'transactionID'>
type NewFile = { name: string; mimetype: string; data: Buffer; alt?: Bilingual }

/** The council's media library: draws, prints and stores each file once, when a record first asks for it. */
export class Library {
  readonly #payload: Payload
  readonly #content: DemoContent
  readonly #req: Within
  readonly #council: Bilingual
  readonly #pictures = new Map<string, Promise<StoredFile>>()
  readonly #documents = new Map<string, Promise<StoredDocument>>()

  constructor(payload: Payload, content: DemoContent, req: Within) {
    this.#payload = payload
    this.#content = content
    this.#req = req
    this.#council = content.settings.name as Bilingual
  }

  picture(drawing: string, shape: ShapeName): Promise<StoredFile> {
    const key = `${shape} ${drawing}`
    const stored = this.#pictures.get(key) ?? this.#storePicture(drawing, shape)
    this.#pictures.set(key, stored)
    return stored
  }

  document(name: string): Promise<StoredDocument> {
    const stored = this.#documents.get(name) ?? this.#storeDocument(name)
    this.#documents.set(name, stored)
    return stored
  }

  async #storePicture(drawing: string, shape: ShapeName): Promise<StoredFile> {
    const { name, ext } = path.parse(drawing)
    const alt = this.#content.alternativeTexts.get(name)
    if (ext !== '.svg') throw new Error(`“${drawing}” is not a drawing (.svg)`)
    if (!alt) throw new Error(`“${drawing}” has no alternative text in art/alt.json`)
    const data = await renderPicture(path.join(this.#content.folder, drawing), shape)
    const isPng = data[0] === 0x89
    const file = isPng
      ? { name: `${name}.png`, mimetype: 'image/png' }
      : { name: `${name}.jpg`, mimetype: 'image/jpeg' }
    return this.#store({ ...file, data, alt })
  }

  async #storeDocument(name: string): Promise<StoredDocument> {
    const document = this.#content.documents.get(name)
    if (!document) throw new Error(`there is no document “${name}” in content/demo/documents`)
    const print = async (language: 'en' | 'mr') =>
      this.#store({
        name: `${name.replaceAll('/', '-')}-${language}.pdf`,
        mimetype: 'application/pdf',
        data: await renderDocument(document, language, this.#council),
      })
    const en = await print('en')
    return isTranslated(document) ? { en, mr: await print('mr') } : { en }
  }

  async #store({ name, mimetype, data, alt }: NewFile): Promise<StoredFile> {
    const { id, filename } = await this.#payload.create({
      collection: 'media',
      data: alt ? { alt } : {},
      file: { name, mimetype, data, size: data.length },
      // An earlier attempt that failed may have left the very same file behind.
      overwriteExistingFiles: true,
      depth: 0,
      overrideAccess: true,
      // Payload writes the file into the request: two uploads at once must not share one.
      req: { ...this.#req },
    })
    if (!filename) throw new Error(`${name} was stored without a name`)
    return { id, filename }
  }
}
