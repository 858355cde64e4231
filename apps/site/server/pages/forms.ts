import type { Language } from '@nagardwar/contract'
import { TooLarge } from '@nagardwar/http/bounded-body'
import { clientKey } from '@nagardwar/http/client-address'
import { isForeign } from '@nagardwar/http/is-foreign'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import type { ServerBuild } from 'react-router'
import type { PageHandle } from '../../app/api/page.ts'
import { bareOf, languageOf } from '../../app/i18n/language.ts'
import { asksForPage, refuse, refusePage, type Sentence } from '../http/reply.ts'
import { requestBody } from '../http/request-body.ts'
import { readFormWithFiles } from '../resident-files/form-with-files.ts'
import type { KeepFile } from '../resident-files/keep-file.ts'
import { keepingPhotographs } from '../resident-files/keep-photograph.ts'
import { createReadingTurns } from '../resident-files/reading-turns.ts'
import { readAddress } from './address.ts'
import { fixedRoutes, privatePages } from './fixed-routes.ts'
import { formAgain } from './form-again.ts'
import type { Pages } from './pages.ts'
import type { Receipts } from './receipts.ts'

const inParts = /^multipart\/form-data\b/i
const types = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

type Options = {
  pages: Pages
  origin: string
  defaultLanguage: Language
  limit: RateLimit
  receipts: Receipts
  /** Whether the page at a path (without language) has an action. */
  takesForm: (path: string) => boolean
  /** Which files its form may bring, if any. */
  takesFiles: (path: string) => PageHandle['takesFiles']
  keepFile: KeepFile
}

const noForm: Sentence = {
  en: 'This address takes no form.',
  mr: 'या पत्त्यावर अर्ज पाठवता येत नाही.',
}
// Browsers keep what was typed, and show it again where a reader goes back.
const tooLong: Sentence = {
  en: 'Your message is too long and was not sent. Go back: its text is still in the form. It may have 5,000 characters.',
  mr: 'आपला संदेश खूप मोठा असल्याने पाठवला गेला नाही. मागे गेल्यास त्याचा मजकूर अर्जात तसाच दिसेल. तो जास्तीत जास्त ५,००० अक्षरांचा असावा.',
}
const tooLargeFiles: Sentence = {
  en: 'Your files are too large together, and nothing was sent. Go back: your text is still in the form. Three files of 5 MB each may be sent.',
  mr: 'आपल्या फाइली एकत्रितपणे खूप मोठ्या असल्याने काहीही पाठवले गेले नाही. मागे गेल्यास आपला मजकूर अर्जात तसाच दिसेल. प्रत्येकी ५ एमबीपर्यंतच्या तीन फाइली पाठवता येतात.',
}
const tooManyAtOnce: Sentence = {
  en: 'Many files are being sent at this moment, and yours were not. Go back: your text is still in the form. Please send it again in a minute.',
  mr: 'सध्या अनेक फाइली पाठवल्या जात असल्याने आपल्या फाइली पाठवल्या गेल्या नाहीत. मागे गेल्यास आपला मजकूर अर्जात तसाच दिसेल. कृपया एक मिनिटाने पुन्हा पाठवा.',
}
const readOnly = { allow: 'GET, HEAD' }

/**
 * Forms that a browser sends without JavaScript go to the page's action. That action limits what is sent to the API,
 * because it can show a message and keep the text. Here only the work of rendering is limited.
 */
export function createForms(options: Options) {
  const { pages, origin, defaultLanguage, limit, receipts, takesForm, takesFiles } = options
  const withFiles = createFilesForms(options)
  return async (target: string, request: Request, client: string): Promise<Response> => {
    const [path = ''] = target.split('?')
    const address = readAddress(path)
    if (address.kind !== 'page') return refuse(400, 'This is not an address of a page.')
    if (!isFromHere(request.headers, origin)) return refuse(403, 'Forms of other sites are not accepted.')
    const language = languageOf(address.path, defaultLanguage)
    if (!takesForm(bareOf(address.path)))
      return asksForPage(request.headers.get('accept'))
        ? refusePage(405, noForm, language, readOnly)
        : refuse(405, noForm.en, readOnly)
    const type = request.headers.get('content-type') ?? ''
    if (!types.test(type)) return refuse(415, 'Please send a form.')
    const files = takesFiles(bareOf(address.path))
    if (inParts.test(type) && files)
      return withFiles({ request, client, action: address.key, language, files })
    const body = await requestBody(request)
    if (body instanceof Response)
      return body.status === 413 && asksForPage(request.headers.get('accept'))
        ? refusePage(413, tooLong, language)
        : body
    const headers = { 'content-type': type, accept: request.headers.get('accept') ?? '*/*' }
    const query = /[?&]index(?:[=&]|$)/.test(target) ? '?index' : ''
    const form = new Request(origin + address.key + query, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    })
    const fields = await fieldsOf(form)
    if (!fields) return refuse(400, 'The form could not be read.')
    const turn = await limit(clientKey(client))
    if (turn.isAllowed) return signed(await pages.once(form, client), receipts)
    return formAgain({ form: fields, action: address.key + query, language, retryAfter: turn.retryAfter })
  }
}

