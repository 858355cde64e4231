import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { mustSetUp } from '../../../../accounts/second-factor/required.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

const open: ReadonlySet<string> = new Set(['second-factor', 'logout', 'login'])

/** Whoever has to set up the second step of the login sees no other page before. */
async function leadToSetUp({ params }: Pick<Args, 'params'>): Promise<void> {
  const [first = ''] = (await params).segments ?? []
  if (open.has(first)) return
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  if (await mustSetUp(payload, user)) redirect(`${payload.config.routes.admin}/second-factor`)
}

export default async function DeskPage({ params, searchParams }: Args) {
  await leadToSetUp({ params })
  return RootPage({ config, importMap, params, searchParams })
}
