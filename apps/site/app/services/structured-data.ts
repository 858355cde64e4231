import type { PageContext } from './page-context.ts'
import { daysOf, type Service } from './service-path.ts'

/** The service for search engines (schema.org, GovernmentService), as JSON that may stand in a document. */
export function structuredData(
  service: Service,
  { language, council, origin, address }: PageContext,
): string {
  const days = daysOf(service)
  const takes = days === undefined ? {} : { processingTime: `P${days}D` }
  const channels = [
    ...(service.online ? [{ '@type': 'ServiceChannel', serviceUrl: service.online, ...takes }] : []),
    ...(service.place
      ? [
          {
            '@type': 'ServiceChannel',
            serviceLocation: { '@type': 'Place', name: council, description: service.place },
            ...takes,
          },
        ]
      : []),
  ]
  const data = {
    '@context': 'https://schema.org',
    '@type': 'GovernmentService',
    name: service.name,
    description: service.about || undefined,
    url: address(service.link),
    inLanguage: language,
    provider: { '@type': 'GovernmentOrganization', name: council, url: origin },
    audience: service.who ? { '@type': 'Audience', audienceType: service.who } : undefined,
    offers: service.fee ? { '@type': 'Offer', description: service.fee } : undefined,
    availableChannel: channels.length > 0 ? channels : undefined,
  }
  // A text of the council must not end the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
