import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { mustSetUp } from '../../../../content/second-factor/required.ts'
import { accountOf } from '../../../../platform/account.ts'
import { languageOf } from '../../../../platform/words/words.ts'
import { viewTitle } from '../../../../views/desk-views.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const settled = await config
  const title = viewTitle({ config: settled }, (await params).segments ?? [])
  if (!title) return metadata
  const language = languageOf({ i18n: await getNextRequestI18n({ config: settled }) })
  return { ...metadata, title: `${title[language]} ${settled.admin.meta.titleSuffix}` }
}

const open: ReadonlySet<string> = new Set(['second-factor', 'logout', 'login'])

/** Where Payload itself leads strangers to the login. Views of our own it shows to anyone who asks. */
const guarded: ReadonlySet<string> = new Set([
  '',
  'account',
  'collections',
  'create-first-user',
  'forgot',
  'globals',
  'logout-inactivity',
  'reset',
  'unauthorized',
])

/** Strangers are led to the login; whoever has to set up the second step of it sees no other page before. */
async function leadAway({ params }: Pick<Args, 'params'>): Promise<void> {
  const segments = (await params).segments ?? []
  const [first = ''] = segments
  if (open.has(first)) return
  const payload = await getPayload({ config })
  const { admin } = payload.config.routes
  const user = await accountOf(payload, await headers())
  if (!user && !guarded.has(first))
    redirect(`${admin}/login?redirect=${encodeURIComponent([admin, ...segments].join('/'))}`)
  if (await mustSetUp(payload, user)) redirect(`${admin}/second-factor`)
}

export default async function DeskPage({ params, searchParams }: Args) {
  await leadAway({ params })
  return RootPage({ config, importMap, params, searchParams })
}
