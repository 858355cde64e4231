import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { councilWords, languages } from '@nagardwar/contract/browser'
import type { Plugin } from 'vite'
import { type BothLanguages, inLanguage } from './both-languages.ts'

const folder = new URL('catalogues/', import.meta.url)
const namespaces = readdirSync(folder).map((file) => path.basename(file, '.json'))
const inDevelopment = '/@catalogues/'

/** `mr/schools`: a catalogue in one language, for browsers. `mr/schools/corporation` where it speaks of the council. */
const all = languages.flatMap((language) =>
  namespaces.flatMap((namespace) => {
    const name = `${language}/${namespace}`
    const others = councilWords.map((word) => `${name}/${word}`)
    return [name, ...others.filter((other) => contentOf(other) !== contentOf(name))]
  }),
)

function contentOf(name: string): string | undefined {
  const [inIt, of, kind] = name.split('/')
  const language = languages.find((known) => known === inIt)
  const namespace = namespaces.find((known) => known === of)
  const word = councilWords.find((known) => known === (kind ?? 'council'))
  if (!language || !namespace || !word) return undefined
  const texts = JSON.parse(readFileSync(new URL(`${namespace}.json`, folder), 'utf8')) as BothLanguages
  return JSON.stringify(inLanguage(texts, language, word))
}

/** Named after its content, like Vite's own files: it can be cached forever. */
function builtFile(name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return `assets/${name.split('/')[1]}-${hash}.json`
}

/**
 * Authors see both languages of a text side by side; browsers fetch one of them. `virtual:catalogue-addresses` has
 * the address of each catalogue in each language.
 */
export function catalogueAddresses(): Plugin {
  let isBuild = false
  return {
    name: 'catalogue-addresses',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: {
      filter: { id: /^virtual:catalogue-addresses$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:catalogue-addresses$/ },
      handler() {
        const addresses = all.map((name) => {
          if (!isBuild) return [name, `${inDevelopment}${name}.json`]
          const source = contentOf(name) ?? ''
          const fileName = builtFile(name, source)
          if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source })
          return [name, `/${fileName}`]
        })
        return `export const addresses = ${JSON.stringify(Object.fromEntries(addresses))}`
      },
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const isCatalogue = pathname.startsWith(inDevelopment)
        const content = isCatalogue && contentOf(pathname.slice(inDevelopment.length, -'.json'.length))
        if (!content) return next()
        response.setHeader('Content-Type', 'application/json').end(content)
      })
    },
  }
}
