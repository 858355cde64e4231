import type { PayloadRequest } from 'payload'
import { saveSettings, settingsOf } from '../stored-settings.ts'

/** Puts the emblem among the council's files, with its alternative text, and shows it on the site. */
export async function storeEmblem(png: Buffer, req: PayloadRequest): Promise<void> {
  const { name } = await settingsOf(req)
  const { id } = await req.payload.create({
    collection: 'media',
    data: {
      alt: {
        en: name?.en ? `Emblem of ${name.en}` : 'Emblem',
        mr: name?.mr ? `बोधचिन्ह: ${name.mr}` : 'बोधचिन्ह',
      },
    },
    file: { name: 'emblem.png', mimetype: 'image/png', data: png, size: png.length },
    depth: 0,
    overrideAccess: false,
    // Payload writes the file into the request.
    req: { ...req },
  })
  await saveSettings({ logo: id }, req)
}
