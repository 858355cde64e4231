import type { Payload } from 'payload'
import { inspect } from '../../../platform/files/inspect.ts'
import { Refused, refusals } from '../../../platform/files/refusal.ts'
import { searchForViruses } from '../../../platform/viruses/search.ts'
import { coloursOfEmblem } from '../colours/colours-of-emblem.ts'
import { cutEmblem, cutIn, prepared } from '../emblem/emblem-picture.ts'
import { forgetPending, keepPending, pendingEmblem } from '../emblem/pending-emblem.ts'
import { storeEmblem } from '../emblem/store-emblem.ts'
import { note } from '../progress.ts'
import type { Complaints, Question, Sent } from '../question.ts'

const id = 'emblem'

/** Looks into the file as every upload is looked into; a document is no emblem. */
async function checked(file: File, payload: Payload): Promise<Complaints> {
  try {
    const bytes = Buffer.from(await file.arrayBuffer())
    const { extension } = await inspect(bytes)
    await searchForViruses(payload, bytes)
    return extension === 'pdf' ? { file: refusals.kind } : {}
  } catch (error) {
    if (error instanceof Refused) return { file: error.words }
    throw error
  }
}

async function store({ answers, req }: Sent): Promise<void> {
  const pending = await pendingEmblem(req.payload)
  if (!pending) return
  const emblem = await cutEmblem(pending, cutIn(answers))
  await storeEmblem(emblem, req)
  const colours = await coloursOfEmblem(emblem)
  await note(req.payload, id, (entry) => ({
    ...entry,
    found: { cut: cutIn(answers), ...(colours ? { colours } : {}) },
  }))
  await forgetPending(req.payload)
}

export const emblem: Question = {
  id,
  title: { en: 'The council’s emblem', mr: 'संस्थेचे बोधचिन्ह' },
  why: {
    en: 'Stands at the top of every page and in the tab of the browser. You see it in all sizes before it is saved.',
    mr: 'प्रत्येक पानाच्या वर व ब्राउझरच्या टॅबमध्ये दिसते. जतन करण्यापूर्वी ते सर्व आकारांत पाहता येते.',
  },
  seenAt: '/',
  fields: () => [
    {
      kind: 'file',
      name: 'file',
      label: { en: 'Picture (PNG, JPEG or WebP)', mr: 'चित्र (PNG, JPEG किंवा WebP)' },
      hint: {
        en: 'A large one without a background is best. White or empty edges are cut off.',
        mr: 'पार्श्वभूमी नसलेले मोठे चित्र सर्वोत्तम. पांढरी किंवा रिकामी कडा आपोआप कापली जाते.',
      },
    },
    {
      kind: 'select',
      name: 'cut',
      label: { en: 'Cut off every edge', mr: 'प्रत्येक कडेने कापा' },
      options: [
        { value: '0', label: { en: 'Nothing', mr: 'काहीही नाही' } },
        { value: '5', label: { en: '5 %', mr: '५ %' } },
        { value: '10', label: { en: '10 %', mr: '१० %' } },
        { value: '20', label: { en: '20 %', mr: '२० %' } },
        { value: '30', label: { en: '30 %', mr: '३० %' } },
      ],
    },
    {
      kind: 'select',
      name: 'place',
      label: { en: 'Which part stays', mr: 'कोणता भाग ठेवायचा' },
      options: [
        { value: 'centre', label: { en: 'The middle', mr: 'मधला' } },
        { value: 'top', label: { en: 'The top', mr: 'वरचा' } },
        { value: 'bottom', label: { en: 'The bottom', mr: 'खालचा' } },
        { value: 'left', label: { en: 'The left', mr: 'डावा' } },
        { value: 'right', label: { en: 'The right', mr: 'उजवा' } },
      ],
    },
  ],
  known: async () => ({ cut: '0', place: 'centre' }),
  check: async ({ files, req }) => {
    if (files.file) return checked(files.file, req.payload)
    return (await pendingEmblem(req.payload)) ? {} : { file: refusals.missing }
  },
  save: async (sent) => {
    const { files, req } = sent
    if (files.file) {
      await keepPending(req.payload, await prepared(Buffer.from(await files.file.arrayBuffer())))
      return 'shown'
    }
    await store(sent)
    return 'answered'
  },
  shows: { en: 'Show how it looks', mr: 'कसे दिसते ते दाखवा' },
}
