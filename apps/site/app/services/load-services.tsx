import { councilWordOf, type Language } from '@nagardwar/contract/browser'
import { getList, hasFailed, type ListOutcome } from '../api/list.ts'
import type { ApiSource } from '../api/source.ts'
import { textsOnServer } from '../i18n/interface-texts.ts'
import { hrefIn, otherLanguage } from '../i18n/language.ts'
import { withWritten } from '../written/written.tsx'
import type { PageContext, Say } from './page-context.ts'
import { lettersOf, presentLetters, presentList, presentService } from './present-services.ts'
import { ServiceBody } from './service-body.tsx'
import { isAt, type ServicePlace, servicesPath } from './service-path.ts'
import type { ServiceHead, ServiceView } from './service-view.ts'

type Options = {
  source: ApiSource
  place: ServicePlace
  language: Language
  origin: string
  defaultLanguage: Language
}

/** Something in the place of the rows, with what is known of its lists: that they failed, all or some, or are old copies. */
type In<V> =
  | { ok: true; value: V[]; asOf?: string; isPartial?: true }
  | Extract<ListOutcome<'serviceFacts'>, { ok: false }>
export type Loaded = In<ServiceHead>

/** The head of what is at an address of a service, with the content that the server writes; undefined where nothing is. */
export async function loadServices(options: Options): Promise<Loaded | undefined> {
  const found = await viewAt(options)
  if (!found?.ok) return found
  return withWritten<Loaded>(
    { ...found, value: found.value.map(headOf) },
    found.value.map((view) => <ServiceBody key={view.kind} view={view} />),
  )
}

/** Everything at an address of a service. Only the server loads it. */
export async function viewAt({ source, place, ...site }: Options): Promise<In<ServiceView> | undefined> {
  if (!import.meta.env.SSR) throw new Error('Only the server loads a service.')
  const { language, origin, defaultLanguage } = site
  const other = otherLanguage(language)
  const ask = (of: Language) => getList(source.list, 'serviceFacts', of)
  const services = await ask(language)
  if (!services.ok) return services.error === 'notFound' ? undefined : services
  const around = await surroundings(source, language, { origin, defaultLanguage })
  const show = (view: ServiceView, others: { isPartial: boolean } = around): In<ServiceView> => ({
    ...services,
    value: [view],
    ...(around.isPartial || others.isPartial ? { isPartial: true } : {}),
  })
  if (place.kind === 'list')
    return services.value.length > 0 ? show(presentList(services.value, around)) : undefined
  const service = services.value.find((each) => isAt(place.link, each))
  if (!service) return undefined
  if (place.kind === 'service') return show(presentService(service, around))
  if (!lettersOf(service).includes(place.appeal)) return undefined
  const others = await ask(other)
  const same = (others.ok && others.value.find(({ id }) => id === service.id)) || service
  const there = await surroundings(source, other, { origin, defaultLanguage })
  const inBoth = {
    [language]: { service, say: around.say, council: around.council },
    [other]: { service: same, say: there.say, council: there.council },
  } as Parameters<typeof presentLetters>[1]
  return show(presentLetters(place.appeal, inBoth, around), {
    isPartial: there.isPartial || hasFailed(others),
  })
}

const headOf = (view: ServiceView): ServiceHead => ({
  title: view.title,
  intro: view.intro,
  crumbs: [
    ...(view.kind === 'list' ? [] : [{ label: view.crumb, to: servicesPath }]),
    ...(view.kind === 'letter' ? [{ label: view.back.text, to: view.back.to }] : []),
  ],
  records: view.kind === 'list' ? [] : [{ lastChanged: view.lastChanged }],
  isLetter: view.kind === 'letter',
})

async function surroundings(
  { list }: ApiSource,
  language: Language,
  { origin, defaultLanguage }: { origin: string; defaultLanguage: Language },
): Promise<PageContext & { isPartial: boolean }> {
  const [settings, texts, officers, departments] = await Promise.all([
    getList(list, 'settings', language),
    getList(list, 'texts', language),
    getList(list, 'officers', language),
    getList(list, 'disclosureDepartments', language),
  ])
  const council = settings.ok ? settings.value[0] : undefined
  const wording = new Map((texts.ok ? texts.value : []).map(({ key, text }) => [key, text]))
  const catalogues = ['services', 'service-page', 'appeal-letter', 'frame'] as const
  const { t } = textsOnServer(language, catalogues, wording, councilWordOf(council?.kind))
  const say: Say = (key, values = {}) => t(key as never, values as never)
  return {
    say,
    language,
    officers: officers.ok ? officers.value : [],
    departments: departments.ok ? departments.value : [],
    isPartial: [officers, departments].some(hasFailed),
    council: council?.name || say('frame:defaultCouncil'),
    origin,
    address: (path) => origin + hrefIn(path, language, defaultLanguage),
  }
}
