import path from 'node:path'

/** The floors of the desk from the bottom. A file imports only from its own floor and those below. */
const floors = [
  'platform',
  'payload',
  'views',
  'content',
  'api',
  'features',
  'the root',
  'start',
  "Next's own",
] as const

/** What Next and Payload want at a certain place, and what Payload writes. */
const places: Readonly<Record<string, (typeof floors)[number] | 'any'>> = {
  'payload.config.ts': 'start',
  'payload-types.ts': 'any',
  migrations: 'any',
  app: "Next's own",
  'proxy.ts': "Next's own",
}

type Floor = (typeof floors)[number] | 'any'

/** The floor of a file, by its path below `apps/cms/src`. Undefined for a folder that is none. */
export function floorOf(file: string): Floor | undefined {
  const [first = ''] = file.split('/')
  if (Object.hasOwn(places, first)) return places[first]
  if (!file.includes('/')) return 'the root'
  return floors.find((floor) => floor === first)
}

const featureOf = (file: string): string | undefined =>
  file.startsWith('features/') ? file.split('/')[1] : undefined

/** Why a file may not import another; undefined if it may. Both are paths below `apps/cms/src`. */
export function breach(from: string, to: string): string | undefined {
  const [above, below] = [floorOf(from), floorOf(to)]
  if (!above || !below) return `${from} imports ${to}: one of them stands on no floor`
  if (above === 'any' || below === 'any') return undefined
  if (floors.indexOf(below) > floors.indexOf(above)) return `${from} imports ${to}, which stands above it`
  const [one, other] = [featureOf(from), featureOf(to)]
  return one && other && one !== other ? `${from} imports ${to} of another feature` : undefined
}

const imported = /(?:from\s*|import\s*\(\s*|import\s+)['"](\.[^'"]+)['"]/g
/** Payload's way of naming a component, whose bundle imports it. */
const component = /['"`]\/((?:[\w-]+\/)+[\w-]+\.tsx?)#/g

/** What a file imports, as paths below `apps/cms/src`; what lies outside is left out. */
export function importsIn(file: string, code: string): string[] {
  const relative = [...code.matchAll(imported)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  )
  return relative.filter((to) => !to.startsWith('..'))
}

/** The components that a file names by their path. */
export const componentsIn = (code: string): string[] => [...code.matchAll(component)].map(([, to = '']) => to)
