import { type Language, type Outcome, toDomain, type WireRow } from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import { pathKey } from '../../app/disclosure/same-path.ts'
import { lettersOf } from '../../app/services/present-services.ts'
import { letterPath, servicesPath } from '../../app/services/service-path.ts'

type Paths = { pages: ReadonlySet<string>; letters: ReadonlySet<string> }
const made = new WeakMap<Outcome<WireRow<'serviceFacts'>[]>, Paths>()

/** The pages of services in one language, without that language; and those of their letters, which are not listed. */
export async function servicePaths(source: ApiSource, language: Language): Promise<Paths> {
  const outcome = await source.list('serviceFacts', language)
  const known = made.get(outcome)
  if (known) return known
  const services = outcome.ok ? toDomain('serviceFacts', outcome.value) : []
  const pages = new Set(services.map(({ link }) => pathKey(link)))
  const letters = services.flatMap((service) =>
    lettersOf(service).map((appeal) => letterPath(pathKey(service.link), appeal)),
  )
  const paths = { pages: services.length > 0 ? pages.add(servicesPath) : pages, letters: new Set(letters) }
  made.set(outcome, paths)
  return paths
}

/** Whether services have a page at an address without language. */
export async function isServicePath(source: ApiSource, bare: string, language: Language): Promise<boolean> {
  if (bare !== servicesPath && !bare.startsWith(`${servicesPath}/`)) return false
  const { pages, letters } = await servicePaths(source, language)
  return pages.has(bare) || letters.has(bare)
}
