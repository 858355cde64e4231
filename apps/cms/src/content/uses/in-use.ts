import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug, type PayloadRequest } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'
import { unseenUses } from './unseen-uses.ts'
import { knownUsesOf, type Use, withAddresses } from './uses-of.ts'

const nameOf = ({ list, name }: Use): string => (name ? `${list} – ${name}` : list)

const words = (uses: string, isFile: boolean): Words =>
  isFile
    ? {
        en: `This file is used in: ${uses}. Put another file there first.`,
        mr: `ही फाइल येथे वापरात आहे: ${uses}. आधी तेथे दुसरी फाइल ठेवा.`,
      }
    : {
        en: `This record is used in: ${uses}. Choose another one there first.`,
        mr: `ही नोंद येथे वापरात आहे: ${uses}. आधी तेथे दुसरी नोंद निवडा.`,
      }

/** Payload shows the message of errors with a name; the build would remove the class name. */
class InUse extends APIError {
  override readonly name = 'InUse'
}

/**
 * Readers would get nothing, or the document in the other language. Answers 409 with the uses that the account may read;
 * where it may read none, that there is one.
 */
export async function refuseWhatIsUsed(
  slug: CollectionSlug,
  ids: readonly (number | string)[],
  req: PayloadRequest,
): Promise<void> {
  const { uses, isUsed } = await knownUsesOf(slug, ids, req)
  if (!isUsed) return
  const named = uses.slice(0, 5).map(nameOf).join('; ')
  const why = uses.length === 0 ? unseenUses : words(named, slug === 'media')
  throw new InUse(say(why, req), 409, { uses: withAddresses(uses, req) }, true)
}

/** A program that takes out a whole council's demo knows what it does. */
export const keepWhatIsUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.user) await refuseWhatIsUsed(collection.slug as CollectionSlug, [id], req)
}
