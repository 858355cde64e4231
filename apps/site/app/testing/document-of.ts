import { Window } from 'happy-dom'

/** A whole page as a browser parses it. Its scripts do not run, and what it preloads is not fetched. */
export function documentOf(html: string, type: 'text/html' | 'application/xml' = 'text/html'): Document {
  const { DOMParser } = new Window({
    url: 'http://council.example/',
    settings: {
      fetch: { interceptor: { beforeAsyncRequest: async ({ window }) => new window.Response('') } },
    },
  })
  return new DOMParser().parseFromString(html, type) as unknown as Document
}
