import '@fontsource/noto-sans-devanagari/devanagari-400.css'
import '@fontsource/noto-sans-devanagari/devanagari-700.css'
import { createRateLimit } from '@nagardwar/http/rate-limit'
import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { hasAccounts } from '../../accounts/first-account.ts'
import { callFor, mayChangeAs, type Server } from '../../desk/server-functions.ts'
import '../../desk/desk.css'
import { importMap } from './admin/importMap.js'

const callsPerMinute = 600
const limit = createRateLimit(callsPerMinute)

async function server(): Promise<Server> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return {
    account: async () => user,
    hasAccounts: () => hasAccounts(payload),
    limit,
    mayChange: mayChangeAs(payload, user),
    call: (call) => handleServerFunctions({ ...call, config, importMap }),
  }
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return callFor(await server(), args.name, args.args)
}

// A form that the browser has translated must never be saved: its values would be the translator's.
export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ translate: 'no' }}
    >
      {children}
    </RootLayout>
  )
}
