import type { CollectionSlug, PayloadRequest, WidgetServerProps } from 'payload'
import { roleOf } from '../../content/access/role.ts'
import { pageGroups } from '../../content/pages/pages.ts'
import { say, type Words } from '../../platform/words/words.ts'
import { FindBox } from './find-box.tsx'
import '../../views/today/today.css'

const heading: Words = { en: 'All lists, page by page', mr: 'सर्व याद्या, पानांनुसार' }
const fixed: Words = { en: 'Texts of the page', mr: 'पानावरील मजकूर' }
const desk: Words = { en: 'Of the desk', mr: 'कक्षाविषयी' }

const nameOf = (slug: CollectionSlug, req: PayloadRequest): string =>
  say(req.payload.collections[slug].config.labels.plural as Words, req)

/** What is behind no page of the site, for those who may see it. */
const ofTheDesk = (req: PayloadRequest): CollectionSlug[] => {
  const all: CollectionSlug[] = ['feedback', 'notifications', 'page-opinions']
  const role = roleOf({ req })
  if (role === 'admin') return [...all, 'users', 'journal']
  return role === 'editor' ? all : []
}

/** What the desk alone writes has no list of its own at the desk. */
const isShown =
  (req: PayloadRequest) =>
  (slug: CollectionSlug): boolean =>
    req.payload.collections[slug].config.admin.hidden !== true

/** Every list of the desk behind the page that shows it, in the order of the site's menu. */
export function ListsWidget({ req }: WidgetServerProps) {
  const { admin } = req.payload.config.routes
  const link = (slug: CollectionSlug) => (
    <a key={slug} href={`${admin}/collections/${slug}`}>
      {nameOf(slug, req)}
    </a>
  )
  const rest = ofTheDesk(req)
  return (
    <section className="today" aria-labelledby="today-lists">
      <FindBox />
      <h2 id="today-lists">{say(heading, req)}</h2>
      <div className="today-groups">
        {pageGroups.map(({ title, pages }) => (
          <section key={title.en}>
            <h3>{say(title, req)}</h3>
            <dl>
              {pages.map((page) => (
                <div key={page.path}>
                  <dt>{say(page.title, req)}</dt>
                  <dd>
                    {page.lists.filter(isShown(req)).map(link)}
                    {page.lists.length === 0 ? (
                      <a href={`${admin}/collections/texts`}>{say(fixed, req)}</a>
                    ) : null}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>{say(desk, req)}</h3>
          <dl>
            <div>
              <dd>
                <a href={`${admin}/globals/settings`}>
                  {say(
                    req.payload.globals.config.find(({ slug }) => slug === 'settings')?.label as Words,
                    req,
                  )}
                </a>
                {rest.map(link)}
                <a href={`${admin}/account`}>{req.t('authentication:account')}</a>
              </dd>
            </div>
          </dl>
        </section>
      </div>
    </section>
  )
}
