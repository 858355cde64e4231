import { data } from 'react-router'
import { fromServer } from '../../api/from-server.ts'
import { isAnotherPage, serverLanguage } from '../../api/page.ts'
import { apiContext, siteContext } from '../../api/source.ts'
import { givesWay } from '../../disclosure-pages/gives-way.ts'
import { loadOnServer } from '../../disclosure-pages/load-at-address.ts'
import { PageAtAddress } from '../../disclosure-pages/page-at-address.tsx'
import { bareOf } from '../../i18n/language.ts'
import { loadServices } from '../../services/load-services.tsx'
import { ServicePage } from '../../services/service-page.tsx'
import { servicePlace } from '../../services/service-path.ts'
import { ViewOfLists } from '../../written/view-of-lists.tsx'
import type { Route } from './+types/route.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle = givesWay

/** A council's older server has no services: a department may have their addresses then. */
export async function loader(args: Route.LoaderArgs) {
  const services = await servicesAt(args)
  if (!services) return loadOnServer(args)
  return data({ services }, { status: services.ok ? 200 : 503 })
}

async function servicesAt({ request, context }: Route.LoaderArgs) {
  const place = servicePlace(bareOf(new URL(request.url).pathname))
  if (!place) return undefined
  const language = serverLanguage(request, context)
  return loadServices({ source: context.get(apiContext), place, language, ...context.get(siteContext) })
}

/** The list of services, a service, or the letter of an appeal. */
export default function Services({ loaderData }: Route.ComponentProps) {
  if (!('services' in loaderData)) return <PageAtAddress data={loaderData} />
  const { services } = loaderData
  return (
    <ViewOfLists
      of={services}
      page={(head) => <ServicePage key={head.title} head={head} written={services} />}
    />
  )
}
