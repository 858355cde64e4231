import { councilWordOf, type Language } from '@nagardwar/contract/browser'
import { getList, type ListOutcome } from '../api/list.ts'
import type { ApiSource, Site } from '../api/source.ts'
import { textsOnServer } from '../i18n/interface-texts.ts'
import { hrefIn } from '../i18n/language.ts'
import { inOrder } from '../notices/notice-state.ts'
import { byYear, yearOf } from './budget-path.ts'
import type { BudgetBody, BudgetView } from './budget-view.ts'
import type { PageContext } from './page-context.ts'
import { presentBudget } from './present-budget.ts'

type Options = Site & { source: ApiSource; place: { year: string | undefined }; language: Language }

/** A view in the place of the rows, with what is known of the list: that it failed, or is an old copy. */
export type Loaded =
  | { ok: true; value: BudgetView[]; asOf?: string }
  | Extract<ListOutcome<'budgets'>, { ok: false }>

/** What is at an address of the budget; undefined where nothing is. Only the server loads it. */
export async function loadBudget({
  source,
  place,
  ...options
}: Options): Promise<{ page: Loaded; body: BudgetBody | null } | undefined> {
  if (!import.meta.env.SSR) throw new Error('Only the server loads a budget.')
  const list = await getList(source.list, 'budgets', options.language)
  if (!list.ok) return list.error === 'notFound' ? undefined : { page: list, body: null }
  const budgets = byYear(list.value)
  const isNewest = place.year === undefined
  const budget = isNewest ? budgets[0] : budgets.find((each) => yearOf(each) === place.year)
  if (!budget) return undefined
  const around = await aroundOf(source, options)
  const notices = isNewest ? await getList(source.list, 'publicNotices', options.language) : undefined
  const asking = notices?.ok ? notices.value.filter(({ kind }) => kind === 'budget') : []
  const given = { budget, budgets, isNewest, notices: inOrder(asking, Date.now()) }
  const { view, body } = presentBudget(given, around)
  return { page: { ...list, value: [view] }, body }
}

async function aroundOf(
  source: ApiSource,
  { language, defaultLanguage }: Omit<Options, 'source' | 'place'>,
): Promise<PageContext> {
  const [settings, texts] = await Promise.all([
    getList(source.list, 'settings', language),
    getList(source.list, 'texts', language),
  ])
  const word = councilWordOf(settings.ok ? settings.value[0]?.kind : undefined)
  const wording = new Map((texts.ok ? texts.value : []).map(({ key, text }) => [key, text]))
  const { t } = textsOnServer(language, ['budget'], wording, word)
  return {
    say: (key, values = {}) => t(key as never, values as never),
    language,
    href: (path) => hrefIn(path, language, defaultLanguage),
  }
}
