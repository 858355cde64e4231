import { Component, type ReactNode, use } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { loadFromServer } from './load-from-server.ts'

type Props = { children: ReactNode }
type State = { failure?: { error: unknown } }

/**
 * Keeps the current view when a component throws, and loads the address from the server. Errors that the server
 * reports go to the error pages.
 */
export class ServerPage extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (isRouteErrorResponse(failure.error)) throw failure.error
    return <KeepView error={failure.error} />
  }
}

/** React keeps showing the last page, or the server's document, while this one suspends. */
export function KeepView({ error }: { error: unknown }): ReactNode {
  loadFromServer(error)
  return use(never)
}

const never = new Promise<never>(() => {})
