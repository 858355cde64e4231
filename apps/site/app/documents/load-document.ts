import { councilWordOf, type Language } from '@nagardwar/contract/browser'
import { getList } from '../api/list.ts'
import type { ApiSource, Site } from '../api/source.ts'
import { textsOnServer } from '../i18n/interface-texts.ts'
import { hrefIn } from '../i18n/language.ts'
import type { Namespace } from '../i18n/namespaces.ts'
import type { DocumentPlace } from './document-path.ts'
import type { DocumentBody, DocumentView } from './document-view.ts'
import type { DocumentRecord, Documents } from './documents.ts'
import type { PageContext } from './page-context.ts'
import { presentDocument } from './present-document.ts'

/** The titles of the pages that list documents. */
const listing = [
  'archive',
  'citizen-charter',
  'downloads',
  'election',
  'maps',
  'official-publication',
  'press-releases',
  'projects',
  'public-disclosure',
  'general-admin-department',
  'right-to-services',
  'services',
  'tenders',
  'voter',
] as const satisfies Namespace[]

type Options = Site & { source: ApiSource; documents: Documents; place: DocumentPlace; language: Language }

export type Loaded = { view: DocumentView; body: DocumentBody }

/** What is at an address of a document; undefined where nothing public is. Only the server loads it. */
export async function loadDocument({
  documents,
  place,
  ...options
}: Options): Promise<Loaded | 'away' | undefined> {
  if (!import.meta.env.SSR) throw new Error('Only the server loads a document.')
  const record = await documents.record(place.key, options.language)
  if (!record || record === 'away') return record
  const text = await documents.text(record)
  const blocks = text && (await documents.part(record, text, place.part))
  if (place.part > 1 && !blocks) return undefined
  const around = await aroundOf(options)
  return presentDocument({ record, text, blocks, part: place.part }, around)
}

/** The beginning of a message that asks for a copy which everybody can read. */
export async function accessibleCopyOf(
  key: string,
  { documents, ...options }: Omit<Options, 'place'>,
): Promise<{ subject: string; feedback: string } | undefined> {
  const record = await documents.record(key, options.language)
  if (!record || record === 'away') return undefined
  const { say, address } = await aroundOf(options)
  return { subject: say('documents:subject'), feedback: say('documents:message', valuesOf(record, address)) }
}

const valuesOf = ({ title, key, slug }: DocumentRecord, address: PageContext['address']) => ({
  title,
  address: address(`/documents/${key}/${slug}`),
})

async function aroundOf({
  source,
  language,
  origin,
  defaultLanguage,
}: Omit<Options, 'place' | 'documents'>): Promise<PageContext> {
  const [settings, texts] = await Promise.all([
    getList(source.list, 'settings', language),
    getList(source.list, 'texts', language),
  ])
  const council = settings.ok ? settings.value[0] : undefined
  const wording = new Map((texts.ok ? texts.value : []).map(({ key, text }) => [key, text]))
  const word = councilWordOf(council?.kind)
  const { t } = textsOnServer(language, ['documents', 'common', 'frame', ...listing], wording, word)
  const say: PageContext['say'] = (key, values = {}) => t(key as never, values as never)
  return {
    say,
    language,
    council: council?.name || say('frame:defaultCouncil'),
    origin,
    address: (path) => origin + hrefIn(path, language, defaultLanguage),
    href: (path) => hrefIn(path, language, defaultLanguage),
  }
}