/** Forms that may bring files. Whoever has used up the turns has the texts back, and the files are not read. */
function createFilesForms({ pages, origin, limit, receipts, keepFile }: Options) {
  const inTurn = createReadingTurns()
  const keepers = { files: keepFile, photographs: keepingPhotographs(keepFile) }
  type Asked = {
    request: Request
    client: string
    action: string
    language: Language
    files: keyof typeof keepers
  }

  async function read({ request, client, action, language, files }: Asked, key: string): Promise<Response> {
    const turn = await limit(key)
    const keep = turn.isAllowed ? (file: Parameters<KeepFile>[0]) => keepers[files](file, client) : undefined
    const form = await readFormWithFiles(request, keep).catch((error: unknown) => error as Error)
    if (form instanceof TooLarge) return refusePage(413, tooLargeFiles, language)
    if (form instanceof Error) return refuse(400, 'The form could not be read.')
    if (!turn.isAllowed) return formAgain({ form, action, language, retryAfter: turn.retryAfter })
    const headers = { accept: request.headers.get('accept') ?? '*/*' }
    return signed(
      await pages.once(new Request(origin + action, { method: 'POST', headers, body: form }), client),
      receipts,
    )
  }

  return async (asked: Asked): Promise<Response> => {
    const key = clientKey(asked.client)
    const answer = await inTurn(key, () => read(asked, key))
    return answer ?? refusePage(429, tooManyAtOnce, asked.language, { 'retry-after': '60' })
  }
}

/** The redirect of a page's action to its confirmation: `?sent=<reference>`. */
function signed(answer: Response, { sign }: Receipts): Response {
  const location = answer.headers.get('location')
  if (location)
    answer.headers.set(
      'location',
      location.replace(/(?<=\?sent=)[^#]*/, (reference) => sign(reference)),
    )
  return answer
}

/** The fields for the page's action; undefined if the body is not a form. */
async function fieldsOf(form: Request): Promise<FormData | undefined> {
  try {
    return await form.clone().formData()
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/**
 * Browsers send the origin of a form. It must be this site: its configured origin, or the host of this request. Other
 * programs send no origin and have no cookies of a visitor.
 */
export function isFromHere(headers: Headers, origin: string): boolean {
  const host = headers.get('host')
  return !isForeign({ method: 'POST', headers }, [origin, `http://${host}`, `https://${host}`])
}

/**
 * Whether the route of a path has an action. React Router would answer other forms with an error that lists its
 * routes.
 */
export function formPaths(routes: ServerBuild['routes']): (path: string) => boolean {
  const taking = fixedRoutes(routes).filter(({ route }) => route.module.action !== undefined)
  const paths = new Set(taking.map(({ path }) => path))
  const isPrivate = privatePages(routes)
  const filesOf = filePaths(routes)
  return (path) =>
    paths.has(path) || (isPrivate(path) && path.split('/').length === 3) || filesOf(path) !== undefined
}

/** Which files the form at a path may bring (`takesFiles`): at the route's own path, or one step below its beginning. */
export function filePaths(routes: ServerBuild['routes']): (path: string) => PageHandle['takesFiles'] {
  const starts = Object.values(routes).flatMap((route) => {
    const { takesFiles } = (route?.module.handle ?? {}) as Partial<PageHandle>
    const start = `/${(route?.path ?? '').replace(/^(?:[a-z]{2}\?\/)+/, '')}`
    return takesFiles ? [{ start, takesFiles }] : []
  })
  const own = new Map(
    starts.filter(({ start }) => !start.includes(':')).map(({ start, takesFiles }) => [start, takesFiles]),
  )
  const below = starts.flatMap(({ start, takesFiles }) =>
    start.includes('/:') ? [{ start: start.slice(0, start.indexOf('/:') + 1), takesFiles }] : [],
  )
  const ofRecord = (path: string) =>
    path.split('/').length === 3 ? below.find(({ start }) => path.startsWith(start))?.takesFiles : undefined
  return (path) => own.get(path) ?? ofRecord(path)
}
