import { type ComponentProps, lazy, Suspense } from 'react'
import type { DataNotice } from './data-notice.tsx'

// The server has it at once: a test renders a page in one go.
const Later = import.meta.env.SSR
  ? (await import('./data-notice.tsx')).DataNotice
  : lazy(() =>
      import('./data-notice.tsx').then(
        ({ DataNotice: Part }) => ({ default: Part }),
        (error: unknown) => {
          console.warn('The notice stays as the server wrote it', error)
          return new Promise<never>(() => {})
        },
      ),
    )

/**
 * The notice about personal data on a page with a script: it stands in the document and needs none before it is opened, so
 * what writes it comes after the page.
 */
export const DataNoticeLater = (props: ComponentProps<typeof DataNotice>) => (
  <Suspense>
    <Later {...props} />
  </Suspense>
)
