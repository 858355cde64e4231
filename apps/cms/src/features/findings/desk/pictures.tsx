import type { PayloadRequest } from 'payload'
import { languageOf } from '../../../platform/words/words.ts'
import { undescribedPictures } from '../pictures.ts'
import { PicturesForm } from './pictures-form.tsx'

/** Many pictures are described in one form. */
export async function Pictures({ req }: { req: PayloadRequest }) {
  const { api } = req.payload.config.routes
  const pictures = await undescribedPictures(req.payload)
  if (pictures.length === 0) return null
  return (
    <PicturesForm
      // New inputs for new pictures.
      key={pictures.map(({ id }) => id).join()}
      address={`${api}/picture-texts`}
      language={languageOf(req)}
      pictures={pictures.map(({ id, filename, alt, thumbnail }) => ({
        id,
        name: filename,
        en: alt.en,
        mr: alt.mr,
        source: `${api}/media/file/${encodeURIComponent(thumbnail)}`,
      }))}
    />
  )
}
