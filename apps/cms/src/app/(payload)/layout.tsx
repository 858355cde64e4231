import '@fontsource-variable/noto-sans-devanagari/wght.css'
import { createRateLimit } from '@nagardwar/http/rate-limit'
import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { orderHalves } from '../../content/fields/first-language.ts'
import { mustSetUp } from '../../content/second-factor/required.ts'
import { callFor, mayChangeAs, type Server } from '../../payload/server-functions.ts'
import { accountOf } from '../../platform/account.ts'
import { councilColours } from '../../views/look/council-colours.ts'
import '../../views/look/colours.css'
import '../../views/look/type.css'
import '../../views/look/frame.css'
import '../../views/look/controls.css'
import '../../views/look/lists.css'
import '../../views/look/records.css'
import '../../views/desk.css'
import { importMap } from './admin/importMap.js'

const callsPerMinute = 600
const limit = createRateLimit(callsPerMinute)

async function server(): Promise<Server> {
  const payload = await getPayload({ config })
  const user = await accountOf(payload, await headers())
  return {
    account: async () => ((await mustSetUp(payload, user)) ? null : user),
    limit,
    mayChange: mayChangeAs(payload, user),
    call: (call) => handleServerFunctions({ ...call, config, importMap }),
  }
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return callFor(await server(), args.name, args.args)
}

// A form translated by the browser must never be saved: its values would be the translator's.
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const settings = await (await getPayload({ config })).findGlobal({ slug: 'settings', depth: 0 })
  // Another desk of the council may have stored them, and Next's pages have a configuration of their own.
  orderHalves(await config, settings)
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ translate: 'no', style: councilColours(settings.theme) }}
    >
      {children}
    </RootLayout>
  )
}
