import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { WidgetServerProps } from 'payload'
import { roleOf } from '../../content/access/role.ts'
import { partsFor } from './shown-parts.ts'
import '../../views/today/today.css'

/** What waits for the person who has logged in: a clerk's own drafts, what an editor publishes, the machine's health. */
export function WorkWidget({ req }: WidgetServerProps) {
  const { importMap } = req.payload
  return (
    <div className="today today-work">
      {partsFor(req.payload, roleOf({ req })).map(({ name, component }) =>
        RenderServerComponent({ Component: component, importMap, key: name, serverProps: { req } }),
      )}
    </div>
  )
}
