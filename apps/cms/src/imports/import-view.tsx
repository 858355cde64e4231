import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { admins } from '../access/admins.ts'
import { configuration } from '../configuration.ts'
import { ImportForm } from './import-form.tsx'
import { words } from './words.ts'

const path = '/import'

const languageOf = (language: string): 'en' | 'mr' => (language === 'mr' ? 'mr' : 'en')

/** In the navigation, for administrators. */
export function ImportLink({ i18n, payload, user }: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!payload || !admins({ req: { user: user ?? null } })) return null
  return (
    <a className="nav__link" href={`${payload.config.routes.admin}${path}`}>
      {words.title[languageOf(i18n?.language ?? 'en')]}
    </a>
  )
}

/** Where an administrator starts an import, follows it and finds its reports. */
export function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const language = languageOf(req.i18n.language)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={initPageResult.locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <h1>{words.title[language]}</h1>
        {admins({ req }) ? (
          <ImportForm
            address={`${req.payload.config.routes.api}/import`}
            language={language}
            server={configuration.importFrom}
          />
        ) : (
          <p>{words.onlyAdmins[language]}</p>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}
